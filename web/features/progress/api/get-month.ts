import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The days of one month (YYYY-MM) that were rated, newest first. */
export function monthQuery(userId: string, month: string) {
	return queryOptions({
		queryKey: [...queryKeys.assessments(userId), month],
		queryFn: ({ signal }) =>
			request("GET /api/assessments/:userId", { params: { userId }, query: { month }, signal }),
	});
}
