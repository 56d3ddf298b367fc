import { and, eq, gt, isNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { movedLetter, takenBackLetter } from "../mail/account-letters.tsx";
import { emailTokens } from "../mail/email-tokens.table.ts";
import { dropTokens, makeToken, RECOVER_DAYS, type TokenRow } from "../mail/email-tokens.ts";
import { isFree } from "../users/one-of-a-kind.ts";
import { type UserRow, users } from "../users/users.table.ts";

/**
 * Sends the address that an account had until now a key that takes it back: whoever moved it may have known the password.
 * One that was never confirmed may be a stranger's, and gets none.
 */
export async function offerRecovery(deps: Deps, before: UserRow): Promise<void> {
	if (!before.emailConfirmedAt || before.emailBouncedAt) {
		return;
	}
	const { APP_URL } = deps.settings;
	const token = await makeToken(deps, before, "recover");
	const letter = movedLetter({
		appUrl: APP_URL,
		recoverUrl: `${APP_URL}/reset#${token}`,
		days: RECOVER_DAYS,
	});
	await deps.mailer.send({ to: before.email, ...letter });
}

/**
 * Takes an account back to the address that it had, with a new password (hashed), and tells the one that it loses. None when
 * the account is leaving or somebody else has the address.
 */
export async function recover(deps: Deps, used: TokenRow, password: string): Promise<UserRow | undefined> {
	const [before] = await deps.db.select().from(users).where(eq(users.id, used.userId));
	const [user] = await deps.db
		.update(users)
		.set({ password, email: used.email, emailConfirmedAt: deps.now(), emailBouncedAt: null })
		.where(
			and(
				eq(users.id, used.userId),
				isNull(users.deletingAt),
				isFree(deps.db, used.userId, "email", used.email),
			),
		)
		.returning();
	if (user && before && before.email !== user.email) {
		// Of two who can take it back the one from earlier does: the other may be who moved it, twice.
		await deps.db
			.delete(emailTokens)
			.where(
				and(
					eq(emailTokens.userId, user.id),
					eq(emailTokens.purpose, "recover"),
					gt(emailTokens.expiresAt, used.expiresAt),
				),
			);
		await dropTokens(deps, user.id, ["confirm"]);
		await deps.mailer.send({ to: before.email, ...takenBackLetter({ appUrl: deps.settings.APP_URL }) });
	}
	return user;
}
