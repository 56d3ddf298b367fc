import type { Step } from "./exercise.ts";

/** The ids of the two questions around an exercise, and the names their answers are stored under. */
export const BEFORE = "heavy-before";
export const AFTER = "heavy-after";

const HEAVY = { kind: "rate", low: "not at all", high: "as heavy as it gets", canSkip: true, next: null } as const;

export const RATING_QUESTIONS: Readonly<Record<string, Step>> = {
	[BEFORE]: {
		...HEAVY,
		say: "How heavy is it, 0 to 10?",
		why: "You can skip this. We ask again afterwards, so that you can see whether it helped.",
		save: BEFORE,
	},
	[AFTER]: { ...HEAVY, say: "How heavy is it now, 0 to 10?", save: AFTER },
};
