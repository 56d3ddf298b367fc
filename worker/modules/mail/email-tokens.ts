import { and, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { emailTokens, type TokenPurpose } from "../../db/tables/email-tokens.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { sha256Hex } from "../../hashes.ts";
import { AppError } from "../../http/app-error.ts";
import { randomToken } from "../../random-token.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a link that sets a new password works. */
export const RESET_MINUTES = 20;

/** How long an account that has another address can be taken back from the one before. */
export const RECOVER_DAYS = 7;

/** How long a link works, in ms. An unsubscribe link outlives the email's use. */
export const LIFE_MS: Record<TokenPurpose, number> = {
	confirm: 7 * DAY_MS,
	unsubscribe: 90 * DAY_MS,
	reset: RESET_MINUTES * 60 * 1000,
	change: DAY_MS,
	recover: RECOVER_DAYS * DAY_MS,
};

export type TokenRow = typeof emailTokens.$inferSelect;

/** Returns a new token, 256 random bits, and the row with its hash. Only the email holds the token. */
export async function newToken(
	{ now }: Pick<Deps, "now">,
	{ id, email }: Pick<UserRow, "id" | "email">,
	purpose: TokenPurpose,
): Promise<{ token: string; row: TokenRow }> {
	const token = randomToken();
	const expiresAt = new Date(now().getTime() + LIFE_MS[purpose]);
	return { token, row: { hash: await sha256Hex(token), userId: id, purpose, email, expiresAt } };
}

/** A new token, of which the table holds the hash. */
export async function makeToken(
	deps: Pick<Deps, "db" | "now">,
	user: Pick<UserRow, "id" | "email">,
	purpose: TokenPurpose,
): Promise<string> {
	const { token, row } = await newToken(deps, user, purpose);
	await deps.db.insert(emailTokens).values(row);
	return token;
}

/** Returns the token's row, or null. Throws `token_expired` when it's too old. */
export async function findToken(
	{ db, now }: Pick<Deps, "db" | "now">,
	token: string,
	...purposes: TokenPurpose[]
): Promise<TokenRow | null> {
	const [row] = await db
		.select()
		.from(emailTokens)
		.where(and(eq(emailTokens.hash, await sha256Hex(token)), inArray(emailTokens.purpose, purposes)));
	if (row && row.expiresAt <= now()) {
		throw new AppError("token_expired", "This link has expired. Request a new email.");
	}
	return row ?? null;
}

/** Whether an account had this address until now, so that it can be taken back there. */
export async function isHeldForRecovery(
	{ db, now }: Pick<Deps, "db" | "now">,
	email: string,
): Promise<boolean> {
	const held = await db
		.select({ expiresAt: emailTokens.expiresAt })
		.from(emailTokens)
		.where(and(eq(emailTokens.email, email), sql`${emailTokens.purpose} = 'recover'`));
	return held.some(({ expiresAt }) => expiresAt > now());
}

/** Extends a person's links of one purpose, to their current address, to this long from now (ms). */
export async function prolongTokens(
	{ db, now }: Pick<Deps, "db" | "now">,
	{ id, email }: Pick<UserRow, "id" | "email">,
	purpose: TokenPurpose,
	ms: number,
): Promise<void> {
	await db
		.update(emailTokens)
		.set({ expiresAt: new Date(now().getTime() + ms) })
		.where(
			and(
				eq(emailTokens.userId, id),
				eq(emailTokens.email, email),
				eq(emailTokens.purpose, purpose),
				gt(emailTokens.expiresAt, now()),
			),
		);
}

/** Makes a person's other links of these purposes worthless; `except` is the hash of one that stays. */
export function dropTokens({ db }: Pick<Deps, "db">, userId: string, purposes: TokenPurpose[], except = "") {
	return db
		.delete(emailTokens)
		.where(
			and(
				eq(emailTokens.userId, userId),
				inArray(emailTokens.purpose, purposes),
				ne(emailTokens.hash, except),
			),
		);
}

/** Makes these links worthless. */
export function dropHashes({ db }: Pick<Deps, "db">, hashes: string[]) {
	return db.delete(emailTokens).where(inArray(emailTokens.hash, hashes));
}

/** Removes the tokens that have run out. */
export async function sweepTokens({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now()));
}
