import { request } from "#web/lib/api/api.ts";
import { useChangeMemory } from "./change-memory.ts";

/** Adds a fact in the person's own words. */
export function useWriteFact(userId: string) {
	return useChangeMemory(
		userId,
		(fact: string) => request("POST /api/memory/:userId", { params: { userId }, body: { fact } }),
		(facts, _, written) => [written, ...facts],
	);
}
