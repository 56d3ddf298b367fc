import type { GuideNote } from "#shared/schemas/exercises.ts";
import type { TopicId } from "../content/ids.ts";
import type { LineId } from "../content/lines.ts";
import { pick, type Said } from "../say/realise.ts";
import type { Context } from "./context.ts";

/** A button: its label, and what pressing it brings. */
export type Chip = { label: string; offer: string };

/** A reply before it becomes text, with its note. Sentences are remembered by their ids. */
export type Draft = {
	say: readonly (Said | null)[];
	/** What the reply does, where that isn't the rule that gave it. */
	act?: string;
	chips?: readonly Chip[];
	asked?: string;
	isKept?: true;
	topic?: TopicId | null;
} & Omit<GuideNote, "act" | "templates" | "asked" | "offered" | "topic">;

type Slots = Record<string, string>;

/** A sentence of this kind, chosen for this turn; null when all were said lately. */
export function line({ used, seed }: Context, id: LineId, slots: Slots = {}): Said | null {
	return pick(id, used, seed, slots);
}

/** The same where something must be said, even if all were said lately. */
export function lineAgain(context: Context, id: LineId, slots: Slots = {}): Said | null {
	return line(context, id, slots) ?? pick(id, new Set(), context.seed, slots);
}

/** The rest of a draft beside a sentence, and the words for the sentence's gaps. */
type Beside = Omit<Draft, "say"> & { slots?: Slots };

/** A reply of one such sentence. */
export function says(context: Context, id: LineId, { slots, ...rest }: Beside = {}): Draft {
	return { say: [line(context, id, slots)], ...rest };
}

/** The same with something to choose from. */
export function offers(context: Context, id: LineId, chips: readonly Chip[], beside: Beside = {}): Draft {
	return says(context, id, { chips, asked: "offer", ...beside });
}
