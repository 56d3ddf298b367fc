import { useIsMutating, useMutation } from "@tanstack/react-query";
import type { Portrait } from "#shared/schemas/scenes.ts";
import { request } from "#web/lib/api.ts";
import { showBackground } from "../background-event.ts";

const keyOf = (userId: string) => ["make-scene", userId] as const;

/** Asks for a new scene, and shows it. */
export function useMakeScene(userId: string) {
	return useMutation({
		mutationKey: keyOf(userId),
		mutationFn: () => request<Portrait>(`/api/ai/personalized-portrait/${userId}`, { method: "POST" }),
		onSuccess: ({ imageUrl }) => showBackground(imageUrl),
	});
}

/** Whether this tab waits for a scene. */
export function useIsMakingScene(userId: string): boolean {
	return useIsMutating({ mutationKey: keyOf(userId) }) > 0;
}
