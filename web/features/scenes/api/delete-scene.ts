import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Scene } from "#shared/schemas/scenes.ts";
import { request } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { showBackground } from "../background-event.ts";

/** Deletes a scene for good. */
export function useDeleteScene(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ imageUrl }: Scene) => request<{ ok: true }>(imageUrl, { method: "DELETE" }),
		onSuccess: (_, { isCurrent }) => {
			if (isCurrent) {
				showBackground(null);
			}
			return client.invalidateQueries({ queryKey: queryKeys.scenes(userId) });
		},
	});
}
