import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { pseudonymize } from "../hashes.ts";
import type { AppContext } from "./app-context.ts";

/** One line a request: which route, how it went, how long it took, who (hashed). Never a path's ids or a body. */
export const requestLog = createMiddleware<AppContext>(async (c, next) => {
	const started = performance.now();
	await next();
	const user = c.get("user");
	c.get("deps").log({
		requestId: c.get("requestId"),
		method: c.req.method,
		route: routeOf(c),
		status: c.res.status,
		ms: Math.round(performance.now() - started),
		user: user ? await pseudonymize(user.id) : undefined,
	});
});

/** Returns the pattern of the request's route, as "/api/users/:id"; undefined where none matched. */
export function routeOf(c: Context<AppContext>): string | undefined {
	return matchedRoutes(c).findLast((route) => route.method !== "ALL" && !route.path.endsWith("*"))?.path;
}
