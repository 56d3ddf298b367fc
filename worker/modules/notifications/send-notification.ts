import { eq } from "drizzle-orm";
import type { NotificationKind } from "#shared/schemas/notifications.ts";
import type { NoteRow } from "../../db/tables/notifications.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { TimingState } from "../../timing/timing-store.ts";
import { localHour } from "../../timing/zoned-time.ts";
import { linksFor } from "../mail/mail-links.ts";
import { mailNow } from "../mail/mail-state.ts";
import type { Mail } from "../mail/mailer.ts";
import { sendCounted } from "../mail/send-counted.ts";
import { canSendNotification } from "./can-send.ts";
import type { NoteFacts } from "./compose-note.ts";
import type { DeliveryOutcome } from "./deliver.ts";
import type { Kind } from "./kind-of.ts";
import { notificationEmail } from "./notification-emails.tsx";
import { beginSending, dropNote, endSending, findNote } from "./notifications.repository.ts";
import { type NoteWords, writeNote } from "./write-note.ts";

/** Older "sending" marks belong to a sender that died. In ms. */
const GIVEN_UP_AFTER_MS = 5 * 60 * 1000;

type Sending = Kind & { note: NoteRow; user: UserRow; timing: TimingState; day: string };

/**
 * Writes the notification, emails it where allowed, and marks it. All that can fail on our side comes before the
 * mark.
 */
export async function sendNotification(deps: Deps, sending: Sending): Promise<DeliveryOutcome> {
	const { note, user, timing, kind, day } = sending;
	const { facts, words, wasAsked } = await writeNote(deps, { ...sending, today: day });
	if (wasAsked && !(await isStillFit(deps, sending))) {
		await dropNote(deps.db, note.id);
		return "done";
	}
	const isMailable = user.emailConfirmedAt && !user.emailBouncedAt && !(await mailNow(deps)).notesPaused;
	const mail = isMailable ? await letterFor(deps, sending, facts, words) : null;
	const { title, message, personalizedMessage } = words;
	if (
		!(await beginSending(deps.db, note.id, { title, message, personalizedMessage, type: kind }, deps.now()))
	) {
		return "done";
	}
	const outcome = mail && (await sendCounted(deps, "note", mail));
	if (outcome === "later") {
		await endSending(deps.db, note.id, { state: "queued" });
		return "later";
	}
	if (outcome === "no-such-address") {
		await deps.db.update(users).set({ emailBouncedAt: deps.now() }).where(eq(users.id, user.id));
	}
	const isMailed = outcome === "accepted" || outcome === "unknown";
	await markSent(deps, { note, user }, kind, isMailed ? "email" : "app");
	deps.log({
		level: "info",
		event: "note-sent",
		kind,
		outcome: outcome ?? "app",
		unanswered: timing.unanswered,
	});
	return "done";
}

/** The model took time: skip people who began to need care, opened the app or turned notifications off meanwhile. */
async function isStillFit(deps: Deps, { note, day }: Sending): Promise<boolean> {
	const found = await findNote(deps.db, note.id);
	return (
		found !== null &&
		canSendNotification(deps, {
			note,
			user: found.user,
			day,
			...(await getPersonStub(deps.env, found.user.id).timing(day)),
		})
	);
}

/**
 * Closes a notification whose sender died: it may have gone out, so it counts as sent. Leaves it alone while a sender
 * works on it.
 */
export async function closeNotification(
	deps: Deps,
	found: { note: NoteRow; user: UserRow },
): Promise<DeliveryOutcome> {
	const since = found.note.claimedAt?.getTime() ?? 0;
	if (deps.now().getTime() - since < GIVEN_UP_AFTER_MS) {
		return "later";
	}
	await markSent(deps, found, found.note.type, found.note.channel);
	return "done";
}

/**
 * Marks a notification as sent. Updates the learning rule first, so that a second try finds it recorded; then the
 * list and the open pages.
 */
export async function markSent(
	deps: Deps,
	{ note, user }: { note: NoteRow; user: UserRow },
	kind: NotificationKind,
	channel: NoteRow["channel"],
): Promise<void> {
	const person = getPersonStub(deps.env, user.id);
	const at = deps.now();
	await person.noteSent({
		id: note.id,
		at: at.getTime(),
		day: note.day ?? at.toISOString().slice(0, 10),
		hour: localHour(user.timeZone, at),
		kind,
	});
	await endSending(deps.db, note.id, { state: "sent", sent: true, channel });
	// An open page that misses this sees the notification at its next look, so don't send again.
	await person.notify(["notification"]).catch(() => undefined);
}

async function letterFor(
	deps: Deps,
	{ user, kind }: Sending,
	{ person }: NoteFacts,
	{ title, message, personalizedMessage }: NoteWords,
): Promise<Mail> {
	const ways = await linksFor(deps, user);
	const letter = notificationEmail({
		appUrl: deps.settings.APP_URL,
		note: { title, message: personalizedMessage ?? message },
		kind,
		ratings: person.ratings,
		focus: person.currentLevel,
		ways,
	});
	return { to: user.email, ...letter, unsubscribeUrl: ways.unsubscribeUrl };
}
