import { and, eq } from "drizzle-orm";
import type { SignIn, SignUp } from "#shared/schemas/auth.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { usernameKey } from "../../db/uniqueness.ts";
import type { Deps } from "../../deps.ts";
import { pseudonymize } from "../../hashes.ts";
import { isHeldForRecovery } from "../mail/email-tokens.ts";
import { planAhead } from "../notifications/plan.ts";
import { badCredentials, emailHeld, emailTaken, usernameTaken } from "./auth.errors.ts";
import { refuseCommonPassword } from "./password/common-passwords.ts";
import { hashPassword, pretendToVerify, verifyPassword } from "./password/passwords.ts";

/** Makes an account. Throws `username_taken` or `email_taken`; the database's unique indexes decide races. */
export async function signUp(deps: Deps, input: SignUp): Promise<UserRow> {
	await refuseTaken(deps, input);
	await refuseCommonPassword(deps, input.password, "password");
	const password = await hashPassword(input.password, deps.settings.PASSWORD_PEPPER);
	const [row] = await deps.db
		.insert(users)
		.values({
			id: deps.newId("usr"),
			username: input.username,
			usernameKey: usernameKey(input.username),
			email: input.email,
			password,
			firstName: input.firstName || null,
			lastName: input.lastName || null,
			phoneNumber: input.phoneNumber || null,
			timeZone: input.timeZone ?? "UTC",
			// A company gets words only of those who agreed that we keep them.
			consentedTo: input.adultConfirmed && input.healthConsent ? (input.consentedTo ?? []) : [],
			adultConfirmedAt: input.adultConfirmed ? deps.now() : null,
			healthConsentAt: input.healthConsent ? deps.now() : null,
			termsSeen: TERMS_VERSION,
			createdAt: deps.now(),
		})
		.onConflictDoNothing()
		.returning();
	if (!row) {
		// Someone else took the name or the address while the password was being hashed.
		await refuseTaken(deps, input);
		throw new Error("Sign-up conflicted with a row that cannot be found.");
	}
	if (await isHeldForRecovery(deps, input.email)) {
		// An account moved away from the address while the password was being hashed.
		await deps.db.delete(users).where(eq(users.id, row.id));
		throw emailHeld();
	}
	return row;
}

async function refuseTaken(deps: Deps, input: SignUp): Promise<void> {
	const [[byName], [byEmail]] = await deps.db.batch([
		deps.db
			.select({ id: users.id })
			.from(users)
			.where(eq(users.usernameKey, usernameKey(input.username))),
		deps.db.select({ id: users.id }).from(users).where(eq(users.email, input.email)),
	]);
	if (byName) {
		throw usernameTaken();
	}
	if (byEmail) {
		throw emailTaken();
	}
	// Otherwise a thief who moved an account away could stop its owner from taking it back.
	if (await isHeldForRecovery(deps, input.email)) {
		throw emailHeld();
	}
}

/**
 * The person with this email and password. An unknown email and a wrong password throw the same error after the same
 * work. Keeps the time zone fresh and renews a hash of older parameters.
 */
export async function signIn(deps: Deps, input: SignIn): Promise<UserRow> {
	const { db, settings } = deps;
	const [user] = await db.select().from(users).where(eq(users.email, input.email));
	if (!user || user.deletingAt) {
		await pretendToVerify(input.password, settings.PASSWORD_PEPPER);
		await logSignIn(deps, "refused", null);
		throw badCredentials();
	}
	const { matches, outdated } = await verifyPassword(input.password, user.password, settings.PASSWORD_PEPPER);
	await logSignIn(deps, matches ? "accepted" : "refused", user.id);
	if (!matches) {
		throw badCredentials();
	}
	const changes: Partial<UserRow> = {};
	if (input.timeZone && input.timeZone !== user.timeZone) {
		changes.timeZone = input.timeZone;
	}
	if (outdated) {
		changes.password = await hashPassword(input.password, settings.PASSWORD_PEPPER);
	}
	if (Object.keys(changes).length > 0) {
		// Not over a password that was set meanwhile.
		await db
			.update(users)
			.set(changes)
			.where(and(eq(users.id, user.id), eq(users.password, user.password)));
	}
	const row = { ...user, ...changes };
	if (changes.timeZone) {
		// A failed plan doesn't block the sign-in. The plan is checked once a day anyway.
		await planAhead(deps, row).catch(() => deps.log({ level: "warn", event: "plan-not-moved" }));
	}
	return row;
}

/** Whether the password that was checked is the person's now. */
export async function isStillPassword({ db }: Deps, { id, password }: UserRow): Promise<boolean> {
	const [now] = await db.select({ password: users.password }).from(users).where(eq(users.id, id));
	return now?.password === password;
}

/** Monitoring sees many refusals for one person, or for unknown addresses. */
async function logSignIn(deps: Deps, outcome: "accepted" | "refused", userId: string | null): Promise<void> {
	const user = userId === null ? null : await pseudonymize(userId);
	deps.log({ level: "info", event: "sign-in", outcome, user });
}
