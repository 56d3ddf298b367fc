import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Session } from "#shared/schemas/auth.ts";
import { sessions } from "../../../db/tables/sessions.table.ts";
import type { Deps } from "../../../deps.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { AppError } from "../../../http/app-error.ts";
import { LONGEST_MS } from "./session-adapter.ts";

/** Sessions listed, last used first. */
const LISTED = 50;

/** Where the person is signed in, the place used last first. `currentSid` is the session that asks. */
export async function listSessions(
	{ db, now }: Deps,
	userId: string,
	currentSid: string,
): Promise<Session[]> {
	const rows = await db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expire, now())))
		.orderBy(desc(sessions.lastSeenAt))
		.limit(LISTED);
	const live = rows.filter(({ sess }) => sess.createdAt >= now().getTime() - LONGEST_MS);
	return live.map(({ sid, sess, lastSeenAt }) => ({
		id: sid,
		device: sess.device,
		createdAt: new Date(sess.createdAt).toISOString(),
		lastSeenAt: lastSeenAt.toISOString(),
		current: sid === currentSid,
	}));
}

/** Ends one of the person's sessions. Throws `not_found`. */
export async function endSession(deps: Deps, userId: string, sid: string): Promise<void> {
	const ended = await endWhere(deps, userId, eq(sessions.sid, sid));
	if (ended === 0) {
		throw new AppError("not_found", "You've already signed out on that device.");
	}
}

/** Ends the person's sessions, all or all but one. How many there were. */
export function endSessions(deps: Deps, userId: string, exceptSid?: string): Promise<number> {
	return endWhere(deps, userId, exceptSid === undefined ? undefined : ne(sessions.sid, exceptSid));
}

/** The row first: it's what a session lives by. Then its copy in KV and its live sockets. */
async function endWhere(
	{ db, env }: Deps,
	userId: string,
	which: ReturnType<typeof eq> | undefined,
): Promise<number> {
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), which))
		.returning({ sid: sessions.sid });
	const sids = ended.map(({ sid }) => sid);
	await getPersonStub(env, userId).revoke(sids);
	// Copies left in KV mean nothing without their row, and expire.
	await Promise.allSettled(sids.map((sid) => env.SESSIONS.delete(sid)));
	return sids.length;
}
