import { lt, sql } from "drizzle-orm";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import type { Deps } from "../../deps.ts";

/**
 * What is counted: emails sent, by purpose; consecutive failed tries; how many had gone out when the platform said
 * that the day's limit is spent; failures of a model, by provider; turns that ended without a reply; responses of
 * status 500; the longest that a conversation's messages waited for their copy in D1, in seconds.
 */
export type CountName =
	| `mail:${"account" | "note" | "failing" | "limit"}`
	| `model:${string}`
	| "turn:failed"
	| "http:500"
	| "outbox:waited";

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

/** Records a count's maximum of today, in the background. */
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

/** Removes days older than we keep. */
export async function sweepCounts({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const first = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
	await db.delete(dailyCounts).where(lt(dailyCounts.day, utcDay(first)));
}
