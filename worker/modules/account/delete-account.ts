import { eq } from "drizzle-orm";
import { type DeletionReceipt, PLATFORM_COPIES_DAYS } from "#shared/schemas/account.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { deletedEmail } from "../mail/account-emails.tsx";
import { sendCounted } from "../mail/send-counted.ts";
import { leave, leaveAgain, noteLeft } from "./leave.ts";
import { nothing, removeEverything, removeImages } from "./remove-everything.ts";

/** The order to remove a person who is leaving. */
export type Deletion = { userId: string };

/** How long the response waits for the receipt; the queue removes the rest. In ms. */
const PATIENCE_MS = 20_000;

/** When the queue checks again, in seconds: for what the request left undone, and for late writes. */
const LOOK_AGAIN_SECONDS = 300;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes a person and all their data. Once the row is marked, the person can't sign in, writes stop, and the address
 * and the name are free. If a later step fails, the queue finishes.
 */
export async function deleteAccount(deps: Deps, user: UserRow): Promise<DeletionReceipt> {
	// Before the mark, so that the queue knows about every marked account.
	await deps.env.DELETIONS.send({ userId: user.id } satisfies Deletion, { delaySeconds: LOOK_AGAIN_SECONDS });
	const sessions = await leave(deps, user.id);
	const { removed, isComplete } = await removeEverything(
		deps,
		user.id,
		deps.now().getTime() + PATIENCE_MS,
	).catch((error: unknown) => {
		deps.log({
			level: "error",
			event: "deletion",
			error: error instanceof Error ? error.name : "unknown",
		});
		return { removed: nothing(), isComplete: false };
	});
	const id = deps.newId("del");
	if (user.emailConfirmedAt && !user.emailBouncedAt) {
		const letter = deletedEmail({ appUrl: deps.settings.APP_URL, receipt: id, isComplete });
		// Sent now: no copy of the address is left for a later try.
		await sendCounted(deps, "account", { to: user.email, ...letter });
	}
	return {
		id,
		deletedAt: deps.now().toISOString(),
		complete: isComplete,
		removed: { ...removed, sessions },
		copiesUntil: new Date(deps.now().getTime() + PLATFORM_COPIES_DAYS * DAY_MS).toISOString(),
	};
}

/** Deletes again people whom a database restore brought back, and those who are only half deleted. */
export async function deleteThoseWhoAreBack(deps: Deps): Promise<void> {
	for (const userId of await leaveAgain(deps)) {
		await deps.env.DELETIONS.send({ userId } satisfies Deletion);
		deps.log({ level: "warn", event: "deleted-again" });
	}
}

/** Continues deletions until no data is left. Drops an order when the person's row isn't marked for deletion. */
export async function consumeDeletions(deps: Deps, messages: readonly Message[]): Promise<void> {
	for (const message of messages) {
		const { userId } = message.body as Deletion;
		const [user] = await deps.db
			.select({ deletingAt: users.deletingAt })
			.from(users)
			.where(eq(users.id, userId));
		if (user?.deletingAt) {
			await noteLeft(deps, userId);
			const until = deps.now().getTime() + PATIENCE_MS;
			const { isComplete } = await removeEverything(deps, userId, until);
			if (!isComplete) {
				await deps.env.DELETIONS.send({ userId } satisfies Deletion);
			}
		} else if (!user) {
			await noteLeft(deps, userId);
			await removeImages(deps, userId);
		}
		message.ack();
	}
}
