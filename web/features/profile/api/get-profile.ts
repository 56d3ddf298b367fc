import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The person with what their assessments show. */
export function profileQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.profile(userId),
		queryFn: ({ signal }) => request("GET /api/profile/:userId", { params: { userId }, signal }),
	});
}
