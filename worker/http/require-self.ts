import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";
import { AppError } from "./app-error.ts";

/** Guards a route whose path names a person: only that person passes. */
export const requireSelf = createMiddleware<AppContext>(async (c, next) => {
	assertSelf(c.get("user").id, c.req.param("userId") ?? "");
	await next();
});

/** The same for a user id that came in a body. */
export function assertSelf(ownId: string, namedId: string): void {
	if (ownId !== namedId) {
		throw new AppError("not_yours", "That belongs to someone else.");
	}
}
