import { queryOptions } from "@tanstack/react-query";
import type { Conversation, CurrentConversation, Message } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { ReadableError } from "#web/lib/readable-error.ts";
import { createConversation } from "./create-conversation.ts";

type LoadedConversation = { conversation: Conversation; messages: Message[] };

/**
 * The chat a person is in. Only an answer that says there is none makes one; a load that failed is an error to
 * try again, never an empty conversation.
 */
export function currentConversationQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.currentConversation(userId),
		queryFn: () => loadConversation(userId),
		// A later visit loads it anew; while the page is open the live socket keeps it up to date.
		gcTime: 0,
	});
}

async function loadConversation(userId: string): Promise<LoadedConversation> {
	const { conversation, messages } = await request<CurrentConversation>(
		`/api/chat/conversation/${userId}?t=${Date.now()}`,
	);
	if (conversation) {
		return { conversation, messages };
	}
	try {
		return await createConversation(userId);
	} catch (cause) {
		throw new ReadableError("Please complete your assessment first to enable personalized coaching.", {
			cause,
		});
	}
}
