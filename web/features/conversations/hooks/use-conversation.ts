import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { createStore, useStore } from "#web/lib/store.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import {
	type ConversationStore,
	createConversationStore,
	type LoadedTalk,
} from "../state/conversation-store.ts";

const NOT_LOADED = createStore(null);

/** The store of a conversation, live for as long as the page shows it. */
export function useConversationStore(
	loaded: LoadedTalk | undefined,
	post?: Parameters<typeof createConversationStore>[2],
): ConversationStore | null {
	const client = useQueryClient();
	const store = useMemo(
		() =>
			loaded
				? createConversationStore(
						loaded,
						() => void client.invalidateQueries({ queryKey: queryKeys.me }),
						post,
					)
				: null,
		[client, loaded, post],
	);
	useEffect(() => store?.connect(), [store]);
	return store;
}

/** The conversation as its list needs it: the words of the reply being made are read where they are shown. */
export function useConversationState(store: ConversationStore | null): ConversationState | null {
	return useStore<ConversationState | null>(store?.outline ?? NOT_LOADED);
}
