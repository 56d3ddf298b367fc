import { expect, test } from "vitest";
import { screen } from "#shared/safety/screen.ts";
import { TOPIC_IDS } from "./ids.ts";
import { type Narrow, narrowSchema } from "./narrow.ts";
import { NARROWS } from "./narrows/index.ts";

const STEM = /^[a-z0-9]+\*?( [a-z0-9]+\*?){0,3}$/;
const optionsOf = (narrow: Narrow) => Object.entries(narrow.options).map(([label, option]) => ({ label, ...option }));
const OPTIONS = NARROWS.flatMap(optionsOf);
const ASKS = NARROWS.map(({ ask }) => ask);
const REPLIES = OPTIONS.map(({ reply }) => reply);

const wordCount = (text: string) => text.split(/\s+/).length;
const sentencesIn = (text: string) => text.split(/(?<=[.?]”?)\s+/);
const stemsOf = ({ said }: { said: string }) => said.split(", ");
const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

test("fit the schema", () => {
	for (const narrow of NARROWS) {
		expect(narrowSchema.safeParse(narrow).error, narrow.topic).toBeUndefined();
	}
});

test("ask once about every topic", () => {
	expect(NARROWS.map(({ topic }) => topic).sort()).toEqual([...TOPIC_IDS].sort());
});

test("repeat no question and no reply", () => {
	expect(repeated(ASKS)).toEqual([]);
	expect(repeated(REPLIES)).toEqual([]);
});

test("ask one short question", () => {
	expect(ASKS.filter((ask) => !/^[^?]+\?$/.test(ask) || wordCount(ask) > 20)).toEqual([]);
});

test("have labels that fit a chip", () => {
	expect(OPTIONS.map(({ label }) => label).filter((label) => label.length > 28)).toEqual([]);
});

// A pressed chip is screened like a message.
test("have labels that open no help panel", () => {
	expect(OPTIONS.map(({ label }) => label).filter((label) => screen(label) !== "none")).toEqual([]);
});

test("reply in at most two short sentences, without a question", () => {
	expect(REPLIES.filter((reply) => wordCount(reply) > 35)).toEqual([]);
	expect(REPLIES.filter((reply) => sentencesIn(reply).length > 2)).toEqual([]);
	expect(REPLIES.flatMap(sentencesIn).filter((sentence) => wordCount(sentence) > 20)).toEqual([]);
	expect(REPLIES.filter((reply) => /\?|you should/i.test(reply))).toEqual([]);
});

test("have no cheer, no semicolons and no guess at a feeling", () => {
	const texts = [...ASKS, ...REPLIES, ...OPTIONS.map(({ label }) => label)];
	expect(texts.filter((text) => /[!;]|\byou(?:'re| are)? feel/i.test(text))).toEqual([]);
});

test("have five to twelve well-formed stems an option", () => {
	expect(OPTIONS.flatMap(stemsOf).filter((stem) => !STEM.test(stem))).toEqual([]);
	expect(OPTIONS.filter((option) => stemsOf(option).length < 5)).toEqual([]);
	expect(OPTIONS.filter((option) => stemsOf(option).length > 12)).toEqual([]);
});

test("have no stem in two options of a topic", () => {
	expect(NARROWS.flatMap((narrow) => repeated(optionsOf(narrow).flatMap(stemsOf)))).toEqual([]);
});
