import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { DEFAULT_STYLE } from "#shared/styles.ts";
import type { PersonFacts } from "../../models/text-model.ts";
import type { SendInput } from "./conversation-contract.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { MessageRow } from "./conversation-rows.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { TURN_LIMIT_MS, type Turn, type TurnRequest } from "./turn.ts";

/**
 * Stores what the person wrote, the empty reply, the turn and its watch. To be called in one transaction:
 * all of it is durable before anything else happens, or nothing is.
 */
export function beginTurn(store: ConversationStorage, deps: ConversationDeps, input: SendInput): Turn {
	const { now, newId, model } = deps;
	const userMessageId = newId("msg");
	const messageId = newId("msg");
	store.addMessage({
		id: userMessageId,
		clientMessageId: input.clientMessageId,
		role: "user",
		kind: input.kind,
		content: input.content,
		aiProvider: model.provider,
		metadata: { kind: input.kind, ...(input.voice ? { voice: true } : {}) },
		status: "complete",
		createdAt: now(),
	});
	store.addMessage({
		id: messageId,
		replyTo: userMessageId,
		role: "assistant",
		kind: "text",
		content: "",
		aiProvider: model.provider,
		metadata: { mode: input.request.mode, style: input.request.style },
		status: "streaming",
		createdAt: now(),
	});
	return openTurn(store, deps, userMessageId, messageId, input.request);
}

/** The same for a reply that failed: it is written anew in its place, in the mode and style it was asked in. */
export function beginTurnAgain(
	store: ConversationStorage,
	deps: ConversationDeps,
	asked: MessageRow,
	reply: MessageRow,
	person: PersonFacts,
): Turn {
	const { error, ...metadata } = JSON.parse(reply.metadata) as MessageMetadata;
	store.updateReply(reply.id, "", "streaming", reply.ai_provider, metadata);
	const { mode = "deep", style = DEFAULT_STYLE } = metadata;
	return openTurn(store, deps, asked.id, reply.id, { mode, style, person });
}

function openTurn(
	store: ConversationStorage,
	{ now, watchEveryMs }: ConversationDeps,
	userMessageId: string,
	messageId: string,
	request: TurnRequest,
): Turn {
	const turn: Turn = {
		userMessageId,
		messageId,
		request,
		attempt: 1,
		startedAt: now(),
		deadline: now() + TURN_LIMIT_MS,
		text: "",
	};
	store.setTurn(turn);
	store.setJob({ name: "turn-watch", dueAt: now() + watchEveryMs, failures: 0 });
	return turn;
}
