import { and, eq } from "drizzle-orm";
import type { ChangeEmail } from "#shared/schemas/auth.ts";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { orderMail } from "../mail/account-mail.ts";
import { dropHashes, newToken } from "../mail/email-tokens.ts";
import { mailProvider } from "../mail/mailer.ts";
import { emailTaken } from "./auth.errors.ts";
import { confirmPassword, limitTries } from "./password/confirm-password.ts";

/**
 * Asks a new address whether it's the person's, and tells the old one. Nothing changes until the link is pressed.
 * Throws `email_taken`, and `email_failed` when the email can't be sent.
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
	const earlier = await deps.db
		.select({ hash: emailTokens.hash })
		.from(emailTokens)
		.where(and(eq(emailTokens.userId, user.id), eq(emailTokens.purpose, "change")));
	// Stores the request. The token in the link is made when the email is sent.
	const { row } = await newToken(deps, { id: user.id, email: newEmail }, "change");
	await deps.db.insert(emailTokens).values(row);
	if (!(await orderMail(deps, { kind: "new-address", id: row.hash }))) {
		// The link that the person already has keeps working.
		await deps.db.delete(emailTokens).where(eq(emailTokens.hash, row.hash));
		throw new AppError("email_failed", "We couldn't send the email. Please try again.");
	}
	// The newest request wins: an earlier link would move the account to an address the person no longer wants.
	await dropHashes(
		deps,
		earlier.map(({ hash }) => hash),
	);
	await orderMail(deps, { kind: "moving", id: user.id });
}

function sameAddress(): AppError {
	const message = "That's already your address.";
	return new AppError("validation_failed", message, { details: [{ path: "newEmail", message }] });
}
