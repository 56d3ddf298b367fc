import { describe, expect, it } from "vitest";
import { takenBack } from "./find-facts-taken-back.ts";

describe("what is known from before", () => {
	it.each([
		["a death", "You have a dog called Bo.", "Bo died. I had to put my dog to sleep.", []],
		["a parting", "Your husband is called Tom.", "My husband and I broke up.", []],
		["a job that was left", "You work at a bakery.", "I quit my job.", []],
		["a move", "You live in Leeds.", "We moved to York last week.", []],
		["a newer one of its kind", "You live in Leeds.", "I live in York.", ["You live in York."]],
	])("is taken back by %s", (_, known, message, found) => {
		expect(takenBack([known], [message], found)).toEqual([known]);
	});

	it.each([
		["You love painting.", "My dog died.", []],
		["Your sister is called Ana.", "My husband and I broke up.", []],
		["You live in Leeds.", "I live in Leeds.", ["You live in Leeds."]],
		["You work nights.", "I'm a nurse.", ["You're a nurse."]],
	])("stays: %j after %j", (known, message, found) => {
		expect(takenBack([known], [message], found)).toEqual([]);
	});
});
