import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { ReadableError } from "#web/lib/api/readable-error.ts";
import type { Talk } from "../state/cached-conversation.ts";
import { createConversation } from "./create-conversation.ts";
import { changeConversation } from "./manage-conversations.ts";

/** Retry interval after a failure, in ms. */
const ASKED_AGAIN_MS = 10_000;

/**
 * A chat and its newest messages: the one with this id, which becomes the current one, or the current one. Creates
 * one only when the server says that there is none; a failed load is an error to retry, never an empty conversation.
 */
export function conversationQuery(userId: string, conversationId: string | undefined) {
	return queryOptions({
		queryKey: queryKeys.conversation(userId, conversationId),
		queryFn: () => (conversationId ? openConversation(userId, conversationId) : loadCurrent(userId)),
		// Never cached between visits; the live socket keeps an open page up to date.
		gcTime: 0,
		refetchInterval: ({ state }) =>
			state.status === "error" && !(state.error instanceof ReadableError || isNotFound(state.error))
				? ASKED_AGAIN_MS
				: false,
	});
}

/** Throws an `ApiError` of 404 when the conversation doesn't exist or isn't theirs. */
async function openConversation(userId: string, conversationId: string): Promise<Talk> {
	const { conversation, messages } = await load(userId, { id: conversationId });
	if (!conversation) {
		throw new Error("The chat was asked for by its id, and none came back.");
	}
	if (!conversation.isActive) {
		// A failure doesn't matter here; the dashboard would only open another one next time.
		void changeConversation(conversationId, { isActive: true }).catch(() => undefined);
	}
	return { conversation, messages };
}

async function loadCurrent(userId: string): Promise<Talk> {
	const { conversation, messages } = await load(userId);
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

function load(userId: string, query: { id?: string } = {}) {
	return request("GET /api/chat/conversation/:userId", {
		params: { userId },
		query: { ...query, t: String(Date.now()) },
	});
}

function isNotFound(error: unknown): boolean {
	return error instanceof ApiError && error.status === 404;
}
