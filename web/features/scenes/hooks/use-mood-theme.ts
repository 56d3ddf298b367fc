import { useLayoutEffect } from "react";
import { DEFAULT_MOOD_THEME, MOOD_THEMES, type MoodTheme, moodThemeOf } from "#shared/mood/mood-theme.ts";
import { ratingsOf } from "#shared/needs.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

const KEPT = "mood-theme";

/** The mood of an assessment, by its five scores. */
export function themeOfAssessment(latest: Assessment | undefined): MoodTheme {
	return moodThemeOf(latest && ratingsOf(latest));
}

/**
 * Colours the page: for the mood that the person chose, else for that of their latest assessment. While the assessments
 * are on their way (undefined) it's the mood of the visit before, so that no colour changes under the eyes.
 */
export function useMoodTheme(user: User, assessments: readonly Assessment[] | undefined): void {
	const { id, moodTheme } = user;
	const theme = moodTheme ?? (assessments ? themeOfAssessment(assessments[0]) : keptTheme(id));
	useLayoutEffect(() => {
		document.documentElement.dataset.moodTheme = theme;
		writePersonal(id, KEPT, theme);
		return () => {
			delete document.documentElement.dataset.moodTheme;
		};
	}, [id, theme]);
}

function keptTheme(userId: string): MoodTheme {
	const kept = readPersonal(userId, KEPT);
	return MOOD_THEMES.find((theme) => theme === kept) ?? DEFAULT_MOOD_THEME;
}
