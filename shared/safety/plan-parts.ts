import type { SafetyPlan } from "../schemas/safety.ts";

/** The six parts of a safety plan, in the order in which they help: oneself first, then others, then the room. */
export const PLAN_PARTS: readonly { key: keyof SafetyPlan; title: string; hint: string }[] = [
	{
		key: "warningSigns",
		title: "Signs that a crisis may be coming",
		hint: "Thoughts, moods, places, things you do or stop doing.",
	},
	{
		key: "copingAlone",
		title: "Things I can do by myself",
		hint: "What has got you through an hour before: a shower, a walk, music, a game.",
	},
	{
		key: "distractions",
		title: "People and places that take my mind off it",
		hint: "A café, a park, somebody to be around without having to explain.",
	},
	{
		key: "people",
		title: "People I can ask for help",
		hint: "Names and numbers of those whom you could tell.",
	},
	{
		key: "professionals",
		title: "Professionals and services",
		hint: "A doctor, a clinic, a line you would call, the nearest emergency department.",
	},
	{
		key: "safeSurroundings",
		title: "Making my surroundings safe",
		hint: "What you could put away or give to somebody, and who could keep it.",
	},
];

export const EMPTY_PLAN = Object.fromEntries(PLAN_PARTS.map(({ key }) => [key, ""])) as SafetyPlan;
