import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The exercises that the person rated before and after, oldest first. Out of date whenever an exercise moves. */
export function ratedRunsQuery(userId: string) {
	return queryOptions({
		queryKey: [...queryKeys.exercises(userId), "rated"],
		queryFn: ({ signal }) => request("GET /api/exercises/rated", { signal }),
	});
}
