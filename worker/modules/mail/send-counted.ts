import { and, eq, sql } from "drizzle-orm";
import { dailyCounts } from "../../db/tables/daily-counts.table.ts";
import type { Deps } from "../../deps.ts";
import { oneMore, utcDay } from "../counts/daily-counts.ts";
import type { Mail, MailOutcome } from "./mailer.ts";

type What = "account" | "note" | "reset";

/**
 * Sends an email and counts the outcome: how many went out today, how many consecutive tries failed, and whether the
 * platform says that the day's limit is spent. Notifications then stay in the app until tomorrow, which is logged
 * once. A reset counts no failure, because its page would reveal whether an account has that address.
 */
export async function sendCounted(deps: Deps, what: What, mail: Mail): Promise<MailOutcome> {
	const outcome = await deps.mailer.send(mail);
	await note(deps, what, outcome).catch(() =>
		deps.log({ level: "warn", event: "not-counted", name: "mail" }),
	);
	return outcome;
}

async function note(deps: Deps, what: What, outcome: MailOutcome): Promise<void> {
	const { db, now } = deps;
	if (what === "reset" && outcome !== "spent") {
		await (outcome === "accepted" ? oneMore(deps, "mail:account") : undefined);
		return;
	}
	const day = utcDay(now());
	switch (outcome) {
		case "accepted":
		case "no-such-address":
			await db.batch([
				...(outcome === "accepted"
					? ([oneMore(deps, what === "note" ? "mail:note" : "mail:account")] as const)
					: ([] as const)),
				db.delete(dailyCounts).where(and(eq(dailyCounts.day, day), eq(dailyCounts.name, "mail:failing"))),
			] as const);
			return;
		case "spent": {
			const sent = sql<number>`(SELECT coalesce(sum(count), 0) FROM daily_counts WHERE day = ${day} AND name IN ('mail:account', 'mail:note'))`;
			const first = await db
				.insert(dailyCounts)
				.values({ day, name: "mail:limit", count: sent })
				.onConflictDoNothing()
				.returning();
			if (first[0]) {
				deps.log({ level: "warn", event: "mail-paused", sent: first[0].count });
			}
			return;
		}
		case "later":
		case "refused":
		case "unknown":
			await oneMore(deps, "mail:failing");
	}
}
