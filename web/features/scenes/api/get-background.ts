import { queryOptions } from "@tanstack/react-query";
import type { Background } from "#shared/schemas/scenes.ts";
import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

const RETRIES = 3;

async function getBackground(userId: string, signal: AbortSignal): Promise<Background> {
	try {
		return await request("GET /api/user-background/:userId", {
			params: { userId },
			query: { at: String(Date.now()) },
			signal,
		});
	} catch (error) {
		// The guards need "not_signed_in" as it is.
		if (error instanceof ApiError && error.code !== "not_signed_in") {
			throw new Error(`Failed to fetch background image: ${error.statusText}`, { cause: error });
		}
		throw error;
	}
}

/** The scene behind the person's pages, and whether one is in progress. Never cached. */
export function backgroundQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.background(userId),
		queryFn: ({ signal }) => getBackground(userId, signal),
		retry: RETRIES,
	});
}
