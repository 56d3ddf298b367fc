import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { AppError } from "../../../http/app-error.ts";
import type { LimitName } from "../../person/limits.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Asks a signed-in person for their password again, before what can't be taken back. `path` is the body's field.
 * Throws `validation_failed` for a wrong one, and `rate_limited` after too many.
 */
export async function confirmPassword(
	deps: Deps,
	user: UserRow,
	password: string,
	path: string,
): Promise<void> {
	await limitTries(deps, user.id, "password");
	const { matches } = await verifyPassword(password, user.password, deps.settings.PASSWORD_PEPPER);
	if (!matches) {
		throw wrongPassword(path);
	}
}

/** Not 401: the session is a good one, and the page must not take it for one that ended. */
export function wrongPassword(path: string): AppError {
	const message = "That isn't your password. Check it and try again.";
	return new AppError("validation_failed", message, { details: [{ path, message }] });
}

/** Throws `rate_limited`, with the time to wait, when the person's account had too many of these. */
export async function limitTries({ env, now }: Deps, userId: string, what: LimitName): Promise<void> {
	const taken = await getPersonStub(env, userId).checkRateLimit(what);
	if (!taken.ok) {
		const retryAfter = Math.max(1, Math.ceil((taken.renewsAt - now().getTime()) / 1000));
		throw new AppError("rate_limited", "Too many attempts. Wait a few minutes and try again.", {
			retryAfter,
		});
	}
}
