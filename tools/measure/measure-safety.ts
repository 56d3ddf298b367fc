import { glob, readFile } from "node:fs/promises";
import { doubtReader } from "#shared/reader/doubt.ts";
import { isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import { assess, type Verdict } from "#shared/safety/verdict.ts";
import { readReader } from "../train/files.ts";
import { wilson } from "./wilson.ts";

const SETS = "shared/safety/sets";
const CORPUS = "corpus/safety";

export type Row = {
	text: string;
	level: RiskLevel;
	before?: string[];
	set?: string;
	language?: string;
	writer?: string;
	facet?: string;
	dialogue?: string;
};

/**
 * How much of a set was heard, or (an alarm where there is nothing) how often it was wrong. The true
 * share lies between `low` and `high`, in whole percent, in 95 of 100 such sets (Wilson 1927).
 */
export type Score = { of: string; hits: number; size: number; isAlarm: boolean; low: number; high: number };

/** Measures what Layer 1 alone detects, for writers whose texts shaped no rule. */
export async function measureSafety(): Promise<Score[]> {
	const sealed = await readCorpus("sealed/danger");
	const talks = inTalks(await readCorpus("sealed/ordinary"));
	const heldOut = [...(await rowsOf("held-out")), ...(await rowsOf("held-out-2"))];
	const by = (...writers: string[]) =>
		sealed.filter(({ writer = "" }) => writers.some((each) => writer.startsWith(each)));
	const held = (set: string, isEnglish: boolean) =>
		heldOut.filter((row) => row.set === set && ((row.language ?? "en") === "en") === isEnglish);
	const danger = by("explicit-n", "explicit-aa", "explicit-bb");
	const isHarm = ({ level, facet }: Row) => facet !== "outright" && !["none", "other"].includes(level);
	const isOther = ({ level }: Row) => level === "other";
	const isDark = ({ level }: Row) => level === "none";
	const isOutright = ({ facet }: Row) => facet === "outright";
	const verdictOf = await rowReader();
	const isRaised = (row: Row) => isOwnRisk(verdictOf(row).level);
	/** Detected by a panel, by help for a worried helper, or by the quiet line. */
	const isHeard = (row: Row) => verdictOf(row).tier !== "none";
	const isRow = (row: Row) => verdictOf(row).tier === "row";
	const scores = [
		score("said outright in plain words: help panel", by("explicit-v"), isRaised),
		score("said outright, in any words: help panel", danger.filter(isOutright), isRaised),
		score("said outright, in any words: panel or quiet line", danger.filter(isOutright), isHeard),
		score("said outright, an older set: help panel", held("explicit", true), isRaised),
		score("veiled, an older set: panel or quiet line", held("veiled", true), isHeard),
		score("veiled: panel or quiet line", by("veiled"), isHeard),
		score("worry for someone else, said plainly: panel or quiet line", danger.filter(isOther), isHeard),
		score(
			"abuse, violence, eating, voices, self-harm, said plainly: panel or quiet line",
			danger.filter(isHarm),
			isHeard,
		),
		alarms("worry for someone else, taken for the writer's own risk", danger.filter(isOther), isRaised),
		alarms("ordinary speech that sounds dark: help panel", danger.filter(isDark), isRaised),
		alarms("ordinary speech that sounds dark: quiet line", danger.filter(isDark), isRow),
		alarms("ordinary turns of whole conversations: help panel", talks, isRaised),
		alarms("ordinary turns of whole conversations: quiet line", talks, isRow),
		score("six other languages, said outright: help panel", held("explicit", false), isRaised),
		score("six other languages, veiled: help panel", held("veiled", false), isRaised),
		alarms("six other languages, ordinary: help panel", held("ordinary", false), isRaised),
	];
	return scores.filter(({ size }) => size > 0);
}

/** The same by facet, where the wished bars are missed: veiled danger and other harm, by a panel or the quiet line. */
export async function measureByFacet(): Promise<Score[]> {
	const rows = (await readCorpus("sealed/danger")).filter(
		({ writer = "", level, facet }) =>
			writer.startsWith("veiled") || (facet !== "outright" && level !== "none" && level !== "other"),
	);
	const verdictOf = await rowReader();
	const isHeard = (row: Row) => verdictOf(row).tier !== "none";
	return [...Map.groupBy(rows, ({ facet = "no facet" }) => facet)]
		.map(([facet, those]) => score(facet, those, isHeard))
		.sort((one, other) => one.hits / one.size - other.hits / other.size);
}

/** The lines of a part of the corpus: "train/danger", "sealed/ordinary". */
export async function readCorpus(part: string): Promise<Row[]> {
	const lines: Row[] = [];
	for await (const file of glob(`${CORPUS}/${part}/*.jsonl`)) {
		const text = await readFile(file, "utf8");
		lines.push(
			...text
				.trim()
				.split("\n")
				.map((line) => JSON.parse(line) as Row),
		);
	}
	return lines;
}

/** Each turn after the earlier ones of its talk. */
export function inTalks(rows: readonly Row[]): Row[] {
	const said = new Map<string, string[]>();
	return rows.map((row) => {
		const before = said.get(row.dialogue ?? "") ?? [];
		said.set(row.dialogue ?? "", [...before, row.text]);
		return { ...row, before };
	});
}

async function rowsOf(set: string): Promise<Row[]> {
	return JSON.parse(await readFile(`${SETS}/${set}.json`, "utf8")) as Row[];
}

/** Returns Layer 1's verdict on a row, and reads each row once: several scores count the same rows. */
async function rowReader(): Promise<(row: Row) => Verdict> {
	const { head, weights } = await readReader();
	const readDoubt = head.passes ? doubtReader({ head, weights }) : null;
	const verdicts = new Map<Row, Verdict>();
	return (row) => {
		const verdict = verdicts.get(row) ?? assess(row.text, row.before, null, readDoubt);
		verdicts.set(row, verdict);
		return verdict;
	};
}

function score(of: string, rows: Row[], isHit: (row: Row) => boolean): Score {
	const hits = rows.filter(isHit).length;
	const [low, high] = wilson(hits, rows.length);
	const size = rows.length;
	return { of, hits, size, isAlarm: false, low: Math.round(100 * low), high: Math.round(100 * high) };
}

function alarms(of: string, rows: Row[], isHit: (row: Row) => boolean): Score {
	return { ...score(of, rows, isHit), isAlarm: true };
}
