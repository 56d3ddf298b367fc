import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

const FRESH_MS = 5 * 60_000;

/** When the person is written to, and what that rests on. */
export function adaptiveTimingQuery(userId: string) {
	return queryOptions({
		queryKey: [...queryKeys.notifications(userId), "adaptive"],
		queryFn: ({ signal }) =>
			request("GET /api/notifications/adaptive/:userId", { params: { userId }, signal }),
		staleTime: FRESH_MS,
		gcTime: FRESH_MS,
	});
}
