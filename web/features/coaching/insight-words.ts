import { NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";

/** How sure an insight is, 0 to 1, in words: a number would claim to know better than it does. */
export function surenessOf(confidence: number): string {
	if (confidence < 0.6) {
		return "a guess";
	}
	return confidence <= 0.8 ? "fairly sure" : "sure";
}

/** Returns an insight's label: the name of its area, or the category for others. */
export function labelOf(category: string): string {
	const level = NEED_LEVELS.find((each) => each === category);
	return level ? NEED_AREAS[level].label : category;
}
