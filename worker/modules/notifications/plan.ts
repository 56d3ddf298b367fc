import { eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { isActive } from "#shared/pause.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { Cadence } from "../../timing/cadence.ts";
import { chooseTime } from "../../timing/choose-time.ts";
import { planNotes } from "../../timing/plan-days.ts";
import type { TimingState } from "../../timing/timing-store.ts";
import { withSomethingToSay } from "./kind-of.ts";
import { changePlan, type NewNote, plannedNotes } from "./notifications.repository.ts";

/**
 * Returns whether the person wants notifications: the switch and its preference are on, and at least one kind is
 * allowed.
 */
export function wantsNotes(user: UserRow): boolean {
	const { textNotificationsEnabled, notificationPreferences, deletingAt } = user;
	const {
		enableAdaptiveNotifications = true,
		enableMotivational = true,
		enableProgress = true,
	} = notificationPreferences;
	return (
		textNotificationsEnabled &&
		enableAdaptiveNotifications &&
		(enableMotivational || enableProgress) &&
		!deletingAt &&
		isActive(user)
	);
}

/** Returns the frequency and the history that decide on which days a notification may go out. */
export function cadenceOf(user: UserRow, { unanswered, sends }: Pick<TimingState, "unanswered" | "sends">) {
	const { reminderFrequency = user.messagingFrequency, customDays = [] } = user.notificationPreferences;
	return {
		frequency: frequencyOf(reminderFrequency, customDays),
		customDays,
		unanswered,
		lastDay: sends.at(-1)?.day ?? null,
	} as const;
}

/** Custom days count only once the person chose a day. */
function frequencyOf(
	wanted: UserRow["messagingFrequency"],
	customDays: readonly number[],
): Cadence["frequency"] {
	if (wanted === "custom") {
		return customDays.length > 0 ? "custom" : "weekly";
	}
	return wanted === "daily" ? "daily" : "weekly";
}

/**
 * Updates a person's plan: the notifications of the coming week, and always the next one. Returns how many have
 * something to say as of now. Text and kind are chosen at sending time. Safe to call at any time, also concurrently
 * with other preferences: the last ones win.
 */
export async function planAhead(deps: Deps, user: UserRow): Promise<number> {
	const { db, now } = deps;
	const planned = await plannedNotes(db, user.id);
	const { wanted, count } = wantsNotes(user) ? await wantedNotes(deps, user) : { wanted: [], count: 0 };
	const isWanted = ({ day, scheduledFor }: (typeof planned)[number]) =>
		wanted.some((each) => each.day === day && each.at.getTime() === scheduledFor.getTime());
	const stays = planned.filter((note) => isWanted(note) || note.scheduledFor <= now());
	const remove = planned.filter((note) => !stays.includes(note)).map(({ id }) => id);
	const add = wanted
		.filter(({ day }) => !stays.some((note) => note.day === day))
		.map(({ day, at }) => newNote(deps, user, day, at));
	if (add.length === 0 && remove.length === 0) {
		return count;
	}
	await changePlan(db, { add, remove });
	// Another request may have saved and planned other preferences since this row was read. A day with a notification
	// gets no second one.
	const [latest] = await db.select().from(users).where(eq(users.id, user.id));
	return latest && wishesOf(latest) !== wishesOf(user) ? planAhead(deps, latest) : count;
}

/** Everything a plan depends on, as a string to compare. */
function wishesOf(user: UserRow): string {
	const { notificationPreferences, messagingFrequency, timeZone } = user;
	return JSON.stringify([wantsNotes(user), notificationPreferences, messagingFrequency, timeZone]);
}

async function wantedNotes(deps: Deps, user: UserRow) {
	const { env, now } = deps;
	const person = getPersonStub(env, user.id);
	const today = localDay(user.timeZone, now());
	const { timing } = await person.timing(today);
	const { minutes, reason } = chooseTime(user.notificationPreferences, { ...timing, now: now().getTime() });
	if (reason === "learned" && minutes / 60 !== timing.currentHour) {
		await person.keepHour(minutes / 60);
	}
	const wanted = planNotes({ ...cadenceOf(user, timing), timeZone: user.timeZone, minutes, now: now() });
	return { wanted, count: (await withSomethingToSay(deps, { user, timing }, wanted)).length };
}

function newNote({ newId }: Deps, user: UserRow, day: string, at: Date): NewNote {
	return {
		id: newId("ntf"),
		userId: user.id,
		title: "A message from your coach",
		message: "",
		type: "encouragement",
		scheduledFor: at,
		day,
	};
}
