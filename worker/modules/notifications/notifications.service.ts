import { eq, sql } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { isActive } from "#shared/pause.ts";
import {
	type AdaptiveTiming,
	type ChangeNotifications,
	type Notification,
	RECENT_DAYS,
} from "#shared/schemas/notifications.ts";
import type { NoteRow } from "../../db/tables/notifications.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { isPaused } from "../../timing/cadence.ts";
import { chooseTime } from "../../timing/choose-time.ts";
import { histogramOf, weightOf } from "../../timing/learn-hour.ts";
import { localHour } from "../../timing/zoned-time.ts";
import { withSomethingToSay } from "./kind-of.ts";
import { markNote, plannedNotes, sentNotes } from "./notifications.repository.ts";
import { planAhead, wantsNotes } from "./plan.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Weighed activity at which half of the confidence comes from what we saw. */
const HALF_SURE = 5;

/**
 * Changes the switch and the preferences; omitted fields stay, including changes made elsewhere meanwhile. Updates
 * the plan. Throws `validation_failed` for custom days without a day.
 */
export async function changeNotifications(
	deps: Deps,
	user: UserRow,
	{ textNotificationsEnabled, notificationPreferences }: ChangeNotifications,
): Promise<UserRow> {
	refuseNoDays({ ...user.notificationPreferences, ...notificationPreferences });
	const [row = user] = await deps.db
		.update(users)
		.set({
			...(textNotificationsEnabled === undefined ? {} : { textNotificationsEnabled }),
			// Patched in the database, not on the row we read. A null (a fixed time removed) deletes its key.
			notificationPreferences: sql`json_patch(${users.notificationPreferences}, ${JSON.stringify(notificationPreferences ?? {})})`,
		})
		.where(eq(users.id, user.id))
		.returning();
	await planAhead(deps, row);
	return row;
}

function refuseNoDays({ reminderFrequency, customDays = [] }: UserRow["notificationPreferences"]): void {
	if (reminderFrequency === "custom" && customDays.length === 0) {
		const message = "Choose at least one day";
		throw new AppError("validation_failed", message, {
			details: [{ path: "notificationPreferences.customDays", message }],
		});
	}
}

/** When the person is written to, why then, and when next. */
export async function adaptiveTiming(deps: Deps, user: UserRow): Promise<AdaptiveTiming> {
	const { db, env, now } = deps;
	const time = now().getTime();
	const today = localDay(user.timeZone, now());
	const [{ timing }, planned] = await Promise.all([
		getPersonStub(env, user.id).timing(today),
		plannedNotes(db, user.id),
	]);
	const coming = planned.map(({ day, scheduledFor }) => ({ day: day ?? today, scheduledFor }));
	const [next] = await withSomethingToSay(deps, { user, timing }, coming);
	const { minutes, reason } = chooseTime(user.notificationPreferences, { ...timing, now: time });
	const seen = timing.activity.reduce((sum, { at }) => sum + weightOf(at, time), 0);
	return {
		hour: Math.floor(minutes / 60),
		time: clockText(minutes),
		hourReason: reason,
		histogram: histogramOf({ ...timing, now: time }).map((weight) => Math.round(weight * 100) / 100),
		confidence: Math.round((seen / (seen + HALF_SURE)) * 100) / 100,
		timeZone: user.timeZone,
		pinned: reason === "pinned",
		nextSendAt: next?.scheduledFor.toISOString() ?? null,
		isPaused: user.textNotificationsEnabled && isPaused(timing),
		email: emailState(user),
	};
}

function emailState({
	emailConfirmedAt,
	emailBouncedAt,
	emailUnsubscribedAt,
}: UserRow): AdaptiveTiming["email"] {
	if (emailBouncedAt) {
		return "bounced";
	}
	if (emailConfirmedAt) {
		return "confirmed";
	}
	return emailUnsubscribedAt ? "unsubscribed" : "unconfirmed";
}

function clockText(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** Returns the notifications of the last seven days, newest first. */
export async function recentNotes({ db, now }: Deps, userId: string): Promise<Notification[]> {
	return (await sentNotes(db, userId, new Date(now().getTime() - RECENT_DAYS * DAY_MS))).map(toNotification);
}

/** Marks a notification as read or unread, in every tab. */
export async function readNote(
	{ db, env, now }: Deps,
	userId: string,
	id: string,
	isRead: boolean,
): Promise<Notification> {
	const row = await markNote(db, userId, id, isRead ? now() : null);
	if (!row) {
		throw new AppError("not_found", "We can't find this notification.");
	}
	await getPersonStub(env, userId).notify(["notification"]);
	return toNotification(row);
}

/**
 * Records that a person was active just now. Updates their plan in an hour in which we haven't seen them yet, and
 * when they return after a silence. Records nothing for people whose account is paused, or who haven't been asked for
 * consent yet.
 */
export async function noteActivity(deps: Deps, user: UserRow, fromLink: boolean): Promise<void> {
	if (!isActive(user)) {
		return;
	}
	const at = deps.now();
	const mayChangePlan = await getPersonStub(deps.env, user.id).noteVisit({
		at: at.getTime(),
		day: localDay(user.timeZone, at),
		hour: localHour(user.timeZone, at),
		fromLink,
	});
	if (mayChangePlan && wantsNotes(user)) {
		await planAhead(deps, user);
	}
}

function toNotification(row: NoteRow): Notification {
	const { id, userId, title, message, type, sent, channel, personalizedMessage } = row;
	return {
		id,
		userId,
		title,
		message: personalizedMessage ?? message,
		type,
		scheduledFor: row.scheduledFor.toISOString(),
		sent,
		channel,
		personalizedMessage,
		read: row.readAt !== null,
		createdAt: row.createdAt.toISOString(),
	};
}
