import { GOALS, type Goal } from "#shared/goals.ts";
import { DEFAULT_MOOD_LEVEL } from "#shared/mood/moods.ts";
import { DEFAULT_RATING, NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import { type DimensionAnswers, personalityType } from "#shared/personality/personality.ts";
import type { CreateAssessment } from "#shared/schemas/assessments.ts";

export type WizardState = {
	step: number;
	goal: Goal | null;
	answers: DimensionAnswers;
	/** Only what the person moved; an area that was left alone counts as 3. */
	ratings: Partial<NeedRatings>;
	overallMood: number;
	moodOption: string | null;
	moodText: string;
};

export const GOAL_STEP = 0;
export const PERSONALITY_STEP = 1;
export const FIRST_NEED_STEP = 2;
export const MOOD_STEP = FIRST_NEED_STEP + NEED_LEVELS.length;
export const STEP_COUNT = MOOD_STEP + 1;

export const EMPTY_WIZARD: WizardState = {
	step: GOAL_STEP,
	goal: null,
	answers: {},
	ratings: {},
	overallMood: DEFAULT_MOOD_LEVEL,
	moodOption: null,
	moodText: "",
};

/** Returns a half-done assessment from this browser; an empty one when there's none or it's invalid. */
export function parseWizard(saved: string | null): WizardState {
	if (!saved) {
		return EMPTY_WIZARD;
	}
	try {
		const wizard: WizardState = { ...EMPTY_WIZARD, ...JSON.parse(saved) };
		const isStep = Number.isInteger(wizard.step) && wizard.step >= 0 && wizard.step < STEP_COUNT;
		const isGoal = wizard.goal === null || GOALS.includes(wizard.goal);
		return isStep && isGoal ? wizard : EMPTY_WIZARD;
	} catch {
		return EMPTY_WIZARD;
	}
}

/** Choosing an option clears typed text. */
export function chooseMoodOption(wizard: WizardState, option: string): WizardState {
	return { ...wizard, moodOption: wizard.moodOption === option ? null : option, moodText: "" };
}

/** Typing deselects the option, so that the visible choice is what gets sent. */
export function typeMood(wizard: WizardState, text: string): WizardState {
	return { ...wizard, moodOption: text.trim() ? null : wizard.moodOption, moodText: text };
}

/** Returns the typed mood, trimmed, or else the chosen option. */
export function desiredMoodOf(wizard: WizardState): string {
	return wizard.moodText.trim() || wizard.moodOption || "";
}

/** The request body, with `date` the person's own local day. */
export function toAssessment(wizard: WizardState, userId: string, date: string): CreateAssessment {
	const desiredMood = desiredMoodOf(wizard);
	const rating = (level: keyof NeedRatings) => wizard.ratings[level] ?? DEFAULT_RATING;
	return {
		userId,
		date,
		physiologicalScore: rating("physiological"),
		safetyScore: rating("safety"),
		loveScore: rating("love"),
		esteemScore: rating("esteem"),
		actualizationScore: rating("actualization"),
		overallMood: wizard.overallMood,
		desiredMood,
		mbtiType: personalityType(wizard.answers),
		...(wizard.goal ? { primaryGoal: wizard.goal } : {}),
	};
}
