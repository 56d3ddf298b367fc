import { and, eq, gt } from "drizzle-orm";
import type { ChangePassword, ResetPassword } from "#shared/schemas/auth.ts";
import { emailTokens } from "../../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { AppError } from "../../../http/app-error.ts";
import { orderMail } from "../../mail/account-mail.ts";
import {
	dropTokens,
	findToken,
	prolongTokens,
	RESET_MINUTES,
	type TokenRow,
} from "../../mail/email-tokens.ts";
import { recover } from "../recover-account.ts";
import { endSessions } from "../session/live-sessions.ts";
import { addressKey, forgive } from "../sign-in-guard/attempts.ts";
import { forgetDevices } from "../sign-in-guard/known-devices.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { confirmPassword, wrongPassword } from "./confirm-password.ts";
import { hashPassword } from "./passwords.ts";

/** Gives the person another password and ends every session but the one that asks. */
export async function changePassword(
	deps: Deps,
	user: UserRow,
	sid: string,
	{ currentPassword, newPassword }: ChangePassword,
): Promise<void> {
	await confirmPassword(deps, user, currentPassword, "currentPassword");
	await refuseCommonPassword(deps, newPassword, "newPassword");
	const password = await hashPassword(newPassword, deps.settings.PASSWORD_PEPPER);
	// Only if it's still the password that was checked: a reset link may have set another, which wins.
	const [changed] = await deps.db
		.update(users)
		.set({ password })
		.where(and(eq(users.id, user.id), eq(users.password, user.password)))
		.returning({ id: users.id });
	if (!changed) {
		throw wrongPassword("currentPassword");
	}
	await endWhatWasOpen(deps, user.id, sid);
	await tell(deps, user);
}

/**
 * Sends a reset link to this address when an account has it. Call it after the response, which is the same, and as
 * fast, for every address.
 */
export async function sendReset(deps: Deps, email: string): Promise<void> {
	const [user] = await deps.db.select().from(users).where(eq(users.email, email));
	if (!user || user.deletingAt) {
		return;
	}
	if (!(await getPersonStub(deps.env, user.id).checkRateLimit("reset")).ok) {
		// Too many requests fill a mailbox but don't lock the owner out: the links already sent work as long as a new
		// one.
		await prolongTokens(deps, user, "reset", RESET_MINUTES * 60_000);
		return;
	}
	await orderMail(deps, { kind: "reset", id: user.id, askedAt: deps.now().getTime() });
}

/**
 * Sets a new password by an emailed link, once, and ends every session. The link that went to the address before
 * brings that address back too. Forgets the failed sign-ins of the address. Throws `token_expired`.
 */
export async function resetPassword(deps: Deps, { token, newPassword }: ResetPassword): Promise<UserRow> {
	const found = await findToken(deps, token, "reset", "recover");
	if (!found) {
		throw deadLink();
	}
	await refuseCommonPassword(deps, newPassword, "newPassword");
	const password = await hashPassword(newPassword, deps.settings.PASSWORD_PEPPER);
	const user = await (found.purpose === "recover" ? recover : reset)(deps, found, password);
	if (!user) {
		throw deadLink();
	}
	await endWhatWasOpen(deps, user.id);
	await forgive(deps, await addressKey(deps, user.email));
	await tell(deps, user);
	return user;
}

async function reset({ db, now }: Deps, found: TokenRow, password: string): Promise<UserRow | undefined> {
	// Used only now, so that the person can choose again after a refused password, and so that only one of two
	// concurrent calls wins.
	const [used] = await db
		.delete(emailTokens)
		.where(and(eq(emailTokens.hash, found.hash), gt(emailTokens.expiresAt, now())))
		.returning();
	const [user] = used
		? await db
				.update(users)
				.set({ password })
				.where(and(eq(users.id, used.userId), eq(users.email, used.email)))
				.returning()
		: [];
	return user;
}

/**
 * Ends sessions, forgets known devices, and cancels links that a person who knew the old password may have requested.
 */
async function endWhatWasOpen(deps: Deps, userId: string, exceptSid?: string): Promise<void> {
	await dropTokens(deps, userId, ["reset", "change"]);
	await forgetDevices(deps, userId);
	await endSessions(deps, userId, exceptSid);
}

/** Warns the owner about a change that someone else made. The change holds even if the email fails. */
async function tell(deps: Deps, { id }: UserRow): Promise<void> {
	await orderMail(deps, { kind: "password-changed", id }).catch((error: unknown) =>
		deps.log({
			level: "error",
			event: "mail-not-ordered",
			error: error instanceof Error ? error.name : "unknown",
		}),
	);
}

const deadLink = () =>
	new AppError("token_expired", "This link no longer works. Request a new one on the sign-in page.");
