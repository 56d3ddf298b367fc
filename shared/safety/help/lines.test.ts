import { describe, expect, it } from "vitest";
import { joinedLines } from "./lines.ts";

describe("joinedLines", () => {
	it.each([
		["i wish\ni was\ndead", "i wish i was dead"],
		["i want... to... die", "i want to die"],
		["thinking of ending\nmy\nlife", "thinking of ending my life"],
	])("reads %j as one sentence", (text, joined) => {
		expect(joinedLines(text)).toBe(joined);
	});

	it.each([
		["no\ni want to die", "no . i want to die"],
		["work was long today\nthe dog is fine now", "work was long today . the dog is fine now"],
		["i made soup...\nit was good", "i made soup . it was good"],
	])("leaves sentences apart in %j", (text, apart) => {
		expect(joinedLines(text)).toBe(apart);
	});

	it("touches nothing after a mark", () => {
		expect(joinedLines("i slept. then i ate!\nthen i ran")).toBe("i slept. then i ate!\nthen i ran");
	});
});
