import { createMiddleware } from "hono/factory";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import { asksForSocket, closedSocket } from "../../../durable-objects/sockets.ts";
import type { AppContext } from "../../../http/app-context.ts";
import { AppError } from "../../../http/app-error.ts";
import { limitChanges } from "../../../http/rate-limit.ts";
import { isForReply } from "../asks-for-reply.ts";
import { loadSession } from "./sessions.ts";

/** The only calls under /api that work without signing in. Everything else is denied by default. */
export const PUBLIC_CALLS: ReadonlySet<string> = new Set([
	"POST /api/auth/signup",
	"POST /api/auth/signin",
	// By an emailed link, which people may open on another device.
	"POST /api/auth/confirm",
	"POST /api/auth/password/forgot",
	"POST /api/auth/password/reset",
	"GET /api/capabilities",
	// For monitoring, which has no account.
	"GET /api/health",
	// One reply for a visitor on the landing page. It stores nothing.
	"POST /api/try",
	// Monthly totals and totals of exercises: no data about a person.
	"GET /api/duties/help-counts",
	"GET /api/outcomes",
	"GET /api/safety/resources",
]);

export const requireSession = createMiddleware<AppContext>(async (c, next) => {
	const method = c.req.method === "HEAD" ? "GET" : c.req.method;
	const call = `${method} ${c.req.path}`;
	if (!PUBLIC_CALLS.has(call)) {
		const [isIn] = await Promise.all([loadSession(c, isForReply(c)), limitChanges(c)]);
		if (!isIn && asksForSocket(c.req.raw)) {
			return closedSocket(CLOSE_CODES.signedOut, "session not found");
		}
		if (!isIn) {
			throw new AppError("not_signed_in", "Please sign in to continue.");
		}
	}
	await next();
});
