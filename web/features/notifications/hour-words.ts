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
	[21, "late evenings"],
	[17, "evenings"],
	[14, "afternoons"],
	[11, "the middle of the day"],
	[8, "mornings"],
	[5, "early mornings"],
	[0, "nights"],
];

/** From here on enough was seen to say something. */
const HALF = 0.5;

/** When notes come and why then, in one sentence. */
export function hourSentence({ time, hour, hourReason, confidence }: AdaptiveTiming): string {
	const at = clockText(time);
	switch (hourReason) {
		case "pinned":
			return `We write at ${at}, because you pinned it.`;
		case "preferred":
			return `We write at ${at}, the time you prefer.`;
		case "learning":
			return confidence < HALF
				? `We write at ${at} to begin with, until it shows when you tend to be here.`
				: `We write at ${at} for now: the hours when you are here differ, or lie outside our day.`;
		case "learned": {
			const part = PARTS.find(([from]) => hour >= from)?.[1] ?? "nights";
			const verb = part.startsWith("the") ? "is" : "are";
			return `We usually write at ${at}, because ${part} ${verb} when you tend to be here.`;
		}
	}
}

/** Who was here so lately is not written to: it says so in `worker/modules/notifications/may-go-out.ts`. */
const HERE_MS = 3 * 60 * 60 * 1000;

/** Whether one comes, and when; else why none does. */
export function comingText(
	{ notificationPreferences, assessmentCompleted }: User,
	{ isPaused, nextSendAt, timeZone }: AdaptiveTiming,
): string {
	const { enableMotivational = true, enableProgress = true } = notificationPreferences;
	if (!enableMotivational && !enableProgress) {
		return "Nothing comes while both kinds below are switched off.";
	}
	if (isPaused) {
		return "A few notes in a row found you elsewhere, so none come for now. They begin again when you're here.";
	}
	if (!enableMotivational && !assessmentCompleted) {
		return "Insights begin after your first check-in.";
	}
	if (nextSendAt === null) {
		return enableMotivational
			? "None is planned yet."
			: "An insight looks at a check-in of the last two weeks, once a week: the next one follows your next check-in.";
	}
	const wait = Date.parse(nextSendAt) - Date.now();
	if (wait <= 0) {
		return "The next one is on its way, unless you were here just now.";
	}
	// Whoever reads this is here.
	return wait < HERE_MS
		? `One is planned for ${nextText(nextSendAt, timeZone)}. It is left out if you're here in the three hours before.`
		: `The next one comes on ${nextText(nextSendAt, timeZone)}.`;
}

/** The next note in words: the day and the time on the person's own clock. */
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
