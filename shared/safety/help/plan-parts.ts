import type { SafetyPlan } from "../../schemas/safety.ts";

/** The six parts of a safety plan, in the order in which they help: oneself first, then others, then the room. */
export const PLAN_PARTS: readonly { key: keyof SafetyPlan; title: string; hint: string }[] = [
	{
		key: "warningSigns",
		title: "Signs that a crisis may be coming",
		hint: "Thoughts, moods, places, or things you start or stop doing.",
	},
	{
		key: "copingAlone",
		title: "Things I can do by myself",
		hint: "What has helped you through an hour before: a shower, a walk, music, a game.",
	},
	{
		key: "distractions",
		title: "People and places that take my mind off it",
		hint: "A café, a park, someone you can be around without explaining.",
	},
	{
		key: "people",
		title: "People I can ask for help",
		hint: "Names and numbers of people you could tell.",
	},
	{
		key: "professionals",
		title: "Professionals and services",
		hint: "A doctor, a clinic, a line you would call, the nearest emergency department.",
	},
	{
		key: "safeSurroundings",
		title: "Making my surroundings safe",
		hint: "What you could put away or give to someone, and who could keep it.",
	},
];

export const EMPTY_PLAN = Object.fromEntries(PLAN_PARTS.map(({ key }) => [key, ""])) as SafetyPlan;
