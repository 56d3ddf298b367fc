import { and, desc, eq, lt, or } from "drizzle-orm";
import { INSIGHTS_PAGE } from "#shared/chat/messages.ts";
import type { Insight, UpdateInsight } from "#shared/schemas/coaching.ts";
import { aiInsights } from "../../../db/tables/insights.table.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../http/app-error.ts";

/** A page of the person's insights, newest first: the newest, or those before one. Throws `not_found` without that one. */
export async function listInsights({ db }: Deps, userId: string, before?: string): Promise<Insight[]> {
	const [last] =
		before === undefined ? [] : await db.select().from(aiInsights).where(ownInsight(userId, before));
	if (before !== undefined && !last) {
		throw insightNotFound();
	}
	const isEarlier = last && earlierThan(last);
	const rows = await db
		.select()
		.from(aiInsights)
		.where(and(eq(aiInsights.userId, userId), isEarlier))
		// Ids sort by the time they were made: they decide between two of the same second.
		.orderBy(desc(aiInsights.createdAt), desc(aiInsights.id))
		.limit(INSIGHTS_PAGE);
	return rows.map(toInsight);
}

/** Marks one of the person's insights as read or unread, or puts it into their own words. */
export async function updateInsight(
	{ db }: Deps,
	userId: string,
	insightId: string,
	{ isRead, content }: UpdateInsight,
): Promise<Insight> {
	const isOwn = ownInsight(userId, insightId);
	const changes = {
		...(isRead === undefined ? {} : { isRead }),
		...(content === undefined ? {} : { content }),
	};
	const [row] =
		Object.keys(changes).length === 0
			? await db.select().from(aiInsights).where(isOwn)
			: await db.update(aiInsights).set(changes).where(isOwn).returning();
	if (!row) {
		throw insightNotFound();
	}
	return toInsight(row);
}

export async function deleteInsight({ db }: Deps, userId: string, insightId: string): Promise<void> {
	const gone = await db
		.delete(aiInsights)
		.where(ownInsight(userId, insightId))
		.returning({ id: aiInsights.id });
	if (gone.length === 0) {
		throw insightNotFound();
	}
}

function earlierThan({ createdAt, id }: typeof aiInsights.$inferSelect) {
	return or(
		lt(aiInsights.createdAt, createdAt),
		and(eq(aiInsights.createdAt, createdAt), lt(aiInsights.id, id)),
	);
}

function ownInsight(userId: string, insightId: string) {
	return and(eq(aiInsights.id, insightId), eq(aiInsights.userId, userId));
}

const insightNotFound = () => new AppError("not_found", "We can't find that insight.");

function toInsight(row: typeof aiInsights.$inferSelect): Insight {
	return {
		...row,
		confidence: Math.round(row.confidence * 100) / 100,
		createdAt: row.createdAt.toISOString(),
	};
}
