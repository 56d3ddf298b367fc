import { colourForMood, type NamedMood, namedMood } from "#shared/mood/mood-colours.ts";
import { ONBOARDING_MOODS } from "#shared/mood/moods.ts";
import type { NeedLevel } from "#shared/needs.ts";

type ByLevel = Readonly<Record<NeedLevel, NamedMood>>;

const VERY_LOW: ByLevel = {
	physiological: "overwhelmed",
	safety: "anxious",
	love: "lonely",
	esteem: "sad",
	actualization: "sad",
};

const LOW: ByLevel = {
	physiological: "tired",
	safety: "stressed",
	love: "lonely",
	esteem: "frustrated",
	actualization: "frustrated",
};

const GOOD: ByLevel = {
	physiological: "peaceful",
	safety: "hopeful",
	love: "hopeful",
	esteem: "motivated",
	actualization: "inspired",
};

/** The moods that a person can wish for: in a good mood they're close to the one they named. */
const WISHES: readonly string[] = ONBOARDING_MOODS;

type CheckIn = { overallMood: number; desiredMood?: string | undefined };

/**
 * The mood that a check-in shows and the chat colour that goes with it. The mood comes from the overall mood (1 to 5),
 * in a low mood also from the need that deserves attention first. The colour is that of the mood wished for, else of
 * the mood shown. The specification names both fields and leaves open how they're found.
 */
export function checkInMood(
	{ overallMood, desiredMood }: CheckIn,
	focus: NeedLevel,
): { detectedMood: NamedMood; chatColor: string } {
	const detectedMood = moodOf(overallMood, focus, namedMood(desiredMood ?? ""));
	return { detectedMood, chatColor: colourForMood(desiredMood || detectedMood) };
}

function moodOf(overallMood: number, focus: NeedLevel, wish: NamedMood | null): NamedMood {
	if (overallMood <= 2) {
		return (overallMood === 1 ? VERY_LOW : LOW)[focus];
	}
	if (overallMood === 3) {
		return "calm";
	}
	if (wish !== null && WISHES.includes(wish)) {
		return wish;
	}
	return overallMood === 4 ? GOOD[focus] : "joyful";
}
