import { asksOfDanger } from "#shared/safety/after/answered.ts";
import { graver, isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { ReplyRequest } from "../../models/text-model.ts";
import { composeReply } from "../../models/wiring/builtin-coach.ts";
import { beginTurn } from "./object/begin-turn.ts";
import type { FileInput } from "./object/conversation-contract.ts";
import type { ConversationDeps } from "./object/conversation-deps.ts";
import type { ConversationStorage } from "./object/conversation-storage.ts";
import { addRow } from "./object/screen-message.ts";
import type { Turn, TurnEnd } from "./object/turn.ts";

const COMPLETE = { next: "end", status: "complete", isCut: false } as const;

/** The client id of the nth of the words that were filed together. */
export function filedId(filingId: string, index: number): string {
	return `filed:${filingId}:${index}`;
}

/** A filed message with its reply, to record once it's stored. */
type Filed = { turn: Turn; level: RiskLevel; help: SafetyPanel | undefined; tellsAge: boolean };

type Turns = { requestOf: (turn: Turn) => ReplyRequest; settle: (turn: Turn, end: TurnEnd) => unknown };

/**
 * Stores words as if they were sent one after the other, each screened and answered by the built-in guide. No model reads
 * them. To be called in one transaction, in a conversation without an open turn.
 */
export function fileWords(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ filingId, words, ...input }: FileInput,
	{ requestOf, settle }: Turns,
): Filed[] {
	let { request } = input;
	return words.map((content, index) => {
		const { turn, level, help, tellsAge } = beginTurn(store, deps, {
			...input,
			request,
			content,
			kind: "text",
			clientMessageId: filedId(filingId, index),
		});
		const { text, metadata } = composeReply(requestOf(turn));
		const row = asksOfDanger(text) ? addRow(turn, store) : undefined;
		settle({ ...turn, text, provider: "builtin" }, { ...COMPLETE, metadata });
		request = {
			...request,
			risk: isOwnRisk(level) ? graver(request.risk, level) : request.risk,
			isMinor: turn.request.isMinor ?? false,
			disclosure: null,
			asksAgain: false,
		};
		return { turn, level, help: help ?? row, tellsAge };
	});
}
