import { replaceEqualDeep } from "@tanstack/react-query";
import type { ConversationFrame, TurnState } from "#shared/conversation-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { type ConversationState, PAGE_SIZE, settlePending } from "./conversation-state.ts";

type FrameOf<Type extends ConversationFrame["type"]> = Extract<ConversationFrame, { type: Type }>;

/** What a conversation looks like after a frame. Pure: the same frames in the same order give the same view. */
export function mergeFrame(state: ConversationState, frame: ConversationFrame): ConversationState {
	switch (frame.type) {
		case "snapshot":
			return mergeSnapshot(state, frame);
		case "message":
			return mergeMessage(state, frame.message);
		case "delta":
			return mergeDelta(state, frame);
		case "turn":
			return mergeTurn((frame.messages ?? []).reduce(mergeMessage, state), frame);
		case "removed":
			return { ...state, messages: state.messages.filter(({ id }) => !frame.messageIds.includes(id)) };
		default:
			// A newer server may send frames this page doesn't know.
			return state;
	}
}

/**
 * Replaces the newest messages; keeps older pages that still join on to them. Keeps the objects of what stays the same, or a
 * reconnected tab would draw every message again.
 */
function mergeSnapshot(state: ConversationState, { messages, turn }: FrameOf<"snapshot">): ConversationState {
	const first = messages[0];
	const joint = first ? state.messages.findIndex(({ id }) => id === first.id) : -1;
	const older = joint > 0 ? state.messages.slice(0, joint) : [];
	return replaceEqualDeep(state, {
		...state,
		messages: [...older, ...messages],
		pending: settlePending(state.pending, messages),
		turn,
		turnError: turn ? null : state.turnError,
		freshReplyId: turn?.messageId ?? state.freshReplyId,
		hasOlder: joint >= 0 ? state.hasOlder : messages.length >= PAGE_SIZE,
		needsSnapshot: false,
	});
}

function mergeMessage(state: ConversationState, message: Message): ConversationState {
	const isKnown = state.messages.some(({ id }) => id === message.id);
	const isReplyDone = state.turn?.messageId === message.id && message.status !== "streaming";
	return {
		...state,
		messages: isKnown
			? state.messages.map((each) => (each.id === message.id ? message : each))
			: [...state.messages, message],
		pending: settlePending(state.pending, [message]),
		// The finished reply and the open turn would show the same text twice until the turn's own frame comes.
		turn: isReplyDone ? null : state.turn,
		turnError: null,
		freshReplyId: message.role === "user" && !isKnown ? null : state.freshReplyId,
	};
}

function mergeTurn(state: ConversationState, { turn, error }: FrameOf<"turn">): ConversationState {
	return {
		...state,
		turn: laterTurn(state.turn, turn),
		turnError: error ?? null,
		freshReplyId: turn?.messageId ?? state.freshReplyId,
	};
}

/**
 * Adds text to the reply. An offset within the text overwrites from there; one beyond it means that text is missing.
 */
function mergeDelta(
	state: ConversationState,
	{ messageId, offset, text }: FrameOf<"delta">,
): ConversationState {
	const { turn } = state;
	if (!turn || turn.messageId !== messageId || offset > turn.text.length) {
		return { ...state, needsSnapshot: true };
	}
	return { ...state, turn: { ...turn, status: "writing", text: turn.text.slice(0, offset) + text } };
}

/** A turn's frame may be behind its deltas. */
function laterTurn(known: TurnState | null, told: TurnState | null): TurnState | null {
	const isBehind =
		known &&
		told &&
		known.messageId === told.messageId &&
		known.text.startsWith(told.text) &&
		told.text !== "";
	return isBehind ? { ...told, text: known.text } : told;
}
