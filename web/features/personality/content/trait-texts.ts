import type { User } from "#shared/schemas/users.ts";

/** A trait as the profile shows it: its percentage of the scale, and in which third of it that lies. */
export type TraitShown = { name: string; percent: number; band: Band; meaning: string };

export type Band = "lower" | "middle" | "higher";

type TraitText = { name: string } & Record<Band, string>;

const OPENNESS: TraitText = {
	name: "Openness",
	lower: "You may prefer the familiar to the new.",
	middle: "You like some new ideas and some familiar ones.",
	higher: "Ideas and images tend to come to you easily.",
};
const CONSCIENTIOUSNESS: TraitText = {
	name: "Conscientiousness",
	lower: "You may work best without a fixed order.",
	middle: "You're orderly where it matters to you and relaxed elsewhere.",
	higher: "You tend to like things finished and in their place.",
};
const EXTRAVERSION: TraitText = {
	name: "Extraversion",
	lower: "You may feel most at ease in the background or in small groups.",
	middle: "You enjoy both company and quiet.",
	higher: "Talking with many people tends to come easily.",
};
const AGREEABLENESS: TraitText = {
	name: "Agreeableness",
	lower: "You may keep some distance from other people's feelings.",
	middle: "You go along with others on some things, but not all.",
	higher: "You tend to pick up quickly on what others feel.",
};
const STABILITY: TraitText = {
	name: "Emotional Stability",
	lower: "Right now your feelings may change quickly and run deep.",
	middle: "Some days feel steady and some don't.",
	higher: "You tend to stay steady under pressure.",
};

/** Returns the five traits of a person who answered the twenty questions; null for others. */
export function traitsOf(user: User): TraitShown[] | null {
	const { big5Openness, big5Conscientiousness, big5Extraversion, big5Agreeableness, big5Neuroticism } = user;
	if (
		big5Openness === null ||
		big5Conscientiousness === null ||
		big5Extraversion === null ||
		big5Agreeableness === null ||
		big5Neuroticism === null
	) {
		return null;
	}
	return [
		shown(OPENNESS, big5Openness),
		shown(CONSCIENTIOUSNESS, big5Conscientiousness),
		shown(EXTRAVERSION, big5Extraversion),
		shown(AGREEABLENESS, big5Agreeableness),
		shown(STABILITY, 100 - big5Neuroticism),
	];
}

function shown(text: TraitText, percent: number): TraitShown {
	const band = bandOf(percent);
	return { name: text.name, percent, band, meaning: text[band] };
}

/** Returns the third of the scale. Four items a trait can't tell more. */
export function bandOf(percent: number): Band {
	if (percent < 34) {
		return "lower";
	}
	return percent > 66 ? "higher" : "middle";
}
