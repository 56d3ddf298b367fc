import { desc, eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import type { Deps } from "../../deps.ts";
import type { KeptFact } from "../../models/text-model.ts";
import type { UserRow } from "../users/users.table.ts";
import { takeaways } from "./takeaways.table.ts";

/** How many a coach may know. */
const NEWEST = 5;

/** How much a coach may know of each. In characters. */
const BEGINNING = 600;

/** The newest things that the person keeps, newest first, as a coach may know them. */
export async function newestKept(
	{ db }: Pick<Deps, "db">,
	{ id, timeZone }: Pick<UserRow, "id" | "timeZone">,
): Promise<KeptFact[]> {
	const rows = await db
		.select()
		.from(takeaways)
		.where(eq(takeaways.userId, id))
		.orderBy(desc(takeaways.createdAt))
		.limit(NEWEST);
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
