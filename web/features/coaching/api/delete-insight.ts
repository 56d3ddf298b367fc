import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Insight } from "#shared/schemas/coaching.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/** Deletes an insight for good. */
export function useDeleteInsight(userId: string, insightId: string) {
	const client = useQueryClient();
	const queryKey = queryKeys.insights(userId);
	return useMutation({
		mutationFn: (_: undefined) => request("DELETE /api/ai/insights/:insightId", { params: { insightId } }),
		onSuccess: () => {
			client.setQueryData<Insight[]>(queryKey, (all) => all?.filter((each) => each.id !== insightId));
			return client.invalidateQueries({ queryKey });
		},
	});
}
