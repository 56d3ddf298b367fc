import { and, eq, exists, inArray, isNull, ne } from "drizzle-orm";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { users } from "../../db/tables/users.table.ts";
import { isFree } from "../../db/uniqueness.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { orderMail } from "../mail/account-mail.ts";
import { findToken, type TokenRow } from "../mail/email-tokens.ts";
import { emailTaken } from "./auth.errors.ts";
import { recoveryKey } from "./recover-account.ts";

/**
 * Confirms an address by its link. An address the person asked to change to becomes the account's. The link of an
 * address that was changed since does nothing. A second press still counts as confirmed. Throws `token_expired`, and
 * `email_taken` when another account took the address meanwhile.
 */
export async function confirmAddress(deps: Deps, token: string): Promise<void> {
	const found = await findToken(deps, token, "confirm", "change");
	if (!found) {
		throw deadLink();
	}
	await (found.purpose === "change" ? move(deps, found) : confirm(deps, found));
	await getPersonStub(deps.env, found.userId).notify(["user", "notification"]);
}

const confirmedNow = (deps: Deps, { email }: TokenRow) => ({
	email,
	emailConfirmedAt: deps.now(),
	emailBouncedAt: null,
	emailUnsubscribedAt: null,
});

async function confirm(deps: Deps, found: TokenRow): Promise<void> {
	const [confirmed] = await deps.db
		.update(users)
		.set(confirmedNow(deps, found))
		.where(and(eq(users.id, found.userId), isNull(users.deletingAt), eq(users.email, found.email)))
		.returning({ id: users.id });
	if (!confirmed) {
		throw deadLink();
	}
}

/**
 * In one batch: sets the new address, adds the old one's recovery key, and cancels links sent to the old one. Does
 * nothing when the link was cancelled at the same moment, because the account was taken back.
 */
async function move(deps: Deps, found: TokenRow): Promise<void> {
	const { db } = deps;
	const [before] = await db.select().from(users).where(eq(users.id, found.userId));
	const key = before ? await recoveryKey(deps, before, found.email) : null;
	const link = db
		.select({ hash: emailTokens.hash })
		.from(emailTokens)
		.where(eq(emailTokens.hash, found.hash));
	const isMoved = exists(
		db
			.select({ id: users.id })
			.from(users)
			.where(and(eq(users.id, found.userId), eq(users.email, found.email))),
	);
	const change = db
		.update(users)
		.set(confirmedNow(deps, found))
		.where(
			and(
				eq(users.id, found.userId),
				// An account that is being deleted doesn't take a new address.
				isNull(users.deletingAt),
				isFree(db, found.userId, "email", found.email),
				exists(link),
			),
		)
		.returning({ id: users.id });
	const drop = db
		.delete(emailTokens)
		.where(
			and(
				eq(emailTokens.userId, found.userId),
				inArray(emailTokens.purpose, ["reset", "change", "confirm"]),
				ne(emailTokens.hash, found.hash),
				isMoved,
			),
		);
	const [[moved]] = key
		? await db.batch([change, drop, db.insert(emailTokens).values(key.row)])
		: await db.batch([change, drop]);
	if (!moved) {
		await (key && db.delete(emailTokens).where(eq(emailTokens.hash, key.row.hash)));
		throw (await link).length === 0 ? deadLink() : emailTaken("newEmail");
	}
	if (key) {
		await orderMail(deps, { kind: "moved", id: key.row.hash });
	}
}

const deadLink = () =>
	new AppError("token_expired", "This link no longer works. Request a new one in your settings.");
