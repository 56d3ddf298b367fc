import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { INSIGHTS_PAGE } from "#shared/chat/messages.ts";
import type { Insight } from "#shared/schemas/coaching.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** The patterns the coach noticed, newest first. Fetched at every visit, as the specification asks. */
export function insightsQuery(userId: string) {
	return queryOptions({
		queryKey: queryKeys.insights(userId),
		queryFn: async ({ client, queryKey, signal }) => {
			// At least as many as are shown, so that a new one pushes none out.
			const known = client.getQueryData<Insight[]>(queryKey)?.length ?? 0;
			let insights = await getPage(undefined, signal);
			while (insights.length < known && hasEarlier(insights)) {
				insights = [...insights, ...(await getPage(insights.at(-1)?.id, signal))];
			}
			return insights;
		},
		staleTime: 0,
		refetchOnMount: "always",
	});
}

/** Whether there may be more: the last page was a full one. */
export function hasEarlier(insights: readonly Insight[]): boolean {
	return insights.length > 0 && insights.length % INSIGHTS_PAGE === 0;
}

/** Fetches the next older page. */
export function useEarlierInsights(userId: string) {
	const client = useQueryClient();
	const queryKey = queryKeys.insights(userId);
	return useMutation({
		mutationFn: () => getPage(client.getQueryData<Insight[]>(queryKey)?.at(-1)?.id),
		onSuccess: (page) => client.setQueryData<Insight[]>(queryKey, (all = []) => [...all, ...page]),
	});
}

function getPage(before?: string, signal?: AbortSignal): Promise<Insight[]> {
	return request("GET /api/ai/insights", { query: before ? { before } : {}, signal });
}
