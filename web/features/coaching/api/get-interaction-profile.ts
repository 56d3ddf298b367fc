import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** How the coach would talk with this person as things are, and why. */
export function interactionProfileQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.interactionProfile(userId),
		queryFn: ({ signal }) =>
			request("GET /api/ai/interaction-profile/:userId", { params: { userId }, signal }),
	});
}
