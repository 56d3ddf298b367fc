import type { MiddlewareHandler } from "hono";
import { type Pause, pauseOf } from "#shared/pause.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { AppContext } from "../../http/app-context.ts";
import { AppError } from "../../http/app-error.ts";

/**
 * Writes that stay open. They hold nothing about how a person is, except the safety plan, which may keep them alive.
 * Fields are checked where they're written.
 */
const STAYS_OPEN: readonly RegExp[] = [
	/^\/api\/(?:auth|safety|notifications)(?:\/|$)/,
	/^\/api\/try(?!\/keep)/,
	/^\/api\/users\/[^/]+$/,
	/^\/api\/chat\/conversation$/,
	/^\/api\/chat\/conversations\/[^/]+(?:\/(?:stop|restore|messages\/[^/]+\/report))?$/,
	/^\/api\/text-to-speech$/,
];
/** People under 18 still get replies: kind ones, with lines for them, and with help when there's danger. */
const IS_ANSWERED =
	/^\/api\/(?:ai\/chat|try\/keep|transcribe|chat\/conversations\/[^/]+\/(?:messages(?:\/[^/]+)?|retry|continue))$/;
/** Coaching made from what the person told us, on read. */
const IS_COACHED =
	/^\/api\/(?:dashboard|ai\/(?:personalized-coaching|motivational)|chat\/conversations\/[^/]+\/analysis)(?:\/|$)/;
const WRITES: readonly string[] = ["POST", "PUT", "PATCH"];

const CONSENT = "You withdrew your consent for health data. To go on, agree again in Settings.";
const FOR_ADULTS =
	"Attune is made for adults, so your account is paused. In Settings you can export or delete everything. In the chat you can say that you're 18 or older.";

/**
 * Refuses to store or make anything new for people who withdrew their health consent, or who told us that they're
 * under 18. Reading, deleting, the account itself, reporting and help stay open. Throws `consent_needed` or
 * `for_adults`.
 */
export const refusePaused: MiddlewareHandler<AppContext> = async (c, next) => {
	// Public routes have no user.
	const user = c.get("user") as UserRow | undefined;
	const pause = user && pauseOf(user);
	if (pause && isClosed(c.req.method, c.req.path, pause)) {
		throw pausedError(pause);
	}
	await next();
};

function isClosed(method: string, path: string, pause: Pause): boolean {
	if (!WRITES.includes(method)) {
		return method === "GET" && IS_COACHED.test(path);
	}
	const isOpen = STAYS_OPEN.some((each) => each.test(path));
	return !(isOpen || (pause === "minor" && IS_ANSWERED.test(path)));
}

/** Says why nothing new is kept, and what to do. */
export function pausedError(pause: Pause): AppError {
	return pause === "minor" ? new AppError("for_adults", FOR_ADULTS) : new AppError("consent_needed", CONSENT);
}
