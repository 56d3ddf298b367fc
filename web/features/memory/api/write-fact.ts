import type { MemoryFact } from "#shared/schemas/memory.ts";
import { request } from "#web/lib/api/api.ts";
import { useChangeMemory } from "./change-memory.ts";

/** Adds a fact in the person's own words. */
export function useWriteFact(userId: string) {
	return useChangeMemory(
		userId,
		(fact: string) => request<MemoryFact>(`/api/memory/${userId}`, { method: "POST", body: { fact } }),
		(facts, _, written) => [written, ...facts],
	);
}
