import { describe, expect, it } from "vitest";
import { personalityType } from "./personality.ts";

describe("the personality type", () => {
	// spec: 2.81, 4.71
	it("takes the first letter of a pair for 1 and the second for 2", () => {
		expect(personalityType({ EI: 1, SN: 1, TF: 1, JP: 1 })).toBe("ESTJ");
		expect(personalityType({ EI: 2, SN: 2, TF: 2, JP: 2 })).toBe("INFP");
		expect(personalityType({ EI: 2, SN: 1, TF: 2, JP: 1 })).toBe("ISFJ");
	});

	// spec: 5.14
	it("is empty until every pair is answered", () => {
		expect(personalityType({ EI: 1, SN: 1, TF: 1 })).toBe("");
		expect(personalityType({})).toBe("");
	});
});
