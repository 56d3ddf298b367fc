import { describe, expect, it } from "vitest";
import { cardSchema } from "../card.ts";
import { CARDS } from "./index.ts";

const STEM = /^[a-z0-9]+\*?( [a-z0-9]+\*?){0,3}$/;

const wordsIn = (text: string) => text.split(/\s+/).length;
const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /);
const formsOf = (asked: string) => asked.split(/,\s+/);
const stemsOf = (asked: string) => asked.split(" + ").flatMap((part) => part.split("/"));

/** What a question about the talk's own topic may say, one line for each word. */
const shortForms = CARDS.flatMap(({ id, topic, asked }) =>
	formsOf(asked)
		.filter((form) => form.startsWith("? + ") && form.split(" + ").length === 2)
		.flatMap((form) => form.slice(4).split("/"))
		.map((stem) => ({ id, key: `${topic}: ${stem}` })),
);

describe("the cards", () => {
	it("number thirty, each with an id and a title of its own", () => {
		expect(CARDS).toHaveLength(30);
		expect(new Set(CARDS.map(({ id }) => id)).size).toBe(30);
		expect(new Set(CARDS.map(({ title }) => title)).size).toBe(30);
	});

	it("name a source that was opened on a given day", () => {
		for (const { id, source } of CARDS) {
			expect(source[1], id).toMatch(/^https:\/\//);
			expect(source[3], id).not.toBeNull();
		}
	});

	it("never give two cards of one topic the same short question", () => {
		const seen = new Map<string, string>();
		for (const { id, key } of shortForms) {
			expect(seen.get(key) ?? id, key).toBe(id);
			seen.set(key, id);
		}
	});
});

describe.each(CARDS)("$id", (card) => {
	it("fits the schema", () => {
		expect(cardSchema.safeParse(card).success).toBe(true);
	});

	it("answers in two or three sentences and at most 55 words", () => {
		expect(sentencesOf(card.answer).length).toBeGreaterThanOrEqual(2);
		expect(sentencesOf(card.answer).length).toBeLessThanOrEqual(3);
		expect(wordsIn(card.answer)).toBeLessThanOrEqual(55);
	});

	it("says when to see a person in one sentence", () => {
		expect(sentencesOf(card.see)).toHaveLength(1);
	});

	it("keeps its sentences short and plain", () => {
		for (const sentence of [...sentencesOf(card.answer), card.see]) {
			expect(wordsIn(sentence), sentence).toBeLessThan(20);
			expect(sentence).toMatch(/[.]$/);
			expect(sentence).not.toMatch(/[!?;:“”]/);
			expect(sentence).not.toMatch(/\b(do|does|is|are|can|will) not\b|\bcannot\b/);
		}
	});

	it("knows 6 to 15 ways of asking, all of well-formed stems", () => {
		expect(formsOf(card.asked).length).toBeGreaterThanOrEqual(6);
		expect(formsOf(card.asked).length).toBeLessThanOrEqual(15);
		for (const asked of formsOf(card.asked)) {
			for (const stem of stemsOf(asked.replace(/^\? \+ /, ""))) {
				expect(stem, asked).toMatch(STEM);
			}
		}
	});
});
