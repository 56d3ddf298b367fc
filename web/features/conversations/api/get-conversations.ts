import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CONVERSATIONS_PAGE } from "#shared/chat/messages.ts";
import type { ConversationKind, ListedConversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** So many conversations as were asked for, the newest first, and whether there are more. */
type ConversationList = { conversations: ListedConversation[]; hasMore: boolean };

/**
 * The person's conversations of a kind, the newest `pages` of them, or all in which the words were said. Asked for anew each time the list
 * is opened, so that one in which something was just said stands where it belongs.
 */
export function conversationsQuery(userId: string, kind: ConversationKind, words: string, pages: number) {
	const askFor = (query: Record<string, string>, signal: AbortSignal) =>
		ask(userId, { kind, ...query }, signal);
	return queryOptions({
		queryKey: [...queryKeys.conversations(userId), kind, words, pages],
		queryFn: async ({ signal }): Promise<ConversationList> =>
			words === ""
				? newest((query) => askFor(query, signal), pages)
				: { conversations: await askFor({ q: words }, signal), hasMore: false },
		staleTime: 0,
		gcTime: 0,
		// While one types on, and while more comes, what was found before stays.
		placeholderData: keepPreviousData,
	});
}

type Ask = (query: Record<string, string>) => Promise<ListedConversation[]>;

async function newest(askFor: Ask, pages: number): Promise<ConversationList> {
	const conversations: ListedConversation[] = [];
	let hasMore = true;
	for (let page = 0; hasMore && page < pages; page += 1) {
		const before = conversations.at(-1)?.lastMessageAt;
		const found = await askFor(before ? { before } : {});
		conversations.push(...found);
		hasMore = found.length >= CONVERSATIONS_PAGE;
	}
	return { conversations, hasMore };
}

function ask(userId: string, query: Record<string, string>, signal: AbortSignal) {
	return request<ListedConversation[]>(`/api/chat/conversations/${userId}?${new URLSearchParams(query)}`, {
		signal,
	});
}
