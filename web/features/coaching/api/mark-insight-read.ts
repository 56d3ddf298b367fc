import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Insight } from "#shared/schemas/coaching.ts";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

/**
 * Marks an insight as read. If that fails, it silently stays new until the next visit. Doesn't refetch the list, as
 * several are marked at once.
 */
export function useMarkInsightRead(userId: string, insightId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () =>
			request("PATCH /api/ai/insights/:insightId", { params: { insightId }, body: { isRead: true } }),
		onSuccess: () =>
			client.setQueryData<Insight[]>(queryKeys.insights(userId), (all) =>
				all?.map((each) => (each.id === insightId ? { ...each, isRead: true } : each)),
			),
	});
}
