import type { Takeaway } from "#shared/schemas/exercises.ts";

/** What a card is, as people read it. */
export const KIND_NAMES: Record<Takeaway["kind"], string> = {
	plan: "Plan",
	script: "Script",
	list: "List",
	letter: "Letter",
	note: "Note",
};
