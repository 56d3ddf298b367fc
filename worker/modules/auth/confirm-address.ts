import { and, eq, isNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { dropTokens, findToken } from "../mail/email-tokens.ts";
import { personOf } from "../presence/get-person.ts";
import { isFree } from "../users/one-of-a-kind.ts";
import { users } from "../users/users.table.ts";
import { emailTaken } from "./auth.errors.ts";
import { offerRecovery } from "./recover-account.ts";

/**
 * The owner of an address says that it may be written to; one that was asked for is the account's from then on. The link
 * of an address that was changed since does nothing. Pressed twice it is still confirmed. Throws `token_expired`, and
 * `email_taken` when somebody else has the address meanwhile.
 */
export async function confirmAddress(deps: Deps, token: string): Promise<void> {
	const found = await findToken(deps, token, "confirm", "change");
	const isChange = found?.purpose === "change";
	const [before] = isChange ? await deps.db.select().from(users).where(eq(users.id, found.userId)) : [];
	const [confirmed] = found
		? await deps.db
				.update(users)
				.set({
					email: found.email,
					emailConfirmedAt: deps.now(),
					emailBouncedAt: null,
					emailUnsubscribedAt: null,
				})
				.where(
					and(
						eq(users.id, found.userId),
						// Whoever is leaving takes no address along.
						isNull(users.deletingAt),
						isChange ? isFree(deps.db, found.userId, "email", found.email) : eq(users.email, found.email),
					),
				)
				.returning({ id: users.id })
		: [];
	if (!confirmed && isChange) {
		throw emailTaken("newEmail");
	}
	if (!confirmed) {
		throw new AppError("token_expired", "This link no longer works. Ask for a new e-mail in your settings.");
	}
	if (isChange) {
		// Whoever reads the address before has no way in by what was sent there.
		await dropTokens(deps, confirmed.id, ["reset", "change", "confirm"], found.hash);
		if (before && before.email !== found.email) {
			await offerRecovery(deps, before);
		}
	}
	await personOf(deps.env, confirmed.id).notify(["user", "notification"]);
}
