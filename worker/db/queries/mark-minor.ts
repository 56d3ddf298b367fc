import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { users } from "../tables/users.table.ts";

/**
 * Somebody told that they are under 18: from now on nobody coaches them, and no company gets their words. Only that is kept,
 * with its time. False when it was known.
 */
export async function markMinor(db: Database, userId: string, now: Date): Promise<boolean> {
	const marked = await db
		.update(users)
		.set({ minorSince: now, adultConfirmedAt: null, consentedTo: [] })
		.where(and(eq(users.id, userId), isNull(users.minorSince)))
		.returning({ id: users.id });
	return marked.length > 0;
}
