import type { MiddlewareHandler } from "hono";
import type { AppContext } from "../../http/app-context.ts";
import { AppError } from "../../http/app-error.ts";

/** Where something would be kept that may say how somebody is. Reading, deleting, reporting and help stay open. */
const KEEPS_HEALTH =
	/^\/api\/(?:ai\/(?:chat|mood-support)|chat\/conversations\/[^/]+\/(?:messages|retry|continue|regenerate|runs)|assessments|personality|takeaways|memory|exercises|user-mood|try\/keep)(?:\/|$)/;
/** Whoever is under 18 is still answered: kindly, with the lines for them, and with help where there is danger. */
const IS_ANSWERED =
	/^\/api\/(?:ai\/chat|try\/keep|chat\/conversations\/[^/]+\/(?:messages|retry|continue))(?:\/|$)/;
const REPORTS = /\/report$/;
const WRITES: readonly string[] = ["POST", "PUT", "PATCH"];

const CONSENT =
	"You took back your consent to keep what you tell about your health. To go on, agree again in Settings.";
const FOR_ADULTS =
	"Attune is made for adults, so your account is paused. In Settings you can take everything with you or delete it. In the chat you can say that you're 18 or older.";

/**
 * Keeps nothing new of whoever took back their consent to keep what they tell of their health, or told that they are under 18.
 * Throws `consent_needed` or `for_adults`.
 */
export const refusePaused: MiddlewareHandler<AppContext> = async (c, next) => {
	// Public routes have nobody.
	const user = c.get("user") as AppContext["Variables"]["user"] | undefined;
	const { path, method } = c.req;
	if (user && WRITES.includes(method) && KEEPS_HEALTH.test(path) && !REPORTS.test(path)) {
		if (user.minorSince && !IS_ANSWERED.test(path)) {
			throw new AppError("for_adults", FOR_ADULTS);
		}
		if (user.healthConsentTakenBackAt) {
			throw new AppError("consent_needed", CONSENT);
		}
	}
	await next();
};
