import type { TopicId } from "../content/ids.ts";
import { hasStem } from "./stems.ts";

/** Parts that must all be there; a part is any of its stems, and null stands for the topic of the talk. */
export type Combo = readonly (readonly string[] | null)[];

/** Reads "baby/newborn + love/bond*" or "? + normal". */
export function readCombo(source: string): Combo {
	return source.split(" + ").map((part) => {
		const stems = part.trim();
		return stems === "?"
			? null
			: stems
					.replace(/^\?\s*/, "")
					.split("/")
					.map((each) => each.trim());
	});
}

export function fitsCombo(
	combo: Combo,
	words: readonly string[],
	talk: TopicId | null,
	own: TopicId,
): boolean {
	return combo.every((part) => (part === null ? talk === own : hasStem(part, words)));
}
