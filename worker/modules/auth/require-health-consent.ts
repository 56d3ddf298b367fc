import type { MiddlewareHandler } from "hono";
import type { AppContext } from "../../http/app-context.ts";
import { AppError } from "../../http/app-error.ts";

/** Where something would be kept that may say how somebody is. Reading, deleting, reporting and help stay open. */
const KEEPS_HEALTH =
	/^\/api\/(?:ai\/(?:chat|mood-support)|chat\/conversations\/[^/]+\/(?:messages|retry|continue|regenerate|runs)|assessments|personality|takeaways|memory|exercises|user-mood)(?:\/|$)/;
const REPORTS = /\/report$/;
const WRITES: readonly string[] = ["POST", "PUT", "PATCH"];

/** Whoever took back their consent to keep what they tell of their health is kept nothing new of. Throws `consent_needed`. */
export const requireHealthConsent: MiddlewareHandler<AppContext> = async (c, next) => {
	// Public routes have nobody.
	const user = c.get("user") as AppContext["Variables"]["user"] | undefined;
	const { path, method } = c.req;
	if (
		user?.healthConsentTakenBackAt &&
		WRITES.includes(method) &&
		KEEPS_HEALTH.test(path) &&
		!REPORTS.test(path)
	) {
		throw new AppError(
			"consent_needed",
			"You took back your consent to keep what you tell about your health. To go on, agree again in Settings.",
		);
	}
	await next();
};
