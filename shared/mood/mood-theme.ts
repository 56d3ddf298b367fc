import { NEED_LEVELS, type NeedRatings } from "../needs.ts";

/** The five moods that a page and a scene can have, from the lowest scores to the highest: number 1 to 5. */
export const MOOD_THEMES = ["serenity", "tranquility", "harmony", "clarity", "radiance"] as const;

export type MoodTheme = (typeof MOOD_THEMES)[number];

/** Without an assessment. */
export const DEFAULT_MOOD_THEME: MoodTheme = "harmony";

/** The highest average of the five scores for each theme but the last. */
const UP_TO = [2, 2.5, 3.5, 4.2];

/** Returns the theme for an assessment; the default without one, or when a score is missing. */
export function moodThemeOf(ratings: Partial<NeedRatings> | null | undefined): MoodTheme {
	const scores = NEED_LEVELS.flatMap((level) => ratings?.[level] ?? []);
	if (scores.length < NEED_LEVELS.length) {
		return DEFAULT_MOOD_THEME;
	}
	const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
	const index = UP_TO.findIndex((limit) => average <= limit);
	return MOOD_THEMES[index < 0 ? MOOD_THEMES.length - 1 : index] as MoodTheme;
}
