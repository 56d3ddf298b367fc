import { queryOptions } from "@tanstack/react-query";
import type { Insight } from "#shared/schemas/coaching.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The patterns the coach noticed, newest first. Fetched at every visit, as the specification asks. */
export function insightsQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.insights(userId),
		queryFn: ({ signal }) => request<Insight[]>("/api/ai/insights", { signal }),
		staleTime: 0,
		refetchOnMount: "always",
	});
}
