import { DEFAULT_CHAT_COLOR } from "./moods.ts";

/**
 * The chat colour of every mood that has a name. Chosen in OKLCH so that any two are at least 0.07 apart and each
 * keeps 3:1 against white and against the darkest page: a thin border of it is seen on both (WCAG 2.2, 1.4.11).
 */
export const MOOD_COLOURS = {
	energized: "#e67406",
	calm: "#0c9acd",
	confident: "#9761e4",
	joyful: "#bf8a10",
	focused: "#13913e",
	peaceful: "#687989",
	relief: "#21a08e",
	stressed: "#bf6256",
	anxious: "#926aa3",
	sad: "#406cad",
	frustrated: "#a35a03",
	overwhelmed: "#ad4c83",
	excited: "#e92f8e",
	tired: "#908fa4",
	lonely: "#737fcb",
	angry: "#cb2936",
	hopeful: "#7aa021",
	motivated: "#ee4930",
	creative: "#cf37d5",
	grateful: "#777738",
	loved: "#db728c",
	accomplished: "#057a67",
	inspired: "#6460d8",
} as const;

export type NamedMood = keyof typeof MOOD_COLOURS;

/** The named mood that a text is, in any case and with space around it, or null when it's free text. */
export function namedMood(text: string): NamedMood | null {
	const wanted = text.trim().toLowerCase();
	return Object.hasOwn(MOOD_COLOURS, wanted) ? (wanted as NamedMood) : null;
}

/** The fallback of the specification, in its order. */
const KEYWORDS: readonly (readonly [RegExp, NamedMood])[] = [
	[
		/\b(?:amazing|awesome|bright|cheerful|delighted|ecstatic|fantastic|fun|glad|good|great|happ(?:y|ier|iest|iness)|joy|light-?hearted|playful|positive|smil(?:e|ing)|sunny|upbeat|wonderful)\b/i,
		"joyful",
	],
	[
		/\b(?:at ease|balanced|calm(?:er|ness)?|cent(?:ered|red)|chill(?:ed)?|gentle|grounded|mellow|peace|quiet|relax(?:ed|ing)?|rest(?:ed|ful)?|seren(?:e|ity)|soothed|still|tranquil)\b/i,
		"calm",
	],
	[
		/\b(?:active|alive|awake|bold|dynamic|energ(?:y|etic|i[sz]ed)|fired up|fresh|hyped|lively|powerful|pumped|refreshed|strong|unstoppable|vibrant)\b/i,
		"energized",
	],
];
/** "Not happy" isn't a happy mood, so denied words are skipped. */
const DENIED = /\b(?:not|no longer|never|less|hardly|[a-z]{2,5}n't)(?: \w{1,12}){1,3}/gi;

/** The chat colour for a mood: its own when it has a name, else by its words. No mood is the default blue. */
export function colourForMood(text: string | null): string {
	if (text === null || text.trim() === "") {
		return DEFAULT_CHAT_COLOR;
	}
	const named = namedMood(text);
	const said = text.replaceAll("’", "'").replace(DENIED, " ");
	return MOOD_COLOURS[named ?? KEYWORDS.find(([pattern]) => pattern.test(said))?.[1] ?? "focused"];
}
