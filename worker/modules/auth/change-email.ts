import { eq } from "drizzle-orm";
import type { ChangeEmail } from "#shared/schemas/auth.ts";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { orderMail } from "../mail/account-mail.ts";
import { dropTokens, newToken } from "../mail/email-tokens.ts";
import { mailProvider } from "../mail/mailer.ts";
import { emailTaken } from "./auth.errors.ts";
import { confirmPassword, limitTries } from "./password/confirm-password.ts";

/**
 * Asks a new address whether it is the person's, and tells the old one. Nothing changes until the link is pressed.
 * Throws `email_taken`, and `email_failed` where the e-mail can't be sent.
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
	if (mailProvider(deps.settings) === "none") {
		throw new AppError("email_failed", "Email isn't set up here, so an address can't be changed.");
	}
	await limitTries(deps, user.id, "mail");
	// The newest wish holds: an earlier link would move the account to an address that is no longer meant.
	await dropTokens(deps, user.id, ["change"]);
	// The wish. The token that works is made as the e-mail is sent.
	const { row } = await newToken(deps, { id: user.id, email: newEmail }, "change");
	await deps.db.insert(emailTokens).values(row);
	if (!(await orderMail(deps, { kind: "new-address", id: row.hash }))) {
		throw new AppError("email_failed", "We couldn't send the email. Please try again.");
	}
	await orderMail(deps, { kind: "moving", id: user.id });
}

function sameAddress(): AppError {
	const message = "That's already your address.";
	return new AppError("validation_failed", message, { details: [{ path: "newEmail", message }] });
}
