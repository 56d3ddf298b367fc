import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { findToken } from "../mail/email-tokens.ts";
import { personOf } from "../presence/get-person.ts";
import { users } from "../users/users.table.ts";
import { planAhead } from "./plan.ts";

/** Ends a person's notes by the link of an e-mail, without signing in. False when there is no such link. */
export async function unsubscribe(deps: Deps, token: string): Promise<boolean> {
	const found = await findToken(deps, token, "unsubscribe");
	if (!found) {
		return false;
	}
	const [user] = await deps.db
		.update(users)
		.set({ textNotificationsEnabled: false, emailUnsubscribedAt: deps.now() })
		.where(eq(users.id, found.userId))
		.returning();
	if (user) {
		await planAhead(deps, user);
		await personOf(deps.env, user.id).notify(["user", "notification"]);
	}
	return true;
}
