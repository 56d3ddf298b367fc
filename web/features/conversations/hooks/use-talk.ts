import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isFailing } from "#web/lib/api/is-failing.ts";
import { conversationQuery } from "../api/get-conversation.ts";
import {
	cacheConversation,
	cachedConversation,
	dropCachedConversation,
	type Talk,
} from "../state/cached-conversation.ts";
import type { ConversationState } from "../state/conversation-state.ts";

/** A chat, the one the person is in unless another is named: as the server has it, or, while that can't be reached, as this browser kept it. */
export function useTalk(userId: string, conversationId: string | undefined) {
	const query = useQuery(conversationQuery(userId, conversationId));
	const [last] = useState(() => cachedConversation(userId));
	const kept = conversationId === undefined || last?.conversation.id === conversationId ? last : null;
	const loaded = query.data ?? (isFailing(query) ? (kept ?? undefined) : undefined);
	const [talk, setTalk] = useState(loaded);
	// The cached conversation continues once the server responds: its socket brings new messages and sends waiting
	// ones.
	const goesOn = talk !== undefined && talk === kept && loaded?.conversation.id === talk.conversation.id;
	if (talk !== loaded && !goesOn) {
		setTalk(loaded);
	}
	return { query, talk, isKept: isFailing(query) && talk !== undefined };
}

/** Keeps the cached copy up to date. Stores a reply once it's whole. */
export function useKeepTalk(userId: string, talk: Talk | undefined, state: ConversationState | null): void {
	const conversation = talk?.conversation;
	const { messages, turn, isGone } = state ?? { messages: null, turn: null, isGone: false };
	useEffect(() => {
		if (isGone) {
			dropCachedConversation(userId);
		} else if (conversation && messages && !turn) {
			cacheConversation(userId, { conversation, messages });
		}
	}, [userId, conversation, messages, turn, isGone]);
}
