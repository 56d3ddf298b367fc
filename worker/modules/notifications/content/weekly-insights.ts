import type { NeedLevel } from "#shared/needs.ts";

/** Of the area that deserves attention first: one reflection, in two wordings. */
export const REFLECTIONS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Being tired makes other things harder. Looking after the body first often helps with the rest.",
		"Sleep, food and movement support the other four areas. A little more of one of them is a good start.",
	],
	safety: [
		"Unsettled things take up attention. Settling one of them gives some of it back.",
		"A worry is easier to handle with a name and a date. Writing both down takes two minutes.",
	],
	love: [
		"Closeness grows with small, frequent contact. One message a week is a start.",
		"One real conversation can do more than a full calendar. It can be short.",
	],
	esteem: [
		"What you finish is easy to overlook. This week you could write down one thing a day.",
		"You can count what you did, or only what's missing. This week you could count what you did.",
	],
	actualization: [
		"This area is about something of your own. An hour this week is enough to begin.",
		"A thing can be worth doing without being useful. You could give one an hour this week.",
	],
};

/** What moved between the last two check-ins, said of one area. */
export const MOVED = {
	up: (area: string) => `${area} went up since your last check-in.`,
	down: (area: string) => `${area} went down since your last check-in.`,
};
