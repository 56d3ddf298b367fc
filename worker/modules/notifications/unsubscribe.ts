import { and, eq } from "drizzle-orm";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { personOf } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { findToken, LIFE_MS, prolongTokens, type TokenRow } from "../mail/email-tokens.ts";
import { planAhead } from "./plan.ts";

/** Whether a link ends somebody's notes. Changes nothing. */
export async function canUnsubscribe(deps: Deps, token: string): Promise<boolean> {
	return (await readLink(deps, token)) !== null;
}

/** Ends a person's notes by the link of an e-mail, without signing in. False when there is no such link. */
export async function unsubscribe(deps: Deps, token: string): Promise<boolean> {
	const link = await readLink(deps, token);
	if (link === null) {
		return false;
	}
	const [user] = await deps.db
		.update(users)
		.set({ textNotificationsEnabled: false, emailUnsubscribedAt: deps.now() })
		// Whoever reads an address that the account had before has nothing more to say in it.
		.where(and(eq(users.id, link.userId), eq(users.email, link.email)))
		.returning();
	if (user) {
		if (!user.emailConfirmedAt) {
			// No other is sent to it: its owner keeps a way to think again.
			await prolongTokens(deps, user, "confirm", LIFE_MS.unsubscribe);
		}
		await planAhead(deps, user);
		await personOf(deps.env, user.id).notify(["user", "notification"]);
	}
	return true;
}

/** What a link stands for; null when it is nobody's, or too old. */
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
