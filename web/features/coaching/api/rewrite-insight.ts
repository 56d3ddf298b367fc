import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Insight } from "#shared/schemas/coaching.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Puts an insight into the person's own words. */
export function useRewriteInsight(userId: string, insightId: string) {
	const client = useQueryClient();
	const queryKey = queryKeys.insights(userId);
	return useMutation({
		mutationFn: (content: string) =>
			request("PATCH /api/ai/insights/:insightId", { params: { insightId }, body: { content } }),
		onSuccess: (rewritten) => {
			client.setQueryData<Insight[]>(queryKey, (all) =>
				all?.map((each) => (each.id === insightId ? rewritten : each)),
			);
			return client.invalidateQueries({ queryKey });
		},
	});
}
