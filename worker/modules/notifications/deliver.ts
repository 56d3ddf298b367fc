import { eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import type { NoteRow } from "../../db/tables/notifications.table.ts";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { canSendNotification } from "./can-send.ts";
import { kindOf } from "./kind-of.ts";
import { dropNote, findNote } from "./notifications.repository.ts";
import { planAhead } from "./plan.ts";
import { closeNotification, markSent, sendNotification } from "./send-notification.ts";

/** What became of a delivery: over, or to be tried again because the provider refuses for now. */
export type DeliveryOutcome = "done" | "later";

/**
 * Sends one notification, or drops it for a reason. Sends at most one email: it marks the notification as "sending"
 * before handing it over, and never hands over a marked one again, even if this call dies in between. Only a known
 * refusal (a limit) leads to another try. Whatever the outcome, and however often this runs, the person's plan
 * continues.
 */
export async function deliverNote(deps: Deps, id: string): Promise<DeliveryOutcome> {
	const found = await findNote(deps.db, id);
	if (!found) {
		return "done";
	}
	const outcome = await proceed(deps, found);
	if (outcome === "done") {
		await planOn(deps, found.user.id);
	}
	return outcome;
}

/**
 * Moves a notification that no try could deliver into the app, if it has its text and may still come. The person's
 * plan continues.
 */
export async function giveUpNote(deps: Deps, id: string): Promise<void> {
	const found = await findNote(deps.db, id);
	if (found && (found.note.state === "queued" || found.note.state === "sending")) {
		const { note, user } = found;
		const day = dayOf(note, user.timeZone, deps);
		const now = await getPersonStub(deps.env, user.id).timing(day);
		// A "sending" notification may be on its way by email, so it counts, whatever came after.
		const stays = note.state === "sending" || canSendNotification(deps, { note, user, day, ...now });
		if (note.message !== "" && stays) {
			await markSent(deps, found, note.type, "app");
		} else {
			await dropNote(deps.db, id);
		}
	}
	if (found) {
		await planOn(deps, found.user.id);
	}
}

type Found = NonNullable<Awaited<ReturnType<typeof findNote>>>;

async function proceed(deps: Deps, found: Found): Promise<DeliveryOutcome> {
	switch (found.note.state) {
		case "sending":
			return closeNotification(deps, found);
		case "queued":
			return attempt(deps, found);
		case "planned":
		case "sent":
			return "done";
	}
}

async function attempt(deps: Deps, { note, user }: Found): Promise<DeliveryOutcome> {
	const day = dayOf(note, user.timeZone, deps);
	const { timing, risk } = await getPersonStub(deps.env, user.id).timing(day);
	const kind = canSendNotification(deps, { note, user, timing, risk, day })
		? await kindOf(deps, { user, timing }, day)
		: null;
	if (kind === null) {
		await dropNote(deps.db, note.id);
		deps.log({ level: "info", event: "note-dropped", unanswered: timing.unanswered });
		return "done";
	}
	return sendNotification(deps, { note, user, timing, day, ...kind });
}

/** The planned day, even when midnight has passed meanwhile. */
function dayOf({ day }: NoteRow, timeZone: string, { now }: Deps): string {
	return day ?? localDay(timeZone, now());
}

/** Reads the row again: the person may have chosen another time while the notification was written. */
async function planOn(deps: Deps, userId: string): Promise<void> {
	const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
	if (user) {
		await planAhead(deps, user);
	}
}
