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

/** Who is asking, for limits: the address that the edge saw. */
export function addressOf(c: Context<AppContext>): string {
	return c.req.header("cf-connecting-ip") ?? "local";
}
