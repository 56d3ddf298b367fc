import { asksForHelp } from "#shared/safety/asks-for-help.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { NO_DANGER, type Verdict } from "#shared/safety/verdict.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { MessageRow } from "./conversation-rows.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { rowBeside, safetyFor } from "./safety-for.ts";
import type { TurnRequest } from "./turn.ts";

const CONTEXT_MESSAGES = 6;

/** The message itself, when it's already stored, and what the person has answered since in an exercise. */
type Around = { messageId?: string; answers?: readonly string[] };

/**
 * Returns what Layer 1 finds in a message, given the messages before it and the coach's last question. Pass `null`
 * for text that a person didn't write.
 */
export function screenMessage(
	store: ConversationStorage,
	deps: ConversationDeps,
	said: string | null,
	{ messageId, answers = [] }: Around = {},
): Verdict {
	if (said === null) {
		return NO_DANGER;
	}
	const before = store.messages.page(messageId, CONTEXT_MESSAGES).find((row) => !isOfRun(row));
	return deps.assess(
		said,
		[...store.messages.lastWords(CONTEXT_MESSAGES, messageId), ...answers],
		before?.role === "assistant" ? before.content : null,
	);
}

/** Messages that start and end an exercise. A question of the coach before them is still open. */
function isOfRun({ client_message_id: about }: MessageRow): boolean {
	return about?.startsWith("run_") ?? false;
}

/** Asks for a second look where Layer 1 doubts and the person lets a model read. */
export function secondLookFor(
	{ confidence }: Pick<Verdict, "confidence">,
	{ mayReadAgain = false }: Pick<TurnRequest, "mayReadAgain">,
): Pick<TurnRequest, "secondLook"> {
	return mayReadAgain && confidence !== "sure" ? { secondLook: true } : {};
}

/**
 * Returns help for what a message shows, or a quiet line for what it may mean. Repeats the help for a person in
 * danger who asks for it.
 */
export function helpBeside(
	store: ConversationStorage,
	said: string | null,
	{ level, tier, kind }: Pick<Verdict, "level" | "tier" | "kind">,
	request: TurnRequest,
): Pick<MessageMetadata, "safety"> {
	const asks = said !== null && level === "none" && isOwnRisk(request.risk) && asksForHelp(said);
	if (asks) {
		return safetyFor(store, said, request.risk, { country: request.country, again: true });
	}
	return tier === "row"
		? rowBeside(store, request.country, { kind, words: said ?? "" })
		: safetyFor(store, said ?? "", level, { country: request.country, again: request.wasPutAway });
}
