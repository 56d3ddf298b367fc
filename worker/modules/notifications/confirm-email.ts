import { and, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { personOf } from "../presence/get-person.ts";
import { users } from "../users/users.table.ts";
import { findToken } from "./mail/email-tokens.ts";

/**
 * The owner of an address says that notes may come there. The link of an address that was changed since confirms nothing.
 * Pressed twice it is still confirmed.
 */
export async function confirmEmail(deps: Deps, token: string): Promise<void> {
	const found = await findToken(deps, token, "confirm");
	const [confirmed] = found
		? await deps.db
				.update(users)
				.set({ emailConfirmedAt: deps.now(), emailBouncedAt: null, emailUnsubscribedAt: null })
				.where(and(eq(users.id, found.userId), eq(users.email, found.email)))
				.returning({ id: users.id })
		: [];
	if (!confirmed) {
		throw new AppError("token_expired", "This link no longer works. Ask for a new e-mail in your settings.");
	}
	await personOf(deps.env, confirmed.id).notify(["user", "notification"]);
}
