import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { usePollUnlessLive } from "#web/lib/live/live-state.ts";

/** The specification's interval, while no live socket is connected. */
const ASKED_EVERY_MS = 5 * 60_000;

/** The person's newest assessments, at most a month of days, newest first. */
export function assessmentsQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.assessments(userId),
		queryFn: ({ signal }) => request("GET /api/assessments/:userId", { params: { userId }, signal }),
	});
}

export function useAssessments(userId: string, enabled: boolean) {
	return useQuery({
		...assessmentsQuery(userId),
		enabled,
		refetchInterval: usePollUnlessLive(ASKED_EVERY_MS),
	});
}
