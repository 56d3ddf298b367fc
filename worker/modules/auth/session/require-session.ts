import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../../http/app-context.ts";
import { AppError } from "../../../http/app-error.ts";
import { limitChanges } from "../../../http/rate-limit.ts";
import { isForReply } from "../asks-for-reply.ts";
import { loadSession } from "./sessions.ts";

/** The only calls under /api that nobody needs to sign in for. Everything else is denied by default. */
export const PUBLIC_CALLS: ReadonlySet<string> = new Set([
	"POST /api/auth/signup",
	"POST /api/auth/signin",
	// By the link of an e-mail, which may be read on another device.
	"POST /api/auth/confirm",
	"POST /api/auth/password/forgot",
	"POST /api/auth/password/reset",
	// Said on the sign-up page, before words go anywhere. It tells nothing about a person.
	"GET /api/capabilities",
	// For whoever watches over it, who has no account.
	"GET /api/health",
	// One answer for a stranger, on the landing page. It knows and keeps nothing.
	"POST /api/try",
	// Sums of whole months, on the page about safety. They tell nothing about a person.
	"GET /api/duties/help-counts",
	// Totals of exercises, on a page of their own. They tell nothing about a person.
	"GET /api/outcomes",
	// Help is for everybody.
	"GET /api/safety/resources",
]);

export const requireSession = createMiddleware<AppContext>(async (c, next) => {
	const method = c.req.method === "HEAD" ? "GET" : c.req.method;
	const call = `${method} ${c.req.path}`;
	if (!PUBLIC_CALLS.has(call)) {
		const [isIn] = await Promise.all([loadSession(c, isForReply(c)), limitChanges(c)]);
		if (!isIn) {
			throw new AppError("not_signed_in", "Please sign in to continue.");
		}
	}
	await next();
});
