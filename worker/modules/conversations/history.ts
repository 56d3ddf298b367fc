import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ChatTurn } from "../../models/text-model.ts";

/** A stored message, as far as a model is concerned. */
export type HistoryMessage = {
	seq: number;
	role: "user" | "assistant";
	kind: string;
	content: string;
	metadata: string;
};

/** The newest messages that a model may see: enough to never repeat itself within 30 turns. */
export const WINDOW_MESSAGES = 64;

/** And no more than this many characters of them, so that long messages do not make a turn expensive. */
export const WINDOW_CHARACTERS = 24_000;

/** The summary is extended when this many messages have left the window since it was last made. */
export const SUMMARY_STEP = 20;

/**
 * The window of the conversation for a model: the newest turns, oldest first, bounded in number and in
 * characters. The newest message is always in it, whole. Commands and empty replies are left out.
 */
export function windowOf(newestFirst: readonly HistoryMessage[]): ChatTurn[] {
	const window: ChatTurn[] = [];
	let characters = 0;
	for (const { role, kind, content, metadata } of newestFirst.slice(0, WINDOW_MESSAGES)) {
		if (content === "" || (kind === "command" && window.length > 0)) {
			continue;
		}
		characters += content.length;
		if (window.length > 0 && characters > WINDOW_CHARACTERS) {
			break;
		}
		const { guide: note, choices, isCare, verdict } = JSON.parse(metadata) as MessageMetadata;
		window.unshift({
			role,
			content,
			...(note ? { note } : {}),
			...(choices ? { choices } : {}),
			...(isCare ? { isCare } : {}),
			...(verdict ? { verdict } : {}),
		});
	}
	return window;
}

/** Whether enough has left the window for the running summary to be extended. */
export function summaryIsDue(newestSeq: number, coveredSeq: number): boolean {
	return newestSeq - WINDOW_MESSAGES - coveredSeq >= SUMMARY_STEP;
}
