import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { isOwnRisk, RISK_LEVELS } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";
import { runsOf } from "../train/overlap.ts";

const lineSchema = z.strictObject({
	writer: z.string().check(z.minLength(1)),
	facet: z.string().check(z.minLength(1)),
	level: z.enum(RISK_LEVELS),
	text: z.string().check(z.minLength(1)),
	before: z.optional(z.array(z.string())),
	dialogue: z.optional(z.string()),
	turn: z.optional(z.int()),
});
type Line = z.infer<typeof lineSchema>;

/** Ordinary turns that open a panel: it may only fall. 103 of them did at first. */
const ORDINARY_PANELS = 5;

/** Thousands of messages are read, on a machine that may do other work beside. */
const MANY_MS = 90_000;

const read = (part: string): Line[] =>
	globSync(`corpus/safety/${part}/*.jsonl`)
		.sort()
		.flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
		.map((line) => lineSchema.parse(JSON.parse(line)));

const ordinary = read("train/ordinary");
const train = [...ordinary, ...read("train/danger"), ...read("train/languages")];
const sealed = read("sealed/*");
const sealedTalks = sealed.filter(({ dialogue }) => dialogue !== undefined);
/** Plain words of danger to the writer's own life, from writers whose lines we hadn't read (docs/safety-scores.md). */
const sealedPlain = sealed.filter(({ writer }) => writer.startsWith("explicit-v/"));

describe("the corpus", () => {
	it("keeps each writer in one part", () => {
		const writers = new Set(train.map(({ writer }) => writer));
		expect(sealed.filter(({ writer }) => writers.has(writer))).toEqual([]);
		expect(writers.size).toBeGreaterThan(50);
	});

	it("shares no run of words between its parts", () => {
		const seen = new Set(train.flatMap(({ text }) => runsOf(text)));
		expect(sealed.filter(({ text }) => runsOf(text).some((run) => seen.has(run)))).toEqual([]);
	});

	// spec: S.6
	it("opens a panel on all plain words of danger from writers we hadn't read", () => {
		expect(sealedPlain.length).toBeGreaterThanOrEqual(150);
		const unheard = sealedPlain.filter(({ text }) => !isOwnRisk(screen(text)));
		// The lines stay sealed: only how many.
		expect(unheard.length).toBe(0);
	});

	// spec: S.18
	it("opens a panel again on what had lost its panel for a while", () => {
		const regained = train.filter(({ writer }) => writer === "regained");
		expect(regained.length).toBeGreaterThanOrEqual(340);
		expect(regained.filter(({ text }) => screen(text) === "none")).toEqual([]);
	});

	// spec: S.7
	it(
		"opens no panel on ordinary turns of conversations from writers we hadn't read",
		() => {
			expect(sealedTalks.length).toBeGreaterThanOrEqual(400);
			expect(panelsIn(sealedTalks)).toBe(0);
		},
		MANY_MS,
	);

	it(
		"opens a panel on few ordinary turns of whole talks",
		() => {
			expect(panelsIn(ordinary)).toBeLessThanOrEqual(ORDINARY_PANELS);
		},
		MANY_MS,
	);
});

/** How many messages open a panel, each read after the earlier ones of its talk. */
function panelsIn(lines: readonly Line[]): number {
	const talks = new Map<string, string[]>();
	return lines.filter(({ dialogue = "", text }) => {
		const before = talks.get(dialogue) ?? [];
		talks.set(dialogue, [...before, text]);
		return isOwnRisk(screen(text, before));
	}).length;
}
