import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RichText } from "../messages/rich-text.tsx";
import { hasMarkup } from "./has-markup.ts";
import { MarkdownText } from "./markdown-text.tsx";

/** Pieces of what people and models write, with all that Markdown may take for more. */
const PIECES = [
	..."*_`~|[]\\<>&#@!:;.,-+=()'\"/$%^{}?…–",
	...[
		"a",
		"word",
		"I ",
		"Ich möchte",
		"好",
		"🌱",
		"1.",
		"2)",
		"10",
		"www.",
		"https://a.org",
		"a@b.org",
		"&amp;",
	],
	...[" ", "  ", "    ", "\t", "\n", "\n\n", " \n", "  \n", "\r\n", "- ", "---", "===", "\u00a0", "\u2028"],
];

/** A browser shows no white space at the edges of a paragraph, and one space for several. */
const shown = (element: Element) => element.innerHTML.replace(/[ \n]+/g, " ").replace(/ ?(<[^>]+>) ?/g, "$1");

test("text without markup looks the same whether or not Markdown reads it", () => {
	const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(""));
	let plain = 0;
	fc.assert(
		fc.property(texts, (text) => {
			if (hasMarkup(text) || text.trim() === "") {
				return;
			}
			plain += 1;
			const read = shown(render(<MarkdownText text={text} />).container);
			const quick = shown(render(<RichText text={text} />).container.firstElementChild as Element);
			cleanup();
			expect(quick).toBe(read);
		}),
		{ numRuns: 5_000 },
	);
	expect(plain).toBeGreaterThan(300);
});

test.each([
	"Two paragraphs.\n\nAnd a second one, which asks: what now?",
	"It's 7.30 and you're up. That counts (a lot) - even today.",
	"Half past 10, or 11) whichever",
])("what most replies are needs no Markdown: %o", (text) => {
	expect(hasMarkup(text)).toBe(false);
});

test.each([
	"**Now** rest",
	"1. Sit down",
	"Do this:\n- breathe",
	"See https://a.org",
	"Write to a@b.org",
	"One line  \nand another",
	"    code",
	"Title\n---",
])("%o is read as Markdown", (text) => {
	expect(hasMarkup(text)).toBe(true);
});
