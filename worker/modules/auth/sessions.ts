import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import { type AppContext, afterAnswer } from "../../http/app-context.ts";
import { personOf } from "../presence/get-person.ts";
import { deviceName } from "./device-name.ts";
import { createLucia, SESSION_COOKIE } from "./lucia.ts";
import { sessions } from "./sessions.table.ts";

/** How often a session's "last seen" is written: once an hour is enough for a list that people read. */
const LAST_SEEN_EVERY_MS = 60 * 60 * 1000;

function luciaFor(c: Context<AppContext>) {
	return createLucia(c.get("deps"), new URL(c.req.url).protocol === "https:");
}

/** The session's id as the browser sent it. Read by Hono: lucia throws at a cookie of anybody's that it cannot decode. */
function cookieOf(c: Context<AppContext>): string | undefined {
	return getCookie(c, SESSION_COOKIE);
}

/** Opens a session for the person and sets its cookie. */
export async function openSession(c: Context<AppContext>, userId: string): Promise<void> {
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
}

/** Reads the cookie and leaves `user` and `sid` in the context. False when there is no live session. */
export async function loadSession(c: Context<AppContext>): Promise<boolean> {
	const lucia = luciaFor(c);
	const sessionId = cookieOf(c);
	if (!sessionId) {
		return false;
	}
	const { session, user } = await lucia.validateSession(sessionId);
	if (!session) {
		// Only with the answer to "who is here": another, asked with the key from before, would take a renewed one away.
		if (c.req.path === "/api/auth/me") {
			sendCookie(c, lucia.createBlankSessionCookie());
		}
		return false;
	}
	if (session.fresh) {
		sendCookie(c, lucia.createSessionCookie(session.id));
	}
	noteSeen(c, session.sid, session.lastSeenAt);
	c.set("user", user.row);
	c.set("sid", session.sid);
	return true;
}

/** Ends the session that the browser still has when somebody signs in over it, with its sockets. */
export async function endPreviousSession(c: Context<AppContext>): Promise<void> {
	const lucia = luciaFor(c);
	const sessionId = cookieOf(c);
	const previous = sessionId ? await lucia.validateSession(sessionId) : null;
	if (previous?.session) {
		await lucia.invalidateSession(previous.session.id);
		await personOf(c.env, previous.user.id).revoke([previous.session.sid]);
	}
}

/** Takes the cookie from a browser whose session has ended. */
export function clearCookie(c: Context<AppContext>): void {
	sendCookie(c, luciaFor(c).createBlankSessionCookie());
}

/** Gives the session of this request another key, and ends the one it had. Its tabs come back with the new one. */
export async function renewSession(c: Context<AppContext>): Promise<void> {
	const before = cookieOf(c);
	const { id } = c.get("user");
	await openSession(c, id);
	if (before) {
		await luciaFor(c).invalidateSession(before);
	}
	afterAnswer(c, personOf(c.env, id).revoke([c.get("sid")], CLOSE_CODES.renewed));
}

/** Ends the session of this request. */
export async function closeSession(c: Context<AppContext>): Promise<void> {
	const lucia = luciaFor(c);
	const sessionId = cookieOf(c);
	if (sessionId) {
		await lucia.invalidateSession(sessionId);
	}
	sendCookie(c, lucia.createBlankSessionCookie());
}

function noteSeen(c: Context<AppContext>, sid: string, lastSeenAt: Date): void {
	const { db, now } = c.get("deps");
	if (now().getTime() - lastSeenAt.getTime() > LAST_SEEN_EVERY_MS) {
		afterAnswer(c, db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.sid, sid)).run());
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
