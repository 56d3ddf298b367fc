import { queryOptions } from "@tanstack/react-query";
import type { RunView } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

export function getRun(conversationId: string, runId: string, signal?: AbortSignal): Promise<RunView> {
	return request("GET /api/chat/conversations/:id/runs/:runId", {
		params: { id: conversationId, runId },
		signal,
	});
}

/** A run in its current state. Refetched at each visit, because the chat may have moved it. */
export function runQuery(userId: string, conversationId: string, runId: string) {
	return queryOptions({
		queryKey: queryKeys.run(userId, runId),
		queryFn: ({ signal }) => getRun(conversationId, runId, signal),
		staleTime: 0,
	});
}
