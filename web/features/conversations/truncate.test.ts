import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

function words(count: number, from = 1): string {
	return Array.from({ length: count }, (_, index) => `w${from + index}`).join(" ");
}

// spec: 2.122, 9.53
test("forty words stand whole, forty-one do not", () => {
	expect(truncate(words(40))).toBeNull();
	expect(truncate(words(41))).toBe(`${words(40)}…`);
});

// spec: 9.54
test("the cut falls after a sentence that ends past 70% of the forty words", () => {
	const text = `${words(34)}. ${words(20, 35)}`;
	expect(truncate(text)).toBe(`${words(34)}.`);
});

// spec: 9.54
test("a sentence that ends too early does not decide the cut", () => {
	const text = `${words(10)}. ${words(60, 11)}`;
	expect(truncate(text)).toBe(`${words(10)}. ${words(30, 11)}…`);
});

test("a dot within a word is no sentence's end", () => {
	const text = `${words(33)} 3.5 ${words(30, 35)}`;
	expect(truncate(text)?.endsWith("w40…")).toBe(true);
});

test.each([
	["its number", "2."],
	["its number and a bracket", "2)"],
	["its bold number", "**2.**"],
	["its dash", "-"],
	["its star", "*"],
	["a heading's signs", "##"],
	["an inner number", "- 2."],
])("a list is never cut after %s: the cut falls before the item", (_name, marker) => {
	const first = `${words(10)}\n\n1. ${words(28 - marker.split(" ").length + 1, 11)}`;
	expect(truncate(`${first}\n${marker} ${words(20, 60)}`)).toBe(`${first}…`);
});

test("an item's number that stands past 70% of the forty words is no sentence's end either", () => {
	const text = `${words(34)}\n2. ${words(20, 35)}`;
	expect(truncate(text)).toBe(`${words(34)}\n2. ${words(5, 35)}…`);
});

test("a cut before an item keeps the sentence that stood before it, without dots after its dot", () => {
	expect(truncate(`${words(39)}.\n2. ${words(20, 60)}`)).toBe(`${words(39)}.`);
});

test("paragraphs survive the cut, and no comma is left before the ellipsis", () => {
	const text = `${words(5)}\n\n${words(34, 6)} w40, ${words(9, 41)}`;
	expect(truncate(text)).toBe(`${words(5)}\n\n${words(34, 6)} w40…`);
});

test("a table or code that the cut goes through is left for the whole text", () => {
	const row = "| Monday | run for ten minutes |";
	const table = `${words(12)}\n\n| Day | What |\n|---|---|\n${`${row}\n`.repeat(9)}`;
	expect(truncate(table)).toBe(`${words(12)}…`);
	const code = `${words(12)}\n\n\`\`\`js\n${words(40, 13)}\n\`\`\``;
	expect(truncate(code)).toBe(`${words(12)}…`);
	expect(truncate(`${row}\n`.repeat(12))).toBeNull();
});
