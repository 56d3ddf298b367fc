import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameFact, marksOf } from "./fact-marks.ts";

const same = (one: string, other: string) => isSameFact(marksOf(one), marksOf(other));

describe("what a fact is about", () => {
	it.each([
		["You work nights.", "you work at night"],
		["You're a nurse.", "You work as a nurse."],
		["Your sister is called Ana.", "Your sister's name is Ana"],
		["Running helps you.", "You said that a run helps."],
	])("is the same for %j and %j", (one, other) => {
		expect(same(one, other)).toBe(true);
	});

	it.each([
		["You work nights.", "You work in Leeds."],
		["Your sister is called Ana.", "Your brother is called Ben."],
		["You have a dog called Bo.", "You have a cat called Mo."],
		["You love painting.", "You avoid crowds."],
	])("is not the same for %j and %j", (one, other) => {
		expect(same(one, other)).toBe(false);
	});

	it("keeps none of its words, and is the same for any text as for itself", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const marks = marksOf(text);
				expect(marks.every((mark) => Number.isInteger(mark))).toBe(true);
				expect(isSameFact(marks, marks)).toBe(marks.length > 0);
			}),
		);
	});
});
