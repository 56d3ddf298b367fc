import { and, desc, eq, isNull, lt } from "drizzle-orm";
import {
	type EditTakeaway,
	type Remind,
	TAKEAWAYS_PAGE,
	type Takeaway,
	type TakeawayPage,
} from "#shared/schemas/exercises.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { type TakeawayRow, takeaways } from "../../db/tables/takeaways.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { dueMorning } from "./due-morning.ts";

const takeawayNotFound = () => new AppError("not_found", "We can't find that. You may have deleted it.");

/** What the person kept, newest first: a page from before a time. */
export async function listTakeaways(
	{ db }: Deps,
	userId: string,
	before: string | undefined,
): Promise<TakeawayPage> {
	const rows = await db
		.select({ takeaway: takeaways, openConversationId: chatConversations.id })
		.from(takeaways)
		.leftJoin(
			chatConversations,
			and(eq(chatConversations.id, takeaways.conversationId), isNull(chatConversations.deletedAt)),
		)
		.where(
			and(
				eq(takeaways.userId, userId),
				before === undefined ? undefined : lt(takeaways.createdAt, new Date(before)),
			),
		)
		.orderBy(desc(takeaways.createdAt))
		.limit(TAKEAWAYS_PAGE + 1);
	const page = rows.slice(0, TAKEAWAYS_PAGE);
	return {
		takeaways: page.map(({ takeaway, openConversationId }) =>
			toTakeaway({ ...takeaway, conversationId: openConversationId }),
		),
		hasMore: rows.length > TAKEAWAYS_PAGE,
	};
}

/** Puts a takeaway into other words. Throws `not_found`. */
export async function editTakeaway(
	{ db }: Deps,
	userId: string,
	id: string,
	{ title, body }: EditTakeaway,
): Promise<Takeaway> {
	const [row] = await db.update(takeaways).set({ title, body }).where(isOwn(userId, id)).returning();
	if (!row) {
		throw takeawayNotFound();
	}
	return toTakeaway(row);
}

/**
 * Schedules, or reschedules, the question about a takeaway for a later morning; null cancels it. Throws `not_found`.
 */
export async function remind(
	{ db, now }: Deps,
	{ id: userId, timeZone }: UserRow,
	id: string,
	{ inDays }: Remind,
): Promise<Takeaway> {
	const dueAt = inDays === null ? null : dueMorning(timeZone, now().getTime(), inDays);
	const [row] = await db.update(takeaways).set({ dueAt, askedAt: null }).where(isOwn(userId, id)).returning();
	if (!row) {
		throw takeawayNotFound();
	}
	return toTakeaway(row);
}

/** Throws `not_found`. */
export async function deleteTakeaway({ db }: Deps, userId: string, id: string): Promise<void> {
	const deleted = await db.delete(takeaways).where(isOwn(userId, id)).returning({ id: takeaways.id });
	if (deleted.length === 0) {
		throw takeawayNotFound();
	}
}

function isOwn(userId: string, id: string) {
	return and(eq(takeaways.id, id), eq(takeaways.userId, userId));
}

function toTakeaway({ userId: _, ratings: __, askedAt, createdAt, dueAt, ...row }: TakeawayRow): Takeaway {
	return {
		...row,
		createdAt: createdAt.toISOString(),
		dueAt: askedAt ? null : (dueAt?.toISOString() ?? null),
	};
}
