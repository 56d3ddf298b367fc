import { queryOptions } from "@tanstack/react-query";
import type { CurrentConversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { ReadableError } from "#web/lib/readable-error.ts";
import type { Talk } from "../kept-talk.ts";
import { createConversation } from "./create-conversation.ts";

/** While it cannot be loaded it is asked for again, in ms. */
const ASKED_AGAIN_MS = 10_000;

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
		refetchInterval: ({ state }) =>
			state.status === "error" && !(state.error instanceof ReadableError) ? ASKED_AGAIN_MS : false,
	});
}

async function loadConversation(userId: string): Promise<Talk> {
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
