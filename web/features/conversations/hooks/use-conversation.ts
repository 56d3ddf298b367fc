import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import {
	type ConversationStore,
	createConversationStore,
	type LoadedTalk,
} from "../state/conversation-store.ts";

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

export function useConversationState(store: ConversationStore | null): ConversationState | null {
	return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () => store?.getState() ?? null);
}

function subscribeToNothing() {
	return () => undefined;
}
