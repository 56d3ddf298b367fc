import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameFact, marksOf, saysTheSame } from "./fact-marks.ts";

const same = (one: string, other: string) => saysTheSame(marksOf(one), marksOf(other));

describe("what a fact is about", () => {
	it.each([
		["You work nights.", "you work at night"],
		["You're a nurse.", "You work as a nurse."],
		["Your sister is called Ana.", "Your sister's name is Ana"],
		["Running helps you.", "A run helps you."],
	])("is the same for %j and %j", (one, other) => {
		expect(same(one, other)).toBe(true);
	});

	it.each([
		["You work nights.", "You work in Leeds."],
		["Your sister is called Ana.", "Your brother is called Ben."],
		["You have a dog called Bo.", "You have a cat called Mo."],
		["You love painting.", "You avoid crowds."],
		["You're a nurse.", "Your sister is a nurse."],
		["You have a son.", "Your son is called Max."],
		["You have a dog.", "You have a dog called Bo."],
		["You work nights.", "You find nights hard."],
	])("is not the same for %j and %j", (one, other) => {
		expect(same(one, other)).toBe(false);
	});

	it("may be a part of another and still be another fact", () => {
		const [short, long] = ["Your sister is called Ana.", "Your sister Ana lives in Leeds."].map(marksOf);
		expect(saysTheSame(short ?? [], long ?? [])).toBe(true);
		expect(isSameFact(short ?? [], long ?? [])).toBe(false);
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
