import { expect, test } from "vitest";
import { hasStem } from "../read/stems.ts";
import { wordsOf } from "../read/words.ts";
import { draftSchema } from "./draft.ts";
import { DRAFTS } from "./drafts.ts";

const STEM = /^[a-z0-9]+\*?( [a-z0-9]+\*?){0,3}$/;
const wordCount = (text: string) => text.split(/\s+/).length;
const sentencesIn = (text: string) => text.split(/(?<=[.?]”?)\s+/);

/** Every way of asking by itself: "tell + mum/dad" is two. */
const waysOf = (asked: string) => asked.split(", ").flatMap((way) => way.split(" + ").reduce<string[][]>((ways, part) => ways.flatMap((each) => part.split("/").map((stem) => [...each, stem])), [[]]));

/** The kind that an ask about wording names first. */
function kindOf(ask: string): string | undefined {
	const words = wordsOf(ask);
	return DRAFTS.find(({ asked }) => waysOf(asked).some((way) => way.every((stem) => hasStem([stem], words))))?.id;
}

test("has eighteen kinds, each once", () => {
	expect(DRAFTS).toHaveLength(18);
	expect(new Set(DRAFTS.map(({ id }) => id)).size).toBe(18);
});

test("fits the schema", () => {
	for (const draft of DRAFTS) {
		expect(draftSchema.safeParse(draft).error, draft.id).toBeUndefined();
	}
});

test("says how in two or three short sentences", () => {
	expect(DRAFTS.filter(({ how }) => wordCount(how) > 45)).toEqual([]);
	expect(DRAFTS.filter(({ how }) => ![2, 3].includes(sentencesIn(how).length))).toEqual([]);
	expect(DRAFTS.flatMap(({ how }) => sentencesIn(how)).filter((each) => wordCount(each) > 20)).toEqual([]);
});

test("has examples of at most thirty words", () => {
	expect(DRAFTS.filter(({ example }) => wordCount(example) > 30)).toEqual([]);
});

test("has no cheer, no semicolons and no guess at a feeling", () => {
	const texts = DRAFTS.flatMap(({ how, example }) => [how, example]);
	expect(texts.filter((text) => /[!;]|\byou(?:'re| are)? feel/i.test(text))).toEqual([]);
});

test("has well-formed stems, none of them in two kinds", () => {
	const ways = DRAFTS.flatMap(({ asked }) => waysOf(asked));
	expect(ways.flat().filter((stem) => !STEM.test(stem))).toEqual([]);
	const kinds = ways.map((way) => way.join(" + "));
	expect(kinds.filter((kind, i) => kinds.indexOf(kind) !== i)).toEqual([]);
});

test.each([
	["separation-to-child", "What do we tell our kids about the divorce?"],
	["apology-to-child", "How do I apologise to my son for forgetting his match?"],
	["condolence", "What do I write to a neighbour whose wife died?"],
	["saying-no", "How do I say no to my manager about Sunday?"],
	["cancelling-plans", "How do I cancel on my husband's family?"],
	["resignation", "How do I tell my boss I'm quitting?"],
	["raise", "How should I ask my manager for a pay rise?"],
	["apology", "I owe my wife an apology. How do I say sorry to her?"],
	["break-up", "How do I break up with my boyfriend?"],
	["money-owed", "My colleague owes me forty. What do I say?"],
	["boundary", "How do I tell my mum to stop calling me at work?"],
	["complaint-to-boss", "How do I tell my manager the hours are too much?"],
	["feedback-to-colleague", "How do I tell a colleague that he interrupts me?"],
	["old-friend", "What do I say to an old friend after six years?"],
	["asking-a-doctor", "What do I say to the doctor about my sleep?"],
	["talk-with-partner", "How do I tell my wife I want to move?"],
	["big-news-to-family", "How do I tell my parents I'm gay?"],
	["asking-for-help", "How do I ask for help with the shopping?"],
])("names %s in: %s", (id, ask) => {
	expect(kindOf(ask)).toBe(id);
});
