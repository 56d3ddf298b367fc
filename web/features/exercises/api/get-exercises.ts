import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** All exercises, and the runs of the person's last days. */
export function exercisesQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.exercises(userId),
		queryFn: ({ signal }) => request("GET /api/exercises", { signal }),
	});
}
