import { sureMood } from "#shared/mood/mood-detection.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { type ChatTurn, WINDOW_MESSAGES } from "../../../models/text-model.ts";

/** A stored message, as far as a model is concerned. */
export type HistoryMessage = {
	seq: number;
	role: "user" | "assistant";
	kind: string;
	content: string;
	metadata: string;
};

/** The window's size limit, so that long messages don't make a turn expensive. */
export const WINDOW_CHARACTERS = 24_000;

/** The window's start moves in steps of this many messages, so that providers' prompt caches hit in between. */
export const WINDOW_STEP = 10;

/**
 * The window of the conversation for a model: the newest turns, oldest first, bounded in number and in
 * characters. The newest message is always in it, whole. Commands and empty replies are left out.
 */
export function windowOf(newestFirst: readonly HistoryMessage[]): ChatTurn[] {
	const rows = newestFirst.slice(0, WINDOW_MESSAGES);
	const said = rows.filter(({ kind, content }, at) => content !== "" && (kind !== "command" || at === 0));
	const fitting = said.slice(0, howManyFit(said));
	const isWhole = rows.length < WINDOW_MESSAGES && fitting.length === said.length;
	return (isWhole ? fitting : fromStep(fitting)).reverse().map(toTurn);
}

function howManyFit(newestFirst: readonly HistoryMessage[]): number {
	let characters = 0;
	const over = newestFirst.findIndex(({ content }, at) => {
		characters += content.length;
		return at > 0 && characters > WINDOW_CHARACTERS;
	});
	return over === -1 ? newestFirst.length : over;
}

/** Those since a step began. Where long messages would leave few of them, the window moves with every message. */
function fromStep(newestFirst: readonly HistoryMessage[]): HistoryMessage[] {
	const oldest = newestFirst.at(-1)?.seq ?? 0;
	const start = stepFrom(oldest);
	const kept = newestFirst.filter(({ seq }) => seq >= start);
	return kept.length * 2 >= newestFirst.length ? kept : [...newestFirst];
}

/** The number of the first message of a step, at this one or after it: 1, 11, 21. */
function stepFrom(seq: number): number {
	return Math.ceil((seq - 1) / WINDOW_STEP) * WINDOW_STEP + 1;
}

/** A message as a coach reads it. */
export function toTurn({ role, content, metadata }: HistoryMessage): ChatTurn {
	const stored = JSON.parse(metadata) as MessageMetadata;
	const { guide: note, choices, isCare, standsIn, verdict } = stored;
	const mood = sureMood(stored.detectedMood);
	return {
		role,
		content,
		...(note ? { note } : {}),
		...(choices ? { choices } : {}),
		...(isCare ? { isCare } : {}),
		...(standsIn ? { standsIn } : {}),
		...(verdict ? { verdict } : {}),
		...(mood ? { mood } : {}),
	};
}

const TURN_MESSAGES = 2;

/** The `seq` of the first message in the next turn's window. */
function nextStart(newestSeq: number): number {
	return stepFrom(newestSeq + TURN_MESSAGES - WINDOW_MESSAGES + 1);
}

/** Whether the next window would leave out a message that the running summary doesn't cover. */
export function summaryIsDue(newestSeq: number, coveredSeq: number): boolean {
	return nextStart(newestSeq) - 1 > coveredSeq;
}

/** The number of the first message that stays out of a summary made now. One step ahead, so that each lasts for two. */
export function summaryEnd(newestSeq: number): number {
	return nextStart(newestSeq) + WINDOW_STEP;
}
