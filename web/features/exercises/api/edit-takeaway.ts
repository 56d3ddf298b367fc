import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Takeaway } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";
import { replaceTakeaway } from "./get-takeaways.ts";

export function useEditTakeaway(userId: string, takeawayId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: Pick<Takeaway, "title" | "body">) =>
			request("PATCH /api/takeaways/:id", { params: { id: takeawayId }, body }),
		onSuccess: ({ safety: _, ...takeaway }) => replaceTakeaway(client, userId, takeaway),
	});
}
