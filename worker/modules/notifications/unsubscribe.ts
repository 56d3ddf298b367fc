import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { findToken } from "../mail/email-tokens.ts";
import { personOf } from "../presence/get-person.ts";
import { users } from "../users/users.table.ts";
import { planAhead } from "./plan.ts";

/** Whether a link ends somebody's notes. Changes nothing. */
export async function canUnsubscribe(deps: Deps, token: string): Promise<boolean> {
	return (await ownerOf(deps, token)) !== null;
}

/** Ends a person's notes by the link of an e-mail, without signing in. False when there is no such link. */
export async function unsubscribe(deps: Deps, token: string): Promise<boolean> {
	const userId = await ownerOf(deps, token);
	if (userId === null) {
		return false;
	}
	const [user] = await deps.db
		.update(users)
		.set({ textNotificationsEnabled: false, emailUnsubscribedAt: deps.now() })
		.where(eq(users.id, userId))
		.returning();
	if (user) {
		await planAhead(deps, user);
		await personOf(deps.env, user.id).notify(["user", "notification"]);
	}
	return true;
}

/** Whose link it is; null when it is nobody's, or too old. */
async function ownerOf(deps: Deps, token: string): Promise<string | null> {
	try {
		return (await findToken(deps, token, "unsubscribe"))?.userId ?? null;
	} catch (error) {
		if (error instanceof AppError && error.code === "token_expired") {
			return null;
		}
		throw error;
	}
}
