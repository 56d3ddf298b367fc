import { queryOptions } from "@tanstack/react-query";
import type { Background } from "#shared/schemas/scenes.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

const RETRIES = 3;

/** What is behind the person's pages, and whether a scene is being made. Never an older answer than now. */
export function backgroundQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.background(userId),
		queryFn: ({ signal }) =>
			request<Background>(`/api/user-background/${userId}?at=${Date.now()}`, { signal }),
		retry: RETRIES,
	});
}
