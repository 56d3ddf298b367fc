import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { actsIn } from "../read/acts.ts";
import { sentencesOf } from "../read/words.ts";
import { aboutSchema } from "./about.ts";
import { ABOUTS } from "./abouts/index.ts";
import { EXERCISE_IDS } from "./ids.ts";

const samples = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/** What a person could ask, by the id of the answer, and what is of life and asks nothing about Attune. */
const { asked: ASKED, life: LIFE } = z.strictObject({ asked: z.record(z.string(), samples), life: samples }).parse(JSON.parse(readFileSync("corpus/abouts.json", "utf8")));

const PATTERNS = ABOUTS.map(({ id, asked }) => ({
	id,
	patterns: asked.map((source) => new RegExp(`\\b(?:${source})\\b`)),
}));

/** Without a question mark, a sentence of at most this many words can be a request. */
const REQUEST_WORDS = 12;

/** Pages that the answers name before the app has them. */
const TO_COME = ["Exercises", "Kept", "Reach out", "Questions for the doctor"];

/** What the guide calls itself, not a label on screen. */
const OWN_NAME = "Guide";

/** The first answer whose pattern fits a question or short request in the text. */
function answerTo(text: string): string | undefined {
	const asks = sentencesOf(text)
		.filter(({ isQuestion, words }) => isQuestion || words.length <= REQUEST_WORDS)
		.map(({ words }) => words.join(" "));
	return PATTERNS.find(({ patterns }) => asks.some((ask) => patterns.some((pattern) => pattern.test(ask))))?.id;
}

describe("ABOUTS", () => {
	it("has each id once, and samples of each", () => {
		expect(Object.keys(ASKED).toSorted()).toEqual(ABOUTS.map(({ id }) => id).toSorted());
	});

	it.each(ABOUTS)("$id fits the schema", (about) => {
		expect(aboutSchema.safeParse(about).error).toBeUndefined();
	});

	it.each(ABOUTS)("$id has short patterns with bounded repeats", ({ asked }) => {
		for (const pattern of asked) {
			expect(pattern.length, pattern).toBeLessThanOrEqual(200);
			expect(pattern).not.toMatch(/[)\].][*+]|\{\d+,\}/);
		}
	});

	it.each(ABOUTS)("$id answers in a few plain sentences", ({ say, temporary = [] }) => {
		expect(new Set(say).size).toBe(say.length);
		for (const text of [...say, ...temporary]) {
			expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(40);
			expect(text).not.toMatch(/[!;"]/);
			expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
			for (const sentence of text.split(/(?<=[.?])\s/)) {
				expect(sentence.split(/\s+/).length, sentence).toBeLessThan(20);
			}
		}
	});

	it("quotes only labels that are on screen", () => {
		const screens = globSync(["web/**/*.tsx", "shared/**/*.ts"], {
			exclude: (name) => name.includes(".test."),
		})
			.map((file) => readFileSync(file, "utf8"))
			.join("\n");
		const labels = new Set(ABOUTS.flatMap(({ say, temporary = [] }) => [...say, ...temporary]).flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, label = ""]) => label)));
		const unknown = [...labels].filter((label) => label !== OWN_NAME && !TO_COME.includes(label) && !screens.includes(label));
		expect(unknown).toEqual([]);
	});

	it("offers only choices that the guide understands", () => {
		const titles = EXERCISE_IDS.map((id) => id.replaceAll("-", " "));
		const lost = ABOUTS.flatMap(({ choices = [] }) => choices).filter((choice) => !titles.includes(choice.toLowerCase()) && actsIn(sentencesOf(choice)).size === 0 && answerTo(choice) === undefined);
		expect(lost).toEqual([]);
	});
});

describe("the patterns", () => {
	it.each(Object.entries(ASKED))("find what asks for %s", (id, texts) => {
		expect(texts.filter((text) => answerTo(text) !== id)).toEqual([]);
	});

	it("leave questions and sentences about life alone", () => {
		expect(LIFE.filter((text) => answerTo(text) !== undefined)).toEqual([]);
	});
});
