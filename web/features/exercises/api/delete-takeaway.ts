import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { dropTakeaway } from "./get-takeaways.ts";

/** Deletes a card for good. */
export function useDeleteTakeaway(userId: string, takeawayId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => request("DELETE /api/takeaways/:id", { params: { id: takeawayId } }),
		onSuccess: () => dropTakeaway(client, userId, takeawayId),
	});
}
