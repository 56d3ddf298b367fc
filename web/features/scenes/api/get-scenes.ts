import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The person's scenes, newest first. */
export function scenesQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.scenes(userId),
		queryFn: ({ signal }) => request("GET /api/scenes", { signal }),
		select: ({ scenes }) => scenes,
	});
}
