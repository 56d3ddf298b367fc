import { expect, test } from "vitest";
import { literalsOf, slowPartsOf } from "./slow-patterns.ts";

test.each([
	["an expression that takes exponential time", "/^(?:a+)+$/"],
	["two repetitions side by side", String.raw`/^\s*(.*?)\s*$/`],
	["two that may share what is between them", "/^x+(?:y|x)*z/u"],
])("finds %s", (_, written) => {
	expect(slowPartsOf(written)).not.toEqual([]);
});

test.each(["/^(?:ab)+$/", "/(?<= )(?:want|wish)(?:( [a-z]+)){0,3} sleep(?= )/u"])(
	"lets %s through",
	(written) => {
		expect(slowPartsOf(written)).toEqual([]);
	},
);

test("reads the expressions of code, and no text that looks like one", () => {
	expect(literalsOf("tools/checks/slow-patterns.test.ts")).toContain("/nothing but this one/");
	expect(/nothing but this one/.source).not.toBe("");
	expect(literalsOf("tools/checks/slow-patterns.test.ts")).not.toContain("/^(?:a+)+$/");
});
