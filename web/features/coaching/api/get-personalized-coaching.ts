import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePollUnlessLive } from "#web/lib/live/live-state.ts";

/** The specification's times; the second applies while no live socket is connected. */
const FRESH_MS = 2 * 60_000;
const ASKED_EVERY_MS = 5 * 60_000;

function personalizedCoachingQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.personalizedCoaching(userId),
		queryFn: ({ signal }) =>
			request("GET /api/ai/personalized-coaching/:userId", { params: { userId }, signal }),
		staleTime: FRESH_MS,
	});
}

export function usePersonalizedCoaching(userId: string) {
	return useQuery({
		...personalizedCoachingQuery(userId),
		refetchInterval: usePollUnlessLive(ASKED_EVERY_MS),
	});
}
