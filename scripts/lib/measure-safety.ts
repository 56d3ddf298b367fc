import { glob, readFile } from "node:fs/promises";
import { isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";
import { assess } from "#shared/safety/verdict.ts";

const SETS = "shared/safety/sets";
const CORPUS = "corpus/safety/train";
const LANGUAGES = ["es", "fr", "de", "nl", "pt", "it"];

export type Row = {
	text: string;
	level: RiskLevel;
	before?: string[];
	set?: string;
	language?: string;
	writer?: string;
	dialogue?: string;
};

/** How much of a set was heard, or (an alarm where there is nothing) how often it was wrong. */
export type Score = { of: string; hits: number; size: number; isAlarm: boolean };

/** What Layer 1 hears of every set, by itself. */
export async function measureSafety(): Promise<Score[]> {
	const [explicit, veiled, absence = [], emergency = [], other, ordinary, first = [], second = []] =
		await Promise.all(
			[
				"explicit",
				"veiled",
				"look-alikes/absence",
				"look-alikes/emergency",
				"other",
				"ordinary",
				"held-out",
				"held-out-2",
			].map(rowsOf),
		);
	const languages = (await Promise.all(LANGUAGES.map(rowsOf))).flat();
	const heldOut = [...first, ...second];
	const held = (set: string) => heldOut.filter((row) => row.set === set && (row.language ?? "en") === "en");
	const heldElsewhere = (set: string) =>
		heldOut.filter((row) => row.set === set && (row.language ?? "en") !== "en");
	return [
		score("said outright", explicit, isRaised),
		score("veiled, in code, or asked after bad news", veiled, isRaised),
		score(
			"others better off without the writer",
			absence.filter(({ level }) => level !== "none"),
			isRaised,
		),
		score(
			"something happening now, at the right level",
			emergency.filter(({ level }) => level !== "none"),
			(row) => levelOf(row) === row.level,
		),
		score("worry for somebody else, answered as such", other, (row) => levelOf(row) === "other"),
		score(
			"said outright in Spanish, French, German, Dutch, Portuguese and Italian",
			languages.filter(({ level }) => level !== "none"),
			isRaised,
		),
		alarms("idioms and ordinary sadness", ordinary),
		alarms(
			"others managing without the writer for a while",
			absence.filter(({ level }) => level === "none"),
		),
		alarms(
			"sentences that sound like something happening now",
			emergency.filter(({ level }) => level === "none"),
		),
		alarms(
			"the same in the six languages",
			languages.filter(({ level }) => level === "none"),
		),
		score("never seen: said outright", held("explicit"), isRaised),
		score("never seen: veiled", held("veiled"), isRaised),
		alarms("never seen: idioms and ordinary sadness", held("ordinary")),
		...(await ofManyHands()),
		score("never seen, in the six languages: said outright", heldElsewhere("explicit"), isRaised),
		score("never seen, in the six languages: veiled", heldElsewhere("veiled"), isRaised),
		alarms("never seen, in the six languages: idioms and ordinary sadness", heldElsewhere("ordinary")),
	];
}

/** The open part of the corpus. The rules were counted over it and some were mended by it, so its scores are not those of unseen words. */
async function ofManyHands(): Promise<Score[]> {
	const danger = await readCorpus("danger");
	const ordinary = inTalks(await readCorpus("ordinary"));
	const isHarm = ({ level }: Row) => !["none", "other"].includes(level);
	const veiled = danger.filter(({ writer }) => writer?.startsWith("veiled"));
	const others = danger.filter(({ writer }) => writer?.startsWith("others"));
	return [
		score("many hands, seen: veiled hints, with help or the quiet line", veiled, isHeard),
		score(
			"many hands, seen: worry for someone else, with help or the quiet line",
			others.filter(({ level }) => level === "other"),
			isHeard,
		),
		score(
			"many hands, seen: abuse, violence, eating, voices and self-harm, with help or the quiet line",
			others.filter(isHarm),
			isHeard,
		),
		{
			...score("many hands, seen: turns of ordinary talks, with a help panel", ordinary, isRaised),
			isAlarm: true,
		},
		{
			...score(
				"many hands, seen: ordinary words that sound dark, with a help panel",
				danger.filter(({ level }) => level === "none"),
				isRaised,
			),
			isAlarm: true,
		},
	];
}

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

const levelOf = ({ text, before }: Row) => screen(text, before);
const isRaised = (row: Row) => isOwnRisk(levelOf(row));
/** By a panel, by help for the one who worries, or by the quiet line. */
const isHeard = (row: Row) => assess(row.text, row.before).tier !== "none";

function score(of: string, rows: Row[] = [], isHit: (row: Row) => boolean): Score {
	return { of, hits: rows.filter(isHit).length, size: rows.length, isAlarm: false };
}

function alarms(of: string, rows: Row[] = []): Score {
	return { ...score(of, rows, (row) => levelOf(row) !== "none"), isAlarm: true };
}
