import { describe, expect, it } from "vitest";
import { RISK_LEVELS } from "#shared/safety/risk.ts";
import { ASK_AGAIN, RISK_GUIDANCE, riskGuidance } from "./risk.v2.ts";

const LEVELS = RISK_LEVELS.filter((level) => level !== "none");

describe.each(LEVELS)("what is said of %s", (level) => {
	it("holds at most four instructions, of one thing each", () => {
		const { instructions } = RISK_GUIDANCE[level];
		expect(instructions.length).toBeGreaterThan(0);
		expect(instructions.length).toBeLessThanOrEqual(4);
		for (const instruction of instructions) {
			expect(instruction.split(" ").length).toBeLessThanOrEqual(34);
		}
		expect(riskGuidance(level, "GB").match(/^\d\. /gm)).toHaveLength(instructions.length);
	});

	it("is right at noon and at night", () => {
		expect(riskGuidance(level, "GB")).not.toMatch(/tonight|this (?:morning|evening)|bed/i);
	});

	it("says who calls, and the number of their country only", () => {
		const [uk, us, elsewhere] = ["GB", "US", "JP"].map((country) => riskGuidance(level, country));
		for (const text of [uk, us, elsewhere]) {
			expect(text).not.toContain("{number}");
		}
		if (RISK_GUIDANCE[level].instructions.some((text) => text.includes("{number}"))) {
			expect(uk).toMatch(/they\b[^.]* call 999/i);
			expect(us).toMatch(/they\b[^.]* call 911/i);
			expect(elsewhere).toMatch(/call their local emergency number/);
		}
		expect(uk).not.toMatch(/911|112/);
		expect(us).not.toMatch(/999|112/);
		expect(elsewhere).not.toMatch(/\d{3}/);
	});
});

it("says whether the danger is in the newest words or was heard before them", () => {
	expect(riskGuidance("intent", "GB", true)).toContain("in their newest words:");
	expect(riskGuidance("intent", "GB", false)).toContain("heard within the last day");
});

it("says nothing where there is no danger, and later asks without a time of day", () => {
	expect(riskGuidance("none", "GB")).toBe("");
	expect(ASK_AGAIN).not.toMatch(/tonight/i);
});
