import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The person's unlocked achievements, newest first, then the next of every kind. */
export function achievementsQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.achievements(userId),
		queryFn: ({ signal }) => request("GET /api/achievements/:userId", { params: { userId }, signal }),
	});
}
