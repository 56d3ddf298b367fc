import { readFile } from "node:fs/promises";
import { isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";

const SETS = "shared/safety/sets";
const LANGUAGES = ["es", "fr", "de", "nl", "pt", "it"];

type Row = { text: string; level: RiskLevel; before?: string[]; set?: string; language?: string };

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
		score("never seen, in the six languages: said outright", heldElsewhere("explicit"), isRaised),
		score("never seen, in the six languages: veiled", heldElsewhere("veiled"), isRaised),
		alarms("never seen, in the six languages: idioms and ordinary sadness", heldElsewhere("ordinary")),
	];
}

async function rowsOf(set: string): Promise<Row[]> {
	return JSON.parse(await readFile(`${SETS}/${set}.json`, "utf8")) as Row[];
}

const levelOf = ({ text, before }: Row) => screen(text, before);
const isRaised = (row: Row) => isOwnRisk(levelOf(row));

function score(of: string, rows: Row[] = [], isHit: (row: Row) => boolean): Score {
	return { of, hits: rows.filter(isHit).length, size: rows.length, isAlarm: false };
}

function alarms(of: string, rows: Row[] = []): Score {
	return { ...score(of, rows, (row) => levelOf(row) !== "none"), isAlarm: true };
}
