import { desc, eq, type SQL } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import type { KeptFact } from "../../models/text-model.ts";
import type { Database } from "../client.ts";
import { type TakeawayRow, takeaways } from "../tables/takeaways.table.ts";

const NEWEST = 5;

/** Characters sent to the coach of each. */
const BEGINNING = 600;

/** The query for the newest things that the person keeps, newest first. */
export function newestTakeaways(db: Database, userId: string | SQL<string>) {
	return db
		.select()
		.from(takeaways)
		.where(eq(takeaways.userId, userId))
		.orderBy(desc(takeaways.createdAt))
		.limit(NEWEST);
}

/** Kept things as a coach may know them. */
export function toKeptFacts(rows: readonly TakeawayRow[], timeZone: string): KeptFact[] {
	return rows.map(({ kind, title, body, createdAt, dueAt, outcome, ratings }) => ({
		kind,
		title,
		body: body.slice(0, BEGINNING).toWellFormed(),
		createdOn: localDay(timeZone, createdAt),
		dueOn: dueAt && localDay(timeZone, dueAt),
		outcome,
		ratings,
	}));
}
