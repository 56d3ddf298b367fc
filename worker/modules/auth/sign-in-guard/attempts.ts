import { eq, lt, lte, sql } from "drizzle-orm";
import { signInFailures } from "../../../db/tables/sign-in-failures.table.ts";
import type { Deps } from "../../../deps.ts";
import { sha256Hex } from "../../../hashes.ts";

type Database = Pick<Deps, "db" | "now">;

/** The fifth failure in a row is the first that delays the next attempt. */
const FIRST_DELAYED = 5;

const SHORTEST_DELAY_MS = 15_000;

const LONGEST_DELAY_MS = 15 * 60_000;

/** Failures expire after this long without another. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;

/**
 * Returns the key that an email address's failures are counted under. The pepper prevents matching the keys against a
 * list of addresses.
 */
export function addressKey({ settings }: Pick<Deps, "settings">, email: string): Promise<string> {
	return sha256Hex(`${settings.PASSWORD_PEPPER ?? ""}:sign-in:${email}`);
}

/**
 * Counts an attempt as a failure before its password is checked, in one statement: attempts at the same moment count each,
 * and none is checked that the one before delays. `forgive` takes it back. Returns how long to wait, in whole seconds: 0 for
 * an attempt that was counted and may be checked.
 */
export async function reserveAttempt({ db, now }: Database, key: string): Promise<number> {
	const at = now();
	const { failures, failedAt, delayedUntil } = signInFailures;
	const isForgotten = sql`${failedAt} < ${at.getTime() - FORGOTTEN_AFTER_MS}`;
	const count = sql`CASE WHEN ${isForgotten} THEN 1 ELSE ${failures} + 1 END`;
	// Capped so that the shift can't overflow; the longest delay is reached long before.
	const delay = sql`CASE WHEN ${isForgotten} OR ${failures} + 1 < ${FIRST_DELAYED} THEN 0
		ELSE min(${LONGEST_DELAY_MS}, ${SHORTEST_DELAY_MS} << min(${failures} + 1 - ${FIRST_DELAYED}, 10)) END`;
	const reserved = await db
		.insert(signInFailures)
		.values({ key, failures: 1, failedAt: at, delayedUntil: at })
		.onConflictDoUpdate({
			target: signInFailures.key,
			set: { failures: count, failedAt: at, delayedUntil: sql`${at.getTime()} + ${delay}` },
			setWhere: lte(delayedUntil, at),
		})
		.returning({ key: signInFailures.key });
	return reserved.length > 0 ? 0 : secondsLeft({ db, now }, key);
}

/** Forgets the failures of a key. */
export async function forgive({ db }: Pick<Deps, "db">, key: string): Promise<void> {
	await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Removes the counts that are forgotten. */
export async function sweepFailures({ db, now }: Database): Promise<void> {
	const forgotten = new Date(now().getTime() - FORGOTTEN_AFTER_MS);
	await db.delete(signInFailures).where(lt(signInFailures.failedAt, forgotten));
}

async function secondsLeft({ db, now }: Database, key: string): Promise<number> {
	const [row] = await db
		.select({ delayedUntil: signInFailures.delayedUntil })
		.from(signInFailures)
		.where(eq(signInFailures.key, key));
	const left = (row?.delayedUntil.getTime() ?? 0) - now().getTime();
	return Math.max(1, Math.ceil(left / 1000));
}
