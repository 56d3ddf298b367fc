import { eq } from "drizzle-orm";
import type { ChangeEmail } from "#shared/schemas/auth.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { movingLetter, newAddressLetter } from "../mail/account-letters.tsx";
import { dropTokens, makeToken } from "../mail/email-tokens.ts";
import { type UserRow, users } from "../users/users.table.ts";
import { emailTaken } from "./auth.errors.ts";
import { confirmPassword, limitTries } from "./confirm-password.ts";

/**
 * Asks a new address whether it is the person's, and tells the old one. Nothing changes until the link is pressed.
 * Throws `email_taken`, and `email_failed` when the new address could not be written to.
 */
export async function askForAddress(
	deps: Deps,
	user: UserRow,
	{ newEmail, password }: ChangeEmail,
): Promise<void> {
	await confirmPassword(deps, user, password, "password");
	const [taken] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
	if (taken) {
		throw taken.id === user.id ? sameAddress() : emailTaken("newEmail");
	}
	await limitTries(deps, user.id, "mail");
	const { APP_URL } = deps.settings;
	// The newest wish holds: an earlier link would move the account to an address that is no longer meant.
	await dropTokens(deps, user.id, ["change"]);
	const token = await makeToken(deps, { id: user.id, email: newEmail }, "change");
	const confirmUrl = `${APP_URL}/confirm#${token}`;
	const outcome = await deps.mailer.send({
		to: newEmail,
		...newAddressLetter({ appUrl: APP_URL, confirmUrl }),
	});
	if (outcome !== "accepted" && outcome !== "unknown") {
		throw new AppError("email_failed", "We couldn't send an email to that address. Check it and try again.");
	}
	if (!user.emailBouncedAt) {
		await deps.mailer.send({ to: user.email, ...movingLetter({ appUrl: APP_URL }) });
	}
}

function sameAddress(): AppError {
	const message = "That's already your address.";
	return new AppError("validation_failed", message, { details: [{ path: "newEmail", message }] });
}
