import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { sha256Hex } from "../hashes.ts";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";

const tooManyTries = () =>
	new AppError("rate_limited", "Too many attempts. Wait a minute and try again.", { retryAfter: 60 });

/** Refuses a burst. The edge's limiter tells only yes or no, over a minute and per location. */
export async function limitBurst(limiter: RateLimit, key: string): Promise<void> {
	const { success } = await limiter.limit({ key });
	if (!success) {
		throw tooManyTries();
	}
}

/** Limits requests for replies and speech: no person sends that many a minute. */
export const limitAsking = createMiddleware<AppContext>(async (c, next) => {
	await limitBurst(c.env.ASK_LIMIT, c.get("user").id);
	await next();
});

/**
 * Limits changes by a signed-in program. Keyed by session, so that a stolen session can't use up its owner's limit,
 * and so that the check runs beside the session look-up. Signing out is always possible.
 */
export async function limitChanges(c: Context<AppContext>): Promise<void> {
	const key = getCookie(c, SESSION_COOKIE);
	const { method, path } = c.req;
	const isLeaving =
		path.startsWith("/api/auth/signout") || (method === "DELETE" && path.startsWith("/api/users/"));
	if (key && !["GET", "HEAD"].includes(method) && !isLeaving) {
		await limitBurst(c.env.CHANGE_LIMIT, await sha256Hex(key));
	}
}

/** Who is asking, for limits: the address that the edge saw; of IPv6 the network, of which one house has all addresses. */
export function addressOf(c: Context<AppContext>): string {
	const address = c.req.header("cf-connecting-ip") ?? "local";
	return address.includes(":") ? networkOf(address) : address;
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
	const [head = "", tail] = address.split("::");
	const groups = (part: string) => part.split(":").filter(Boolean);
	const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
	const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill("0"), ...groups(tail ?? "")];
	return all
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
