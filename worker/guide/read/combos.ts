import { hasStem } from "./stems.ts";

/** Parts that must all be there; a part is any of its stems, and null stands for the topic of the talk. */
type Combo = readonly (readonly string[] | null)[];

/** Reads "baby/newborn + love/bond*" or "? + normal". */
export function readCombo(source: string): Combo {
	return source.split(" + ").map((part) => (part.trim() === "?" ? null : part.trim().split("/")));
}

export function fitsCombo(combo: Combo, words: readonly string[], isTopicOfTalk = false): boolean {
	return combo.every((part) => (part === null ? isTopicOfTalk : hasStem(part, words)));
}
