import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { type NoteRow, notifications } from "../../db/tables/notifications.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";

/** Literals, as in the partial indexes: with a bound value, SQLite couldn't use them. */
const IS_PLANNED = sql`${notifications.state} = 'planned'`;
const IS_CLAIMED = sql`${notifications.state} IN ('queued', 'sending')`;

/** Notifications listed per person. */
export const NOTES_LISTED = 50;

export type NewNote = Pick<NoteRow, "id" | "userId" | "title" | "message" | "type" | "scheduledFor" | "day">;

/** Claims due notifications, oldest first: each for one caller, even when several ask at once. */
export async function claimDue(db: Database, now: Date, most: number): Promise<string[]> {
	const due = db
		.select({ id: notifications.id })
		.from(notifications)
		.where(and(IS_PLANNED, sql`${notifications.scheduledFor} <= ${now.getTime()}`))
		.orderBy(asc(notifications.scheduledFor))
		.limit(most);
	const rows = await db
		.update(notifications)
		.set({ state: "queued", claimedAt: now })
		.where(and(IS_PLANNED, inArray(notifications.id, due)))
		.returning({ id: notifications.id });
	return rows.map(({ id }) => id);
}

/** Releases claimed notifications that couldn't be queued. */
export async function unclaim(db: Database, ids: readonly string[]): Promise<void> {
	await db
		.update(notifications)
		.set({ state: "planned", claimedAt: null })
		.where(and(inArray(notifications.id, [...ids]), eq(notifications.state, "queued")));
}

/** Claims again notifications that were claimed before this moment and never finished: they were lost. */
export async function reclaimLost(db: Database, before: Date, now: Date, most: number): Promise<string[]> {
	const lost = db
		.select({ id: notifications.id })
		.from(notifications)
		.where(and(IS_CLAIMED, sql`${notifications.claimedAt} < ${before.getTime()}`))
		.limit(most);
	const rows = await db
		.update(notifications)
		.set({ claimedAt: now })
		.where(and(IS_CLAIMED, inArray(notifications.id, lost)))
		.returning({ id: notifications.id });
	return rows.map(({ id }) => id);
}

/** Returns a notification with its person; null when either is gone. */
export async function findNote(db: Database, id: string): Promise<{ note: NoteRow; user: UserRow } | null> {
	const [row] = await db
		.select({ note: notifications, user: users })
		.from(notifications)
		.innerJoin(users, eq(users.id, notifications.userId))
		.where(eq(notifications.id, id));
	return row ?? null;
}

/** From here on it may have gone out. False when another consumer was quicker. */
export async function beginSending(
	db: Database,
	id: string,
	words: Pick<NoteRow, "title" | "message" | "type" | "personalizedMessage">,
	now: Date,
): Promise<boolean> {
	const rows = await db
		.update(notifications)
		.set({ ...words, state: "sending", claimedAt: now })
		.where(and(eq(notifications.id, id), eq(notifications.state, "queued")))
		.returning({ id: notifications.id });
	return rows.length > 0;
}

/** It went out, or waits for another try. What came to its end meanwhile stays as it is. */
export async function endSending(
	db: Database,
	id: string,
	fields: Partial<Pick<NoteRow, "state" | "sent" | "channel">>,
): Promise<void> {
	await db
		.update(notifications)
		.set(fields)
		.where(and(eq(notifications.id, id), IS_CLAIMED));
}

/** Deletes a claimed notification that isn't to be sent. */
export async function dropNote(db: Database, id: string): Promise<void> {
	await db.delete(notifications).where(and(eq(notifications.id, id), IS_CLAIMED));
}

/** Returns a person's planned notifications, the next first. */
export function plannedNotes(db: Database, userId: string): Promise<NoteRow[]> {
	return db
		.select()
		.from(notifications)
		.where(and(eq(notifications.userId, userId), IS_PLANNED))
		.orderBy(asc(notifications.scheduledFor));
}

/** Removes notifications from the plan and adds others. Adds none on a day that has one. */
export async function changePlan(
	db: Database,
	{ add, remove }: { add: readonly NewNote[]; remove: readonly string[] },
): Promise<void> {
	const removal = db
		.delete(notifications)
		.where(and(inArray(notifications.id, [...remove]), eq(notifications.state, "planned")));
	await db.batch([
		removal,
		...add.map((note) => db.insert(notifications).values(note).onConflictDoNothing()),
	]);
}

/** What a person was sent since a moment, the newest first. */
export function sentNotes(db: Database, userId: string, since: Date): Promise<NoteRow[]> {
	return db
		.select()
		.from(notifications)
		.where(
			and(
				eq(notifications.userId, userId),
				gte(notifications.scheduledFor, since),
				eq(notifications.sent, true),
			),
		)
		.orderBy(desc(notifications.scheduledFor))
		.limit(NOTES_LISTED);
}

/** Marks a notification of this person as read or unread; null when there's none. */
export async function markNote(
	db: Database,
	userId: string,
	id: string,
	readAt: Date | null,
): Promise<NoteRow | null> {
	const [row] = await db
		.update(notifications)
		.set({ readAt })
		.where(and(eq(notifications.id, id), eq(notifications.userId, userId), eq(notifications.sent, true)))
		.returning();
	return row ?? null;
}
