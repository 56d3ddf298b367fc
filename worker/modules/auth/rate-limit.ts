import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../http/app-context.ts";
import { tooManyTries } from "./auth.errors.ts";

/** Refuses a burst. The edge's limiter tells only yes or no, over a minute and per location. */
export async function limitBurst(limiter: RateLimit, key: string): Promise<void> {
	const { success } = await limiter.limit({ key });
	if (!success) {
		throw tooManyTries();
	}
}

/** Guards what a coach or a voice is asked for: more a minute than anybody writes or says is a program. */
export const limitAsking = createMiddleware<AppContext>(async (c, next) => {
	await limitBurst(c.env.ASK_LIMIT, c.get("user").id);
	await next();
});

/**
 * Guards what a signed-in program could change without end. By session, so that one in other hands takes nothing from its
 * owner's. Leaving is always possible.
 */
export const limitChanges = createMiddleware<AppContext>(async (c, next) => {
	const sid = c.get("sid");
	if (sid && !["GET", "HEAD"].includes(c.req.method) && !c.req.path.startsWith("/api/auth/signout")) {
		await limitBurst(c.env.CHANGE_LIMIT, sid);
	}
	await next();
});

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
