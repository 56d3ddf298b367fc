import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import { type ConversationStore, createConversationStore } from "../state/conversation-store.ts";

type Loaded = { conversation: Pick<Conversation, "id" | "userId">; messages: Message[] };

/** The store of a conversation, live for as long as the page shows it. */
export function useConversationStore(
	loaded: Loaded | undefined,
	post?: Parameters<typeof createConversationStore>[4],
): ConversationStore | null {
	const client = useQueryClient();
	const store = useMemo(
		() =>
			loaded
				? createConversationStore(
						loaded.conversation.id,
						loaded.conversation.userId,
						loaded.messages,
						() => void client.invalidateQueries({ queryKey: queryKeys.me }),
						post,
					)
				: null,
		[client, loaded, post],
	);
	useEffect(() => store?.connect(), [store]);
	return store;
}

export function useConversationState(store: ConversationStore | null): ConversationState | null {
	return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.getState() ?? null);
}

function subscribeToNothing() {
	return () => undefined;
}
