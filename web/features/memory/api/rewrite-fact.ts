import { request } from "#web/lib/api/api.ts";
import { useChangeMemory } from "./change-memory.ts";

/** Puts a fact into the person's own words. */
export function useRewriteFact(userId: string, factId: string) {
	return useChangeMemory(
		userId,
		(fact: string) =>
			request("PATCH /api/memory/:userId/:factId", { params: { userId, factId }, body: { fact } }),
		(facts, _, rewritten) => facts.map((each) => (each.id === factId ? rewritten : each)),
	);
}
