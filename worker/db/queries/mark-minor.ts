import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { users } from "../tables/users.table.ts";

/**
 * Marks a person as under 18: from now on they get no coaching, and no company gets their words. Stores only that,
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
