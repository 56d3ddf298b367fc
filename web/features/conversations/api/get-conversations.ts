import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The person's chats, or those in which the words were said. Asked for anew each time the list is opened. */
export function conversationsQuery(userId: string, words: string) {
	const search = new URLSearchParams({ kind: "chat", ...(words === "" ? {} : { q: words }) });
	return queryOptions({
		queryKey: [...queryKeys.conversations(userId), words],
		queryFn: ({ signal }) =>
			request<ListedConversation[]>(`/api/chat/conversations/${userId}?${search}`, { signal }),
		staleTime: 0,
		gcTime: 0,
		// While one types on, what was found before stays.
		placeholderData: keepPreviousData,
	});
}
