import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a change that a page of another origin asks for. A caller without an Origin is not a browser's page. */
export const sameOrigin = createMiddleware<AppContext>(async (c, next) => {
	const origin = c.req.header("origin");
	if (!READS.has(c.req.method) && origin !== undefined && origin !== new URL(c.req.url).origin) {
		throw new AppError("bad_origin", "This request came from another site.");
	}
	await next();
});
