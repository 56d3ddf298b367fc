import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** All that the coach knows about the person. The live socket says when it changed. */
export function memoryQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.memory(userId),
		queryFn: ({ signal }) => request("GET /api/memory/:userId", { params: { userId }, signal }),
	});
}
