import { expect, test } from "vitest";
import { settleMarkdown } from "./settle-markdown.ts";

test.each([
	["a **bold", "a **bold**"],
	["a **bold*", "a **bold**"],
	["a **bold** word", "a **bold** word"],
	["2 ** 3 is", "2 ** 3 is"],
	["(**", "("],
	["- **one\n- two", "- **one\n- two"],
	["run `npm", "run `npm`"],
	["run `a **", "run `a`"],
	["**run `npm", "**run `npm`**"],
	["list:\n\n- ", "list:\n\n"],
	["next\n\n**", "next"],
	["plain words", "plain words"],
])("%j is shown as %j while it is being written", (written, shown) => {
	expect(settleMarkdown(written).trimEnd()).toBe(shown.trimEnd());
});

test.each([
	["~~gone", "~~gone~~"],
	["~~gone~", "~~gone~~"],
	["~~gone~~ here", "~~gone~~ here"],
	["it takes ~5 min", "it takes ~5 min"],
	["`~~` is", "`~~` is"],
])("of half-struck words as in %j no mark is shown", (written, shown) => {
	expect(settleMarkdown(written)).toBe(shown);
});

test.each([
	["see [the pa", "see the pa"],
	["see [the page]", "see the page"],
	["see [the page](https://exam", "see the page"],
	["see [the page](https://example.org)", "see [the page](https://example.org)"],
	["look ![a la", "look"],
])("of half a link as in %j only the words are shown", (written, shown) => {
	expect(settleMarkdown(written)).toBe(shown);
});

test.each(["- [", "- [ ", "- [x", "- [ ]", "- [x] ", "1. [ ]"])(
	"the box %j is not shown before it has words",
	(written) => {
		expect(settleMarkdown(`First:\n\n${written}`).trim()).toBe("First:");
		expect(settleMarkdown(`- [x] one\n${written}`).trim()).toBe("- [x] one");
	},
);

// spec: P.71
test.each([
	["|", ""],
	["| Day", "| Day\n|---|"],
	["| Day | **Mo", "| Day | **Mo**\n|---|---|"],
	["| Day | Mood |\n|", "| Day | Mood |\n|---|---|"],
	["| Day | Mood |\n| :-", "| Day | Mood |\n|:-|---|"],
	["| Day | Mood |\n|:--|--:", "| Day | Mood |\n|:--|--:|"],
	["Day | Mood\n--- | -", "Day | Mood\n|---|---|"],
	["> | Day | Mood |\n> |-", "> | Day | Mood |\n> |-|---|"],
	["Here:\n| Day", "Here:\n| Day\n|---|"],
])("%j is a table at once", (written, shown) => {
	expect(settleMarkdown(written)).toBe(shown);
});

test.each([
	["|", ""],
	["| Mon", "\n| Mon"],
	["| **Mon", "\n| **Mon**"],
	["| **Mon** | ~~lo", "\n| **Mon** | ~~lo~~"],
	["| Mon | low |", "\n| Mon | low |"],
	["| a \\| **b", "\n| a \\| **b**"],
])("a row that is at %j stays in its table", (row, shown) => {
	const table = "| Day | Mood |\n| --- | --- |";
	expect(settleMarkdown(`${table}\n${row}`)).toBe(table + shown);
});

test("words with a bar in them are no table", () => {
	expect(settleMarkdown("this | that")).toBe("this | that");
	expect(settleMarkdown("this | that\nand more")).toBe("this | that\nand more");
});

// spec: P.71
test.each([
	["Try:\n```", "Try:"],
	["Try:\n\n```py", "Try:"],
	["```py\n", "```py\n"],
	["```\ncode", "```\ncode"],
	["```\nlet x = -", "```\nlet x = -"],
	["```\n**code", "```\n**code"],
	["```\n| a", "```\n| a"],
	["```\ncode\n``", "```\ncode"],
	["~~~\ncode\n~~", "~~~\ncode"],
	["```\ncode\n```", "```\ncode\n```"],
	["````\n```\ncode", "````\n```\ncode"],
	["- ```js\n  code\n  `", "- ```js\n  code"],
	["```\na **b\n```\nand **c", "```\na **b\n```\nand **c**"],
])("code that is at %j is shown as %j", (written, shown) => {
	expect(settleMarkdown(written)).toBe(shown);
});
