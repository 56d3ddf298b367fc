import { describe, expect, it } from "vitest";
import { marksOf } from "./fact-marks.ts";
import { withoutFacts } from "./without-fact.ts";

describe("a running summary, after a fact was deleted", () => {
	it.each([
		[
			"They work nights on a ward. Their sister Ana visits.",
			"You work nights on a ward.",
			"Their sister Ana visits.",
		],
		[
			"Key points: you moved to Leeds; the boss wants more.\nPlans: call Karin.",
			"You moved to Leeds.",
			"the boss wants more.\nPlans: call Karin.",
		],
		["People: Ana (your sister); Karin (your boss).", "Your sister is called Ana.", "Karin (your boss)."],
		[
			"“My sister Ana is here. She stays”\n“I moved to Leeds”",
			"Your sister is called Ana.",
			"“I moved to Leeds”",
		],
		["They like rain.", "You work nights.", "They like rain."],
		["", "You work nights.", ""],
	])("of %j without %j is %j", (summary, fact, rest) => {
		expect(withoutFacts(summary, { key: "k", marks: [marksOf(fact, "k")], unkeyed: [] })).toBe(rest);
	});
});
