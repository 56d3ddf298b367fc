import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Analysis of a session so far. Refetched when it has new messages. */
export function analysisQuery(userId: string, sessionId: string, messageCount: number) {
	return queryOptions({
		queryKey: [...queryKeys.analysis(userId, sessionId), messageCount],
		queryFn: ({ signal }) =>
			request("GET /api/chat/conversations/:id/analysis", { params: { id: sessionId }, signal }),
		placeholderData: keepPreviousData,
	});
}
