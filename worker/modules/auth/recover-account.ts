import { and, eq, exists, gt, gte, inArray, isNull, or } from "drizzle-orm";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { isFree } from "../../db/uniqueness.ts";
import type { Deps } from "../../deps.ts";
import { recoveredEmail } from "../mail/account-emails.tsx";
import { newToken, type TokenRow } from "../mail/email-tokens.ts";
import { sendCounted } from "../mail/send-counted.ts";

/**
 * Returns a key that takes an account back to its current address, because the person who moves it may be a thief who
 * knows the password. Add it in the same step as the move. Returns null for an address that was never confirmed,
 * which may be a stranger's, and when the account returns to an address that a key could already restore.
 */
export async function recoveryKey(deps: Deps, before: UserRow, newEmail: string) {
	if (before.email === newEmail || !before.emailConfirmedAt || before.emailBouncedAt) {
		return null;
	}
	const [home] = await liveKeys(deps, before.id, newEmail);
	if (!home) {
		return newToken(deps, before, "recover");
	}
	// The account returns to its earlier address: cancel the keys of every address since.
	await deps.db.delete(emailTokens).where(keysSince(before.id, home.expiresAt));
	return null;
}

/**
 * Takes an account back to the address it had, with a new password (hashed). The same step cancels what was requested
 * from the address it leaves, so that a link pressed at the same moment can't move it again. Only that spends the
 * key. Returns undefined when the account is being deleted, another account has the address, or the key was used.
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
		// When two keys can take it back, the older one wins: a thief may hold the newer one after moving it twice.
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
		// Sent now: no copy of the address is left for a later try.
		const letter = recoveredEmail({ appUrl: deps.settings.APP_URL });
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
