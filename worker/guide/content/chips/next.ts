import { AFTER_EXERCISE } from "#shared/after-exercise.ts";

/** What can come after an exercise. The last is a goodbye, and is read as one. */
export const nextChips = (exerciseId: string) => [
	{ label: AFTER_EXERCISE.talk, offer: "talk" },
	{ label: AFTER_EXERCISE.another, offer: `another:${exerciseId}` },
	{ label: AFTER_EXERCISE.enough, offer: "say" },
];
