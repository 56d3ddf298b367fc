import type { StructuredModel } from "#worker/models/data/structured-model.ts";
import { ModelError } from "#worker/models/model-error.ts";
import { riskOf } from "#worker/modules/coaching/model-tasks/risk.ts";
import { inTalks, type Row, readCorpus } from "./measure-safety.ts";
import { wilson } from "./wilson.ts";

const BEFORE = 7;

const IN_TIME_MS = 1_500;

/** Lines of one kind. An alarm is a kind in which nothing should be heard. */
export type Kind = { of: string; rows: Row[]; isAlarm: boolean };

/** How many lines of a kind were asked about, heard, answered within 1.5 s, and not answered at all. */
export type Recall = {
	of: string;
	isAlarm: boolean;
	asked: number;
	heard: number;
	inTime: number;
	unanswered: number;
};

/** The open part of the corpus by what a line shows, at most `size` lines of each kind, spread evenly. */
export async function sampleCorpus(size: number): Promise<Kind[]> {
	const danger = await readCorpus("train/danger");
	const isVeiled = ({ writer = "" }: Row) => writer.startsWith("veiled");
	const isOutright = ({ writer = "" }: Row) => writer.startsWith("explicit");
	const kinds: Kind[] = [
		{ of: "danger to oneself said outright", rows: danger.filter(isOutright), isAlarm: false },
		{
			of: "veiled danger to oneself",
			rows: danger.filter((row) => isVeiled(row) && isDanger(row)),
			isAlarm: false,
		},
		{ of: "worry for someone else", rows: danger.filter(({ level }) => level === "other"), isAlarm: false },
		{
			of: "abuse, violence, eating, voices and self-harm",
			rows: danger.filter(
				(row) => !isVeiled(row) && !isOutright(row) && isDanger(row) && row.level !== "other",
			),
			isAlarm: false,
		},
		{ of: "ordinary words that sound dark", rows: danger.filter((row) => !isDanger(row)), isAlarm: true },
		{ of: "turns of ordinary talks", rows: inTalks(await readCorpus("train/ordinary")), isAlarm: true },
	];
	return kinds.map((kind) => ({ ...kind, rows: spread(kind.rows, size) }));
}

function isDanger({ level }: Row): boolean {
	return level !== "none";
}

function spread<Item>(items: readonly Item[], size: number): Item[] {
	const step = Math.max(1, items.length / size);
	return Array.from(
		{ length: Math.min(size, items.length) },
		(_, at) => items[Math.floor(at * step)] as Item,
	);
}

/** Asks the model about every line, `atOnce` at a time. A line without an answer counts as asked and not heard. */
export async function measureKind(
	{ of, rows, isAlarm }: Kind,
	model: StructuredModel,
	atOnce: number,
): Promise<Recall> {
	const heard: Recall = { of, isAlarm, asked: 0, heard: 0, inTime: 0, unanswered: 0 };
	const left = [...rows];
	async function work(): Promise<void> {
		for (let row = left.shift(); row; row = left.shift()) {
			heard.asked += 1;
			const begun = performance.now();
			try {
				const level = await riskOf(talkOf(row), model, new AbortController().signal);
				heard.heard += level === "none" ? 0 : 1;
				heard.inTime += performance.now() - begun <= IN_TIME_MS ? 1 : 0;
			} catch (error) {
				if (!(error instanceof ModelError)) {
					throw error;
				}
				heard.unanswered += 1;
			}
		}
	}
	await Promise.all(Array.from({ length: atOnce }, work));
	return heard;
}

function talkOf({ text, before = [] }: Row) {
	return [...before.slice(-BEFORE), text].map((content) => ({ role: "user" as const, content }));
}

/** One line of the report. */
export function lineOf({ of, isAlarm, asked, heard, inTime, unanswered }: Recall): string {
	const [low, high] = wilson(heard, asked).map((share) => `${(100 * share).toFixed(1)}%`);
	const what = isAlarm ? `${of}: false alarms` : of;
	return `${what}: ${heard}/${asked} (95% ${low} to ${high}), ${inTime} within 1.5 s, ${unanswered} without an answer`;
}
