import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { generateIdFromEntropySize } from "lucia";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { ReplyReads } from "../../../db/queries/reply-reads.ts";
import { sessions } from "../../../db/tables/sessions.table.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { sha256Hex } from "../../../hashes.ts";
import { type AppContext, runAfterResponse } from "../../../http/app-context.ts";
import { AppError } from "../../../http/app-error.ts";
import { SESSION_COOKIE } from "../../../http/session-cookie.ts";
import { deviceName } from "./device-name.ts";
import { createLucia } from "./lucia.ts";
import { createSessionAdapter } from "./session-adapter.ts";

/** How often a session's "last seen" is written: once an hour is enough for a list that people read. */
const LAST_SEEN_EVERY_MS = 60 * 60 * 1000;

function luciaFor(c: Context<AppContext>, keepReads?: (reads: ReplyReads) => void) {
	return createLucia(c.get("deps"), new URL(c.req.url).protocol === "https:", keepReads);
}

/** The session id as the browser sent it. Hono reads it, because lucia throws on a cookie that it can't decode. */
function cookieOf(c: Context<AppContext>): string | undefined {
	return getCookie(c, SESSION_COOKIE);
}

/** Opens a session for the person and sets its cookie. Gives its id. */
export async function openSession(c: Context<AppContext>, userId: string): Promise<string> {
	const lucia = luciaFor(c);
	const now = c.get("deps").now();
	const session = await lucia.createSession(userId, {
		device: deviceName(c.req.header("user-agent")),
		createdAt: now.getTime(),
		lastSeenAt: now,
		// The adapter knows the key; lucia's type asks for it here too.
		sid: "",
	});
	sendCookie(c, lucia.createSessionCookie(session.id));
	return session.id;
}

/**
 * Reads the cookie and sets `user` and `sid` in the context, and for a reply what it needs from D1. Returns false
 * without a live session.
 */
export async function loadSession(c: Context<AppContext>, asksForReply: boolean): Promise<boolean> {
	let replyReads: ReplyReads | null = null;
	const keepReads = (reads: ReplyReads) => {
		replyReads = reads;
	};
	const lucia = luciaFor(c, asksForReply ? keepReads : undefined);
	const sessionId = cookieOf(c);
	if (!sessionId) {
		return false;
	}
	const { session, user } = await lucia.validateSession(sessionId);
	if (!session) {
		// The cookie stays: a call that was on its way with the key from before would take a renewed one away.
		return false;
	}
	if (session.fresh) {
		sendCookie(c, lucia.createSessionCookie(session.id));
	}
	noteSeen(c, session.sid, session.lastSeenAt);
	c.set("user", user.row);
	c.set("sid", session.sid);
	c.set("deps", { ...c.get("deps"), replyReads });
	return true;
}

/** Ends the browser's previous session, and its sockets, when a person signs in over it. */
export async function endPreviousSession(c: Context<AppContext>): Promise<void> {
	const lucia = luciaFor(c);
	const sessionId = cookieOf(c);
	const previous = sessionId ? await lucia.validateSession(sessionId) : null;
	if (previous?.session) {
		await lucia.invalidateSession(previous.session.id);
		await getPersonStub(c.env, previous.user.id).revoke([previous.session.sid]);
	}
}

/** Takes the cookie from a browser whose session has ended. */
export function clearCookie(c: Context<AppContext>): void {
	sendCookie(c, luciaFor(c).createBlankSessionCookie());
}

/**
 * Gives the session of this request another key: in one step, so that one that was ended meanwhile stays ended. Its tabs come
 * back with the new key. Throws `not_signed_in`.
 */
export async function renewSession(c: Context<AppContext>): Promise<void> {
	const { db, log } = c.get("deps");
	const before = c.get("sid");
	const id = generateIdFromEntropySize(25);
	const sid = await sha256Hex(id);
	const [renewed] = await db.update(sessions).set({ sid }).where(eq(sessions.sid, before)).returning();
	if (!renewed) {
		throw new AppError("not_signed_in", "Please sign in to continue.");
	}
	await createSessionAdapter(db, c.env.SESSIONS, log).updateSessionExpiration(id, renewed.expire);
	sendCookie(c, luciaFor(c).createSessionCookie(id));
	runAfterResponse(c, getPersonStub(c.env, renewed.userId).revoke([before], CLOSE_CODES.renewed));
}

/** Ends the session of this request, or one that was opened by it. */
export async function closeSession(c: Context<AppContext>, sessionId = cookieOf(c)): Promise<void> {
	const lucia = luciaFor(c);
	if (sessionId) {
		await lucia.invalidateSession(sessionId);
	}
	sendCookie(c, lucia.createBlankSessionCookie());
}

function noteSeen(c: Context<AppContext>, sid: string, lastSeenAt: Date): void {
	const { db, now } = c.get("deps");
	if (now().getTime() - lastSeenAt.getTime() > LAST_SEEN_EVERY_MS) {
		runAfterResponse(c, db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.sid, sid)).run());
	}
}

function sendCookie(
	c: Context<AppContext>,
	cookie: ReturnType<ReturnType<typeof luciaFor>["createSessionCookie"]>,
) {
	setCookie(c, cookie.name, cookie.value, {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		secure: cookie.attributes.secure === true,
		maxAge: cookie.attributes.maxAge ?? 0,
	});
}
