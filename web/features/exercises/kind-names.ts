import type { ExerciseInfo, Takeaway } from "#shared/schemas/exercises.ts";

/** What a card is, as people read it. */
export const KIND_NAMES: Record<Takeaway["kind"], string> = {
	plan: "Plan",
	script: "Script",
	list: "List",
	letter: "Letter",
	note: "Note",
};

/** "You keep a plan": what an exercise leaves. */
export function keepsOf({ takeaway }: Pick<ExerciseInfo, "takeaway">): string {
	return takeaway === null ? "Nothing to keep" : `You keep a ${KIND_NAMES[takeaway].toLowerCase()}`;
}
