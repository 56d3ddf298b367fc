import { useEffect, useRef } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { readLater } from "#web/lib/speech/reading-aloud.ts";
import { spokenMessage } from "../spoken-message.ts";
import type { ConversationState } from "../state/conversation-state.ts";

/** The specification's delay after the reply, in ms. */
const DELAY = 500;

/** Reads the reply to a spoken message aloud once it's whole. Sending another message first cancels that. */
export function useReadVoiceReplies(state: ConversationState | null): void {
	const reply = state && replyTo(state.spokenId, state.messages);
	const latest = useRef(reply);
	latest.current = reply;
	const dueId = reply && mayBeHeard(reply) ? reply.id : null;
	useEffect(() => {
		if (dueId !== null && latest.current) {
			return readLater(dueId, spokenMessage(latest.current), DELAY);
		}
	}, [dueId]);
}

function replyTo(clientMessageId: string | null, messages: readonly Message[]): Message | null {
	const place = messages.findLastIndex((each) => each.clientMessageId === clientMessageId);
	return clientMessageId === null || place < 0 ? null : (messages[place + 1] ?? null);
}

/** Skips stopped replies, marks of kept messages, and anything that others at home must not overhear. */
function mayBeHeard({ status, metadata: { safety, isKept } }: Message): boolean {
	return status === "complete" && !isKept && safety?.level !== "abuse";
}
