import type { AdaptiveTiming } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";

/** "19:00" as the browser's language writes it. */
export function clockText(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return new Intl.DateTimeFormat(undefined, { timeZone: "UTC", hour: "numeric", minute: "2-digit" }).format(
		Date.UTC(2024, 0, 1, hours, minutes),
	);
}

const PARTS: [from: number, name: string][] = [
	[21, "late in the evening"],
	[17, "in the evening"],
	[14, "in the afternoon"],
	[11, "in the middle of the day"],
	[8, "in the morning"],
	[5, "early in the morning"],
	[0, "at night"],
];

/** From this confidence on, we mention what we saw. */
const HALF = 0.5;

/** Returns when notifications come and why then, in one sentence. */
export function hourSentence({ time, hour, hourReason, confidence }: AdaptiveTiming): string {
	const at = clockText(time);
	switch (hourReason) {
		case "pinned":
			return `We send notifications at ${at}, the time you set.`;
		case "preferred":
			return `We send notifications at ${at}, your preferred time.`;
		case "learning":
			return confidence < HALF
				? `We'll send notifications at ${at} until we learn when you usually visit.`
				: `We'll send notifications at ${at} for now, because your visits vary or fall outside the hours when we send.`;
		case "learned": {
			const part = PARTS.find(([from]) => hour >= from)?.[1] ?? "at night";
			return `We usually send notifications at ${at}, because you tend to visit ${part}.`;
		}
	}
}

/** People who were here this recently get none; keep in step with `worker/modules/notifications/can-send.ts`. */
const HERE_MS = 3 * 60 * 60 * 1000;

/** Returns when the next notification comes, or why none does. */
export function comingText(
	{ notificationPreferences, assessmentCompleted }: User,
	{ isPaused, nextSendAt, timeZone }: AdaptiveTiming,
): string {
	const { enableMotivational = true, enableProgress = true } = notificationPreferences;
	if (!enableMotivational && !enableProgress) {
		return "To get notifications, turn on at least one kind below.";
	}
	if (isPaused) {
		return "We've paused notifications because you missed a few in a row. They'll start again after your next visit.";
	}
	if (!enableMotivational && !assessmentCompleted) {
		return "You'll get insights after your first check-in.";
	}
	if (nextSendAt === null) {
		return enableMotivational
			? "Nothing is scheduled yet."
			: "We send one insight a week, based on your check-ins from the last two weeks. Check in to get the next one.";
	}
	const wait = Date.parse(nextSendAt) - Date.now();
	if (wait <= 0) {
		return "Your next notification is on its way. We skip it if you've just visited.";
	}
	// The reader is here now.
	return wait < HERE_MS
		? `Your next notification is scheduled for ${nextText(nextSendAt, timeZone)}. We skip it if you visit in the three hours before.`
		: `Your next notification is on ${nextText(nextSendAt, timeZone)}.`;
}

/** The next notification's day and time on the person's clock. */
function nextText(at: string, timeZone: string): string {
	return new Intl.DateTimeFormat(undefined, {
		timeZone,
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
	}).format(new Date(at));
}
