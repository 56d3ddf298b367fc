import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { ReaderKind } from "#shared/reader/predict.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { inTalks, type Row } from "../measure/measure-safety.ts";
import { overlapping } from "./overlap.ts";

/** English sets that rules were tuned on. The held-out ones stay out of training. */
const TUNING_SETS = [
	"explicit",
	"look-alikes/absence",
	"look-alikes/emergency",
	"ordinary",
	"other",
	"probe-en",
	"tuning-en",
	"veiled",
];
const HELD_OUT_SETS = ["held-out", "held-out-2"];

const LIFE: readonly RiskLevel[] = ["wish", "thoughts", "method", "intent", "imminent", "behaviour"];
const BODY: readonly RiskLevel[] = ["eating", "self-harm", "psychosis"];
/** Facets of danger to the writer's own life that aren't veiled. */
const PLAIN_FACETS = ["outright", "emergency"];

/**
 * What a line counts as. "ordinary": a turn of a whole talk; "dark": ordinary speech that sounds dark; "veiled": hints of
 * danger to the writer's life; "plain": the same said outright; then the other kinds of danger.
 */
export type Group = "ordinary" | "dark" | "veiled" | "plain" | Exclude<ReaderKind, "life">;

export type Example = {
	text: string;
	/** The writer's earlier messages, oldest first. */
	before: readonly string[];
	level: RiskLevel;
	facet: string;
	writer: string;
	group: Group;
	/** From a set on which the rules were tuned: it teaches, and isn't counted. */
	isSet: boolean;
};

type Line = Row & { facet?: string };

/**
 * Returns what the reader learns from: the English lines of `corpus/safety/train`, and of the tuning sets what no test text
 * repeats.
 */
export function readTraining(): Example[] {
	const sets = TUNING_SETS.flatMap((set) =>
		readSet(set).map((row, at) => exampleOf({ ...row, writer: `set/${set}/${at}` }, true)),
	);
	const texts = sets.map(({ text }) => text);
	const repeated = new Set(overlapping(texts, readTestTexts()));
	return [...readPart("train"), ...sets.filter(({ text }) => !repeated.has(text))];
}

/** Returns the English lines of one part of the corpus, by file name. */
export function readPart(part: "train" | "sealed"): Example[] {
	const files = globSync(`corpus/safety/${part}/{danger,ordinary}/*.jsonl`).sort();
	return files.flatMap((file) => {
		const lines = readFileSync(file, "utf8").trim().split("\n");
		const rows = lines.map((line) => JSON.parse(line) as Line);
		const talks = rows.some(({ dialogue }) => dialogue) ? inTalks(rows) : rows;
		return talks.map((row) => exampleOf(row, false));
	});
}

/** Returns the English texts that nothing may be learnt from. */
export function readTestTexts(): string[] {
	const heldOut = HELD_OUT_SETS.flatMap(readSet).filter(({ language = "en" }) => language === "en");
	return [...readPart("sealed"), ...heldOut].map(({ text }) => text);
}

/** Returns the hash of everything that training reads, as hex: weights are stale when it changes. */
export function hashOf(examples: readonly Example[]): string {
	const sha = createHash("sha256");
	for (const { text, level, facet, writer, group, isSet } of examples) {
		sha.update(`${JSON.stringify([text, level, facet, writer, group, isSet])}\n`);
	}
	return sha.digest("hex");
}

/** Returns what a line's danger is about, or null without danger. */
export function kindOf({ group }: Pick<Example, "group">): ReaderKind | null {
	if (group === "ordinary" || group === "dark") {
		return null;
	}
	return group === "veiled" || group === "plain" ? "life" : group;
}

function readSet(set: string): Line[] {
	return JSON.parse(readFileSync(`shared/safety/sets/${set}.json`, "utf8"));
}

function exampleOf(row: Line, isSet: boolean): Example {
	const { text, level, before = [], facet = "set", writer = "" } = row;
	return { text, before, level, facet, writer, group: groupOf(row, isSet), isSet };
}

function groupOf({ level, dialogue, facet = "" }: Line, isSet: boolean): Group {
	if (level === "none") {
		return dialogue === undefined ? "dark" : "ordinary";
	}
	if (LIFE.includes(level)) {
		return isSet || PLAIN_FACETS.includes(facet) ? "plain" : "veiled";
	}
	if (level === "other") {
		return "other";
	}
	return BODY.includes(level) ? "body" : "harm";
}
