import { request } from "#web/lib/api/api.ts";
import { useChangeMemory } from "./change-memory.ts";

/** Deletes all that the coach knows. */
export function useForgetEverything(userId: string) {
	return useChangeMemory(
		userId,
		(_: undefined) => request("DELETE /api/memory/:userId", { params: { userId } }),
		() => [],
	);
}
