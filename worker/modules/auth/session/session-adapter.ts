import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Adapter, DatabaseSession, DatabaseUser } from "lucia";
import type { Database } from "../../../db/client.ts";
import { prepareBatch } from "../../../db/prepared-batch.ts";
import { type ReplyReads, replyQueries } from "../../../db/queries/reply-reads.ts";
import { type SessionAttributes, sessions } from "../../../db/tables/sessions.table.ts";
import { users } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { sha256Hex } from "../../../hashes.ts";

/** KV refuses a shorter TTL. */
const KV_MIN_TTL_SECONDS = 60;

/** How long to wait for KV, in ms. D1's row holds the same. */
const KV_PATIENCE_MS = 500;

/** The longest a session lives after signing in, however often it's used. In ms. */
export const LONGEST_MS = 180 * 24 * 60 * 60 * 1000;

/** Prepared once for a database, because building their SQL took a tenth of the time of each signed-in request. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareQueries>>();

function prepareQueries(db: Database) {
	const sid = sql.placeholder("sid");
	const session = db
		.select({ session: sessions, user: users })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.sid, sid), isNull(users.deletingAt)));
	const owner = sql<string>`(SELECT user_id FROM session WHERE sid = ${sid})`;
	return {
		session: session.prepare(),
		sessionAndReads: prepareBatch(db, [session, ...replyQueries(db, owner)]),
	};
}

function preparedFor(db: Database) {
	const queries = prepared.get(db) ?? prepareQueries(db);
	prepared.set(db, queries);
	return queries;
}

/**
 * Lucia's store: KV keeps what belongs to a session, D1 says whether it lives. Both are keyed by the SHA-256 of the
 * session id, so that neither store alone yields a cookie. KV may lag by a minute around the world; because every
 * check joins D1's row, a session that was ended ends everywhere at once, and people can still sign in when KV fails.
 * `keepReads` receives what a reply needs from D1, read in the same round trip as the session. It belongs to the
 * session's owner; don't use it before lucia has accepted the session.
 */
export function createSessionAdapter(
	db: Database,
	kv: KVNamespace,
	log: Deps["log"],
	keepReads?: (reads: ReplyReads) => void,
): Adapter {
	const noteFailure = () => {
		log({ level: "warn", event: "kv" });
		return null;
	};

	async function keepInKv(sid: string, attributes: SessionAttributes, expiresAt: Date): Promise<void> {
		const seconds = Math.ceil((expiresAt.getTime() - Date.now()) / 1000);
		const lasting = { expirationTtl: Math.max(seconds, KV_MIN_TTL_SECONDS) };
		await kv.put(sid, JSON.stringify(attributes), lasting).catch(noteFailure);
	}

	function keptInKv(sid: string): Promise<SessionAttributes | null> {
		return Promise.race([
			kv.get<SessionAttributes>(sid, "json").catch(noteFailure),
			scheduler.wait(KV_PATIENCE_MS).then(() => null),
		]);
	}

	async function readSession(sid: string) {
		const queries = preparedFor(db);
		if (!keepReads) {
			return queries.session.execute({ sid });
		}
		const [rows, ...reads] = await queries.sessionAndReads({ sid });
		keepReads(reads);
		return rows;
	}

	return {
		async getSessionAndUser(sessionId) {
			const sid = await sha256Hex(sessionId);
			const [kept, [row]] = await Promise.all([keptInKv(sid), readSession(sid)]);
			if (!row || row.session.sess.createdAt < Date.now() - LONGEST_MS) {
				return [null, null];
			}
			const session: DatabaseSession = {
				id: sessionId,
				userId: row.user.id,
				expiresAt: row.session.expire,
				attributes: { ...(kept ?? row.session.sess), sid, lastSeenAt: row.session.lastSeenAt },
			};
			const user: DatabaseUser = { id: row.user.id, attributes: { row: row.user } };
			return [session, user];
		},

		async getUserSessions(userId) {
			const rows = await db
				.select()
				.from(sessions)
				.where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())));
			// The ids themselves aren't known here; a list of sessions needs only their keys.
			return rows.map(({ sid, expire, sess, lastSeenAt }) => ({
				id: sid,
				userId,
				expiresAt: expire,
				attributes: { ...sess, sid, lastSeenAt },
			}));
		},

		async setSession({ id, userId, expiresAt, attributes }) {
			const sid = await sha256Hex(id);
			const sess: SessionAttributes = { device: attributes.device, createdAt: attributes.createdAt };
			await db
				.insert(sessions)
				.values({ sid, userId, sess, lastSeenAt: attributes.lastSeenAt, expire: expiresAt });
			await keepInKv(sid, sess, expiresAt);
		},

		async updateSessionExpiration(sessionId, expiresAt) {
			const sid = await sha256Hex(sessionId);
			const [row] = await db
				.update(sessions)
				.set({ expire: expiresAt })
				.where(eq(sessions.sid, sid))
				.returning({ sess: sessions.sess });
			if (row) {
				await keepInKv(sid, row.sess, expiresAt);
			}
		},

		async deleteSession(sessionId) {
			const sid = await sha256Hex(sessionId);
			await db.delete(sessions).where(eq(sessions.sid, sid));
			await kv.delete(sid).catch(noteFailure);
		},

		async deleteUserSessions(userId) {
			const ended = await db
				.delete(sessions)
				.where(eq(sessions.userId, userId))
				.returning({ sid: sessions.sid });
			await Promise.all(ended.map(({ sid }) => kv.delete(sid).catch(noteFailure)));
		},

		async deleteExpiredSessions() {
			await db.delete(sessions).where(lt(sessions.expire, new Date()));
		},
	};
}
