import type { MiddlewareHandler } from "hono";
import { type Pause, pauseOf } from "#shared/pause.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { AppContext } from "../../http/app-context.ts";
import { AppError } from "../../http/app-error.ts";

/** Writes that stay open: none says how somebody is, but a safety plan, which may keep them alive. Fields are checked where they are written. */
const STAYS_OPEN: readonly RegExp[] = [
	/^\/api\/(?:auth|safety|notifications)(?:\/|$)/,
	/^\/api\/try(?!\/keep)/,
	/^\/api\/users\/[^/]+$/,
	/^\/api\/chat\/conversation$/,
	/^\/api\/chat\/conversations\/[^/]+(?:\/(?:stop|restore|messages\/[^/]+\/report))?$/,
	/^\/api\/text-to-speech$/,
];
/** Whoever is under 18 is still answered: kindly, with the lines for them, and with help where there is danger. */
const IS_ANSWERED =
	/^\/api\/(?:ai\/chat|try\/keep|transcribe|chat\/conversations\/[^/]+\/(?:messages(?:\/[^/]+)?|retry|continue))$/;
/** What is made of what somebody told, when it is read. */
const IS_COACHED =
	/^\/api\/(?:dashboard|ai\/(?:personalized-coaching|motivational)|chat\/conversations\/[^/]+\/analysis)(?:\/|$)/;
const WRITES: readonly string[] = ["POST", "PUT", "PATCH"];

const CONSENT = "You withdrew your consent for health data. To go on, agree again in Settings.";
const FOR_ADULTS =
	"Attune is made for adults, so your account is paused. In Settings you can export or delete everything. In the chat you can say that you're 18 or older.";

/**
 * Keeps nothing new of whoever took back their consent to keep what they tell of their health, or told that they are under 18,
 * and makes nothing new of what they told. Reading, deleting, the account itself, reporting and help stay open. Throws
 * `consent_needed` or `for_adults`.
 */
export const refusePaused: MiddlewareHandler<AppContext> = async (c, next) => {
	// Public routes have nobody.
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
