import { and, eq, exists, gt, gte, inArray, isNull, or } from "drizzle-orm";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { isFree } from "../../db/uniqueness.ts";
import type { Deps } from "../../deps.ts";
import { takenBackLetter } from "../mail/account-letters.tsx";
import { newToken, type TokenRow } from "../mail/email-tokens.ts";
import { sendCounted } from "../mail/send-counted.ts";

/**
 * A key that takes an account back to the address that it has until now, for whoever reads it there: who moves it may have
 * known the password. To be added in the same step as the move. None for an address that was never confirmed, which may be
 * a stranger's, nor when the account goes back to where it could be taken back to.
 */
export async function recoveryKey(deps: Deps, before: UserRow, newEmail: string) {
	if (before.email === newEmail || !before.emailConfirmedAt || before.emailBouncedAt) {
		return null;
	}
	const [home] = await liveKeys(deps, before.id, newEmail);
	if (!home) {
		return newToken(deps, before, "recover");
	}
	// It comes home: whoever had it meanwhile has no way in any more.
	await deps.db.delete(emailTokens).where(keysSince(before.id, home.expiresAt));
	return null;
}

/**
 * Takes an account back to the address that it had, with a new password (hashed). In one step with what was asked for from
 * the address that it leaves: no link that is pressed at the same moment moves it once more. The key is spent only by that.
 * None when the account is leaving, somebody else has the address, or the key was used.
 */
export async function recover(deps: Deps, used: TokenRow, password: string): Promise<UserRow | undefined> {
	const { db } = deps;
	const [before] = await db.select().from(users).where(eq(users.id, used.userId));
	const key = db.select({ hash: emailTokens.hash }).from(emailTokens).where(eq(emailTokens.hash, used.hash));
	const taken = db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, used.userId), eq(users.password, password)));
	const [[user]] = await db.batch([
		db
			.update(users)
			.set({ password, email: used.email, emailConfirmedAt: deps.now(), emailBouncedAt: null })
			.where(
				and(
					eq(users.id, used.userId),
					isNull(users.deletingAt),
					isFree(db, used.userId, "email", used.email),
					exists(key),
				),
			)
			.returning(),
		// Of two who can take it back the one from earlier does: the other may be who moved it, twice.
		db
			.delete(emailTokens)
			.where(
				and(
					or(
						keysSince(used.userId, used.expiresAt),
						and(
							eq(emailTokens.userId, used.userId),
							inArray(emailTokens.purpose, ["reset", "change", "confirm"]),
						),
					),
					exists(taken),
				),
			),
	]);
	if (user && before && before.email !== user.email) {
		// At once and once: the address stands nowhere any more.
		const letter = takenBackLetter({ appUrl: deps.settings.APP_URL });
		await sendCounted(deps, "account", { to: before.email, ...letter });
	}
	return user;
}

function liveKeys({ db, now }: Deps, userId: string, email: string) {
	return db
		.select({ expiresAt: emailTokens.expiresAt })
		.from(emailTokens)
		.where(
			and(
				eq(emailTokens.userId, userId),
				eq(emailTokens.purpose, "recover"),
				eq(emailTokens.email, email),
				gt(emailTokens.expiresAt, now()),
			),
		);
}

function keysSince(userId: string, expiresAt: Date) {
	return and(
		eq(emailTokens.userId, userId),
		eq(emailTokens.purpose, "recover"),
		gte(emailTokens.expiresAt, expiresAt),
	);
}
