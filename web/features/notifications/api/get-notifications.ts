import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

const FRESH_MS = 60_000;

/** The notifications of the last seven days, newest first. */
export function notificationsQuery(userId: string) {
	return queryOptions({
		queryKey: [...queryKeys.notifications(userId), "list"],
		queryFn: ({ signal }) => request("GET /api/notifications/:userId", { params: { userId }, signal }),
		staleTime: FRESH_MS,
	});
}
