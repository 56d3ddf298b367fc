import { desc, eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { NotificationKind } from "#shared/schemas/notifications.ts";
import type { Deps } from "../../deps.ts";
import { achievements } from "../achievements/achievements.table.ts";
import { personOf } from "../presence/get-person.ts";
import { type UserRow, users } from "../users/users.table.ts";
import type { NoteFacts } from "./compose-note.ts";
import { noteLetter } from "./mail/letters.tsx";
import { linksFor } from "./mail/mail-links.ts";
import type { MailOutcome } from "./mail/mailer.ts";
import { beginSending, endNote, findNote, setNote } from "./notifications.repository.ts";
import type { NoteRow } from "./notifications.table.ts";
import { cadenceOf, planAhead, wantsNotes } from "./plan.ts";
import { nextDay } from "./timing/cadence.ts";
import { chooseKind } from "./timing/choose-kind.ts";
import { ANSWERED_WITHIN_MS, type TimingState } from "./timing/timing-store.ts";
import { localHour } from "./timing/zoned-time.ts";
import { type NoteWords, writeNote } from "./write-note.ts";

/** A missed tick is caught up with for so long, then the note is dropped: a morning's note is nothing for the night. In ms. */
const CATCH_UP_MS = 3 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was reached so lately is worth a note. In ms. */
const REACHED_WITHIN_MS = 7 * DAY_MS;

/** What became of a delivery: over, or to be tried again because the provider refuses for now. */
export type DeliveryOutcome = "done" | "later";

/**
 * Sends one note, or drops it for a reason. The guarantee: at most one e-mail. It is marked as being sent before it is handed
 * over, and what was marked so is never handed over again, also when this dies in between; only a refusal that is known
 * (a limit) leads to another try. The note in the app is written in every case.
 */
export async function deliverNote(deps: Deps, id: string): Promise<DeliveryOutcome> {
	const found = await findNote(deps.db, id);
	if (!found || (found.note.state !== "queued" && found.note.state !== "sending")) {
		return "done";
	}
	const { note, user } = found;
	const today = localDay(user.timeZone, deps.now());
	const outcome =
		note.state === "sending" ? await closeNote(deps, note, user) : await attempt(deps, note, user, today);
	if (outcome === "done") {
		await planAhead(deps, user);
	}
	return outcome;
}

/** What no try could deliver stands in the app, if it has its words; and the person's plan goes on. */
export async function giveUpNote(deps: Deps, id: string): Promise<void> {
	const found = await findNote(deps.db, id);
	await endNote(deps.db, id);
	if (found) {
		await planAhead(deps, found.user);
	}
}

/** It was being sent when whoever did so died: it may be on its way, and is taken as sent. */
async function closeNote(deps: Deps, note: NoteRow, user: UserRow): Promise<DeliveryOutcome> {
	await markSent(deps, note, user, note.type);
	return "done";
}

async function attempt(deps: Deps, note: NoteRow, user: UserRow, today: string): Promise<DeliveryOutcome> {
	const { timing, risk } = await personOf(deps.env, user.id).timing(today);
	const isCareful = risk !== null && isOwnRisk(risk.level);
	const kind = mayGoOut(deps, { note, user, timing, today, isCareful })
		? await kindFor(deps, user, timing, today)
		: null;
	if (kind === null) {
		await setNote(deps.db, note.id, { state: "dropped" });
		return "done";
	}
	return send(deps, { note, user, timing, today, ...kind });
}

type Check = { note: NoteRow; user: UserRow; timing: TimingState; today: string; isCareful: boolean };

/** Nobody is written to who wants no notes, is here, is in danger, had one today or is left in peace; nor too late. */
function mayGoOut({ now }: Deps, { note, user, timing, today, isCareful }: Check): boolean {
	const time = now().getTime();
	const isHere = timing.lastHere !== null && time - timing.lastHere < ANSWERED_WITHIN_MS;
	return (
		wantsNotes(user) &&
		!isCareful &&
		!isHere &&
		time - note.scheduledFor.getTime() <= CATCH_UP_MS &&
		nextDay(cadenceOf(user, timing), today) === today
	);
}

type Kind = { kind: NotificationKind; reached: NoteFacts["reached"] };

async function kindFor(
	{ db, now }: Deps,
	user: UserRow,
	timing: TimingState,
	today: string,
): Promise<Kind | null> {
	const [newest] = await db
		.select()
		.from(achievements)
		.where(eq(achievements.userId, user.id))
		.orderBy(desc(achievements.unlockedAt))
		.limit(1);
	const since = Math.max(timing.sends.at(-1)?.at ?? 0, now().getTime() - REACHED_WITHIN_MS);
	const reached = newest && newest.unlockedAt.getTime() > since ? newest : null;
	const { enableMotivational = true, enableProgress = true } = user.notificationPreferences;
	const kind = chooseKind({
		today,
		hasReached: reached !== null,
		hasRatings: user.assessmentCompleted,
		activeDays: timing.activeDays,
		lastInsight: timing.sends.findLast((each) => each.kind === "insight")?.day ?? null,
		wantsMotivation: enableMotivational,
		wantsProgress: enableProgress,
	});
	return kind && { kind, reached: kind === "celebration" ? reached : null };
}

type Sending = Kind & { note: NoteRow; user: UserRow; timing: TimingState; today: string };

async function send(deps: Deps, sending: Sending): Promise<DeliveryOutcome> {
	const { note, user, timing, kind } = sending;
	const { facts, words } = await writeNote(deps, { ...sending, unanswered: timing.unanswered });
	const { title, message, personalizedMessage } = words;
	if (!(await beginSending(deps.db, note.id, { title, message, personalizedMessage, type: kind }))) {
		return "done";
	}
	const outcome =
		user.emailConfirmedAt && !user.emailBouncedAt ? await mail(deps, sending, facts, words) : null;
	if (outcome === "later") {
		await setNote(deps.db, note.id, { state: "queued" });
		return "later";
	}
	if (outcome === "no-such-address") {
		await deps.db.update(users).set({ emailBouncedAt: deps.now() }).where(eq(users.id, user.id));
	}
	const isMailed = outcome === "accepted" || outcome === "unknown";
	await markSent(deps, note, user, kind, isMailed ? "email" : "app");
	deps.log({
		level: "info",
		event: "note-sent",
		kind,
		outcome: outcome ?? "app",
		unanswered: timing.unanswered,
	});
	return "done";
}

/** It went out, by e-mail where that is known: the list, the rule that learns, and the open pages hear of it. */
async function markSent(
	deps: Deps,
	note: NoteRow,
	user: UserRow,
	kind: NotificationKind,
	channel: NoteRow["channel"] = note.channel,
): Promise<void> {
	await setNote(deps.db, note.id, { state: "sent", sent: true, channel });
	const person = personOf(deps.env, user.id);
	const at = deps.now();
	const [day, hour] = [localDay(user.timeZone, at), localHour(user.timeZone, at)];
	await person.noteSent({ id: note.id, at: at.getTime(), day, hour, kind });
	await person.notify(["notification"]);
}

async function mail(
	deps: Deps,
	{ user, kind }: Sending,
	{ person }: NoteFacts,
	{ title, message, personalizedMessage }: NoteWords,
): Promise<MailOutcome> {
	const ways = await linksFor(deps, user);
	const letter = noteLetter({
		appUrl: deps.settings.APP_URL,
		note: { title, message: personalizedMessage ?? message },
		kind,
		ratings: person.ratings,
		focus: person.currentLevel,
		ways,
	});
	return deps.mailer.send({ to: user.email, ...letter, unsubscribeUrl: ways.unsubscribeUrl });
}
