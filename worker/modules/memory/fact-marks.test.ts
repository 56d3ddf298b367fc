import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isForgotten, isSameFact, marksOf, NOTHING_FORGOTTEN, saysTheSame } from "./fact-marks.ts";

const KEY = "a secret of one person";
const same = (one: string, other: string) => saysTheSame(marksOf(one, KEY), marksOf(other, KEY));

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
		const [short, long] = ["Your sister is called Ana.", "Your sister Ana lives in Leeds."].map((fact) =>
			marksOf(fact, KEY),
		);
		expect(saysTheSame(short ?? [], long ?? [])).toBe(true);
		expect(isSameFact(short ?? [], long ?? [])).toBe(false);
	});

	it("keeps none of its words, and is the same for any text as for itself", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const marks = marksOf(text, KEY);
				expect(marks.every((mark) => Number.isInteger(mark))).toBe(true);
				expect(isSameFact(marks, marks)).toBe(marks.length > 0);
			}),
		);
	});

	it("is another thing by the secret of another person, and can't be looked up without one", () => {
		const [mine, yours, unkeyed] = [KEY, "another secret", null].map((key) =>
			marksOf("You work nights.", key),
		);
		expect(mine).not.toEqual(yours);
		expect(saysTheSame(mine ?? [], unkeyed ?? [])).toBe(false);
	});

	it("is known again by marks with the key, and by those from before there was one", () => {
		const fact = "Your sister is called Ana.";
		const forgotten = { key: KEY, marks: [marksOf(fact, KEY)], unkeyed: [] };
		expect(isForgotten("Your sister's name is Ana", forgotten)).toBe(true);
		expect(isForgotten(fact, { ...forgotten, key: "another secret" })).toBe(false);
		expect(isForgotten(fact, { key: KEY, marks: [], unkeyed: [marksOf(fact, null)] })).toBe(true);
		expect(isForgotten(fact, NOTHING_FORGOTTEN)).toBe(false);
	});
});
