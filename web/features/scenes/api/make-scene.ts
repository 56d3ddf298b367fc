import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/lib/api/api.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { showBackground } from "../background-event.ts";

const keyOf = (userId: string) => ["make-scene", userId] as const;

/** Asks for a new scene, and shows it. */
export function useMakeScene(userId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: keyOf(userId),
		mutationFn: () => request("POST /api/ai/personalized-portrait/:userId", { params: { userId } }),
		onSuccess: ({ imageUrl }) => {
			showBackground(imageUrl);
			for (const queryKey of [queryKeys.background(userId), queryKeys.scenes(userId)]) {
				void client.invalidateQueries({ queryKey });
			}
		},
	});
}

/** Whether this tab waits for a scene. */
export function useIsMakingScene(userId: string): boolean {
	return useIsMutating({ mutationKey: keyOf(userId) }) > 0;
}
