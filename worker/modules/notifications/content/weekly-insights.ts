import type { NeedLevel } from "#shared/needs.ts";

/** Of the area that deserves attention first: one reflection, in two wordings. */
export const REFLECTIONS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Much of what feels like mood begins as tiredness. It may be worth looking after the body first and judging the rest later.",
		"Sleep, food and movement hold up the other four areas. A little more of one of them often shows up in places you wouldn't expect.",
	],
	safety: [
		"When something underneath is unsteady, it takes attention all day, even while you're doing something else. Making one piece of it firm gives some of that back.",
		"Worry likes what is vague. What has a name and a date tends to weigh less, even before anything has changed.",
	],
	love: [
		"Being close to people seems to be what asks for care at the moment. It grows by small and frequent things more than by large ones.",
		"Feeling apart from others colours how everything else looks. One real exchange can shift more than a full calendar.",
	],
	esteem: [
		"How you speak to yourself about your own work may be harder than the work deserves. Noticing it is where it begins to change.",
		"You can count what you do, or only what's missing. This week it may be worth counting the first.",
	],
	actualization: [
		"The ground under you seems to hold, and that leaves room. What grows in it depends on what gets an hour of its own.",
		"There's space at the moment for something that's yours alone. It doesn't have to be useful.",
	],
};

/** What moved between the last two check-ins, said of one area. */
export const MOVED = {
	up: (area: string) => `${area} went up since the check-in before.`,
	down: (area: string) => `${area} went down since the check-in before, which a check-in is for noticing.`,
};
