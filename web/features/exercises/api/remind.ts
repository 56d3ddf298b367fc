import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Remind } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";
import { replaceTakeaway } from "./get-takeaways.ts";

/** Sets in how many days the coach asks about a card; null for never. */
export function useRemind(userId: string, takeawayId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (inDays: Remind["inDays"]) =>
			request("PUT /api/takeaways/:id/reminder", { params: { id: takeawayId }, body: { inDays } }),
		onSuccess: (takeaway) => replaceTakeaway(client, userId, takeaway),
	});
}
