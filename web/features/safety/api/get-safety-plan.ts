import { queryOptions } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { cacheSafetyPlan } from "#web/lib/storage/cached-safety-plan.ts";

/** The person's own plan; a copy of it stays in this browser, to be read with no network. */
export function safetyPlanQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.safetyPlan(userId),
		queryFn: async ({ signal }) => {
			const plan = await request("GET /api/safety/plan/:userId", { params: { userId }, signal });
			cacheSafetyPlan(userId, plan);
			return plan;
		},
		// Edits made here are newer than an earlier read.
		staleTime: 0,
		gcTime: 0,
	});
}
