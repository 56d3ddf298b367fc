import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { CONVERSATIONS_PAGE } from "#shared/chat/messages.ts";
import type { Query } from "#shared/endpoints.ts";
import type { ConversationKind, ListedConversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

type Asked = Query<"GET /api/chat/conversations/:userId">;

type ConversationList = { conversations: ListedConversation[]; hasMore: boolean };

/**
 * Returns the newest `pages` of the person's conversations of a kind, or all that contain the words. Refetched each
 * time the list opens, so that recent ones are in place.
 */
export function conversationsQuery(userId: string, kind: ConversationKind, words: string, pages: number) {
	const askFor = (query: Asked, signal: AbortSignal) => ask(userId, { kind, ...query }, signal);
	return queryOptions({
		queryKey: [...queryKeys.conversations(userId), kind, words, pages],
		queryFn: async ({ signal }): Promise<ConversationList> =>
			words === ""
				? newest((query) => askFor(query, signal), pages)
				: { conversations: await askFor({ q: words }, signal), hasMore: false },
		staleTime: 0,
		gcTime: 0,
		// Keeps the last results while the person types or more results load.
		placeholderData: keepPreviousData,
	});
}

type Ask = (query: Asked) => Promise<ListedConversation[]>;

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

function ask(userId: string, query: Asked, signal: AbortSignal) {
	return request("GET /api/chat/conversations/:userId", { params: { userId }, query, signal });
}
