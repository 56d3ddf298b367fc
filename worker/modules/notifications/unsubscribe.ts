import { and, eq } from "drizzle-orm";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { findToken, LIFE_MS, prolongTokens, type TokenRow } from "../mail/email-tokens.ts";
import { planAhead } from "./plan.ts";

/** Returns whether a link can end a person's notifications. Changes nothing. */
export async function canUnsubscribe(deps: Deps, token: string): Promise<boolean> {
	return (await readLink(deps, token)) !== null;
}

/** Ends a person's notifications by an email's link, without signing in. False when the link is invalid. */
export async function unsubscribe(deps: Deps, token: string): Promise<boolean> {
	const link = await readLink(deps, token);
	if (link === null) {
		return false;
	}
	const [user] = await deps.db
		.update(users)
		.set({ textNotificationsEnabled: false, emailUnsubscribedAt: deps.now() })
		// The owner of a previous address has no say any more.
		.where(and(eq(users.id, link.userId), eq(users.email, link.email)))
		.returning();
	if (user) {
		if (!user.emailConfirmedAt) {
			// We send no other link to it, so this one stays valid in case its owner changes their mind.
			await prolongTokens(deps, user, "confirm", LIFE_MS.unsubscribe);
		}
		await planAhead(deps, user);
		await getPersonStub(deps.env, user.id).notify(["user", "notification"]);
	}
	return true;
}

/** The link's token; null when it's invalid or too old. */
async function readLink(deps: Deps, token: string): Promise<TokenRow | null> {
	try {
		return await findToken(deps, token, "unsubscribe");
	} catch (error) {
		if (error instanceof AppError && error.code === "token_expired") {
			return null;
		}
		throw error;
	}
}
