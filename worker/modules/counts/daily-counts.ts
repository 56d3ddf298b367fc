import { lt, sql } from "drizzle-orm";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import type { Deps } from "../../deps.ts";

/**
 * What is counted: e-mails that were sent, by what for; tries in a row that failed; how many had gone out when the platform said
 * that the day's are spent; failures of a model, by provider; turns that ended without a reply; answers of status 500; the longest
 * that a conversation's words waited for their copy in D1, in seconds.
 */
export type CountName =
	| `mail:${"account" | "note" | "failing" | "limit"}`
	| `model:${string}`
	| "turn:failed"
	| "http:500"
	| "outbox:waited";

/** Counts are looked at day by day, and kept for so many days. */
const KEPT_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD in UTC. */
export function utcDay(time: Date): string {
	return time.toISOString().slice(0, 10);
}

/** One more of these today. A statement, to be run alone or with others. */
export function oneMore({ db, now }: Pick<Deps, "db" | "now">, name: CountName) {
	return db
		.insert(dailyCounts)
		.values({ day: utcDay(now()), name, count: 1 })
		.onConflictDoUpdate({
			target: [dailyCounts.day, dailyCounts.name],
			set: { count: sql`${dailyCounts.count} + 1` },
		});
}

/** Counts beside what matters: a count that is lost breaks nothing. */
export async function countBeside(deps: Pick<Deps, "db" | "now" | "log">, name: CountName): Promise<void> {
	await oneMore(deps, name).catch(() => deps.log({ level: "warn", event: "not-counted", name }));
}

/** Notes the most that a count has been today, beside what matters. */
export async function atLeastBeside(
	{ db, now, log }: Pick<Deps, "db" | "now" | "log">,
	name: CountName,
	count: number,
): Promise<void> {
	await db
		.insert(dailyCounts)
		.values({ day: utcDay(now()), name, count })
		.onConflictDoUpdate({
			target: [dailyCounts.day, dailyCounts.name],
			set: { count: sql`max(${dailyCounts.count}, excluded.count)` },
		})
		.catch(() => log({ level: "warn", event: "not-counted", name }));
}

/** Removes the days that nobody looks at any more. */
export async function sweepCounts({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const first = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
	await db.delete(dailyCounts).where(lt(dailyCounts.day, utcDay(first)));
}
