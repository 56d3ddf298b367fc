import { describe, expect, it } from "vitest";
import { TURNS } from "../content/topics/turns.ts";
import { topicsIn } from "./topics.ts";
import { withoutTypo } from "./typos.ts";
import { readWords, wordsOf } from "./words.ts";

describe("a slip of the keyboard", () => {
	it.each([
		["slepeing", "sleeping"],
		["brething", "breathing"],
		["anxeity", "anxiety"],
		["lonley", "lonely"],
		["practicel", "practical"],
		["nervus", "nervus"],
	])("%j is read as %j", (slip, word) => {
		expect(withoutTypo(slip)).toBe(word);
	});

	it("leaves short words, names and words it knows", () => {
		for (const word of ["horse", "meal", "worried", "sleep", "wrk"]) {
			expect(withoutTypo(word)).toBe(word);
		}
		expect(readWords("I went out with Lonley Bob")).toContain("lonley");
	});

	it("lets a topic be found", () => {
		const found = topicsIn("i am so anxeious and i feel lonley").map(({ topic }) => topic);
		expect(found).toEqual(expect.arrayContaining(["worry", "loneliness"]));
	});

	it("changes few words of messages without slips", () => {
		const words = TURNS.flatMap(({ said }) => wordsOf(said));
		const changed = words.filter((word) => withoutTypo(word) !== word);
		expect(changed.length / words.length, [...new Set(changed)].join(" ")).toBeLessThan(0.02);
	});
});
