import { and, eq, inArray, isNull } from "drizzle-orm";
import { PLATFORM_COPIES_DAYS } from "#shared/schemas/account.ts";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { endSessions } from "../auth/session/live-sessions.ts";
import { addressKey, forgive } from "../auth/sign-in-guard/attempts.ts";
import { forgetDevices } from "../auth/sign-in-guard/known-devices.ts";

/** Keys of people who left. The same store holds sessions, under hashes. */
const LEFT = "left:";

/** Longer than any copy from which they could come back, in seconds. */
const KEPT_SECONDS = (PLATFORM_COPIES_DAYS + 5) * 24 * 60 * 60;

/** D1 takes a hundred values in one statement. */
const AT_ONCE = 100;

/** Marks the person as leaving, frees the address and the name, and ends every session and known device. How many there were. */
export async function leave(deps: Deps, userId: string): Promise<number> {
	const none = `deleted:${userId}`;
	const [known] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
	if (known) {
		// The count of failed sign-ins is stored under a hash of the address.
		await forgive(deps, await addressKey(deps, known.email));
	}
	await deps.db
		.update(users)
		.set({ deletingAt: deps.now(), email: none, username: none, usernameKey: none })
		.where(and(eq(users.id, userId), isNull(users.deletingAt)));
	await noteLeft(deps, userId);
	await forgetDevices(deps, userId);
	return endSessions(deps, userId);
}

/**
 * Records who left, outside the database, because a restore may roll that back. The queue repeats it: otherwise a
 * restored copy would bring them back for good.
 */
export async function noteLeft({ env, log }: Pick<Deps, "env" | "log">, userId: string): Promise<void> {
	await env.SESSIONS.put(LEFT + userId, "", { expirationTtl: KEPT_SECONDS }).catch(() =>
		log({ level: "error", event: "left-not-noted" }),
	);
}

/**
 * Finds people who left but are in the database again, because of a restore or a deletion that stopped halfway. Marks
 * them as leaving again and returns their ids.
 */
export async function leaveAgain(deps: Deps): Promise<string[]> {
	const found: string[] = [];
	for (let cursor: string | null = null; ; ) {
		const page: KVNamespaceListResult<unknown> = await deps.env.SESSIONS.list({
			prefix: LEFT,
			limit: AT_ONCE,
			cursor,
		});
		const ids = page.keys.map(({ name }) => name.slice(LEFT.length));
		found.push(...(await idsOfPresent(deps, ids)));
		if (page.list_complete) {
			break;
		}
		cursor = page.cursor;
	}
	for (const userId of found) {
		await leave(deps, userId);
	}
	return found;
}

async function idsOfPresent({ db }: Deps, ids: readonly string[]): Promise<string[]> {
	const ofThem = await db
		.select({ id: users.id })
		.from(users)
		.where(inArray(users.id, [...ids]));
	return ofThem.map(({ id }) => id);
}
