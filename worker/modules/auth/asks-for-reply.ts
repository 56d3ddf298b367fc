import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { AppContext } from "../../http/app-context.ts";

/** Marks a route that a coach answers: what the reply needs of D1 is read with the session, in one trip. */
export const asksForReply = createMiddleware<AppContext>((_, next) => next());

/** Whether the request goes to such a route. */
export function isForReply(c: Context<AppContext>): boolean {
	return matchedRoutes(c).some(({ handler }) => handler === asksForReply);
}
