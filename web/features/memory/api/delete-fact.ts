import { request } from "#web/lib/api/api.ts";
import { useChangeMemory } from "./change-memory.ts";

/** Deletes a fact for good. */
export function useDeleteFact(userId: string, factId: string) {
	return useChangeMemory(
		userId,
		(_: undefined) => request("DELETE /api/memory/:userId/:factId", { params: { userId, factId } }),
		(facts) => facts.filter((each) => each.id !== factId),
	);
}
