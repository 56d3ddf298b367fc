import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

function words(count: number, from = 1): string {
	return Array.from({ length: count }, (_, index) => `w${from + index}`).join(" ");
}

test("forty words stand whole, forty-one do not", () => {
	expect(truncate(words(40))).toBeNull();
	expect(truncate(words(41))).toBe(`${words(40)}…`);
});

test("the cut falls after a sentence that ends past 70% of the forty words", () => {
	const text = `${words(34)}. ${words(20, 35)}`;
	expect(truncate(text)).toBe(`${words(34)}.`);
});

test("a sentence that ends too early does not decide the cut", () => {
	const text = `${words(10)}. ${words(60, 11)}`;
	expect(truncate(text)).toBe(`${words(10)}. ${words(30, 11)}…`);
});

test("a dot within a word is no sentence's end", () => {
	const text = `${words(33)} 3.5 ${words(30, 35)}`;
	expect(truncate(text)?.endsWith("w40…")).toBe(true);
});

test("paragraphs survive the cut, and no comma is left before the ellipsis", () => {
	const text = `${words(5)}\n\n${words(34, 6)} w40, ${words(9, 41)}`;
	expect(truncate(text)).toBe(`${words(5)}\n\n${words(34, 6)} w40…`);
});
