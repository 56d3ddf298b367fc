import { hasStem } from "./stems.ts";

/** Parts that must all match. A part is any of its stems; null is the conversation's topic. */
type Combo = readonly (readonly string[] | null)[];

/** Reads "baby/newborn + love/bond*" or "? + normal". */
export function readCombo(source: string): Combo {
	return source.split(" + ").map((part) => (part.trim() === "?" ? null : part.trim().split("/")));
}

export function fitsCombo(combo: Combo, words: readonly string[], isTopicOfTalk = false): boolean {
	return combo.every((part) => (part === null ? isTopicOfTalk : hasStem(part, words)));
}
