import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CONVERSATIONS_PAGE } from "#shared/messages.ts";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** So many conversations as were asked for, the newest first, and whether there are more. */
type ConversationList = { conversations: ListedConversation[]; hasMore: boolean };

/**
 * The person's chats, the newest `pages` of them, or all in which the words were said. Asked for anew each time the list
 * is opened, so that one in which something was just said stands where it belongs.
 */
export function conversationsQuery(userId: string, words: string, pages: number) {
	return queryOptions({
		queryKey: [...queryKeys.conversations(userId), words, pages],
		queryFn: ({ signal }) => (words === "" ? newest(userId, pages, signal) : searched(userId, words, signal)),
		staleTime: 0,
		gcTime: 0,
		// While one types on, and while more comes, what was found before stays.
		placeholderData: keepPreviousData,
	});
}

async function newest(userId: string, pages: number, signal: AbortSignal): Promise<ConversationList> {
	const conversations: ListedConversation[] = [];
	let hasMore = true;
	for (let page = 0; hasMore && page < pages; page += 1) {
		const before = conversations.at(-1)?.lastMessageAt;
		const found = await ask(userId, before ? { before } : {}, signal);
		conversations.push(...found);
		hasMore = found.length >= CONVERSATIONS_PAGE;
	}
	return { conversations, hasMore };
}

async function searched(userId: string, q: string, signal: AbortSignal): Promise<ConversationList> {
	return { conversations: await ask(userId, { q }, signal), hasMore: false };
}

function ask(userId: string, query: Record<string, string>, signal: AbortSignal) {
	const search = new URLSearchParams({ kind: "chat", ...query });
	return request<ListedConversation[]>(`/api/chat/conversations/${userId}?${search}`, { signal });
}
