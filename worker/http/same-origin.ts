import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes from a page of another origin. Without an Origin header it checks Sec-Fetch-Site, which no page can
 * set; without both, the client isn't a browser. POST /u/{token} is outside of /api: mail programs send it from
 * anywhere.
 */
export const sameOrigin = createMiddleware<AppContext>(async (c, next) => {
	if (!READS.has(c.req.method) && isFromElsewhere(c)) {
		throw new AppError("bad_origin", "This request came from another site.");
	}
	await next();
});

function isFromElsewhere(c: Context<AppContext>): boolean {
	const origin = c.req.header("origin");
	return origin === undefined
		? c.req.header("sec-fetch-site") === "cross-site"
		: origin !== new URL(c.req.url).origin;
}
