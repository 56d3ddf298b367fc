import type { User } from "#shared/schemas/users.ts";

/** A trait as the profile shows it: its percentage of the scale, and in which third of it that lies. */
export type TraitShown = { name: string; percent: number; band: Band; meaning: string };

export type Band = "lower" | "middle" | "higher";

type TraitText = { name: string } & Record<Band, string>;

const OPENNESS: TraitText = {
	name: "Openness",
	lower: "What is tried and plain may suit you better than what is new.",
	middle: "Sometimes new ideas draw you, sometimes what you know.",
	higher: "Ideas and pictures tend to come to you readily.",
};
const CONSCIENTIOUSNESS: TraitText = {
	name: "Conscientiousness",
	lower: "Order can wait; you may work best as things come.",
	middle: "Orderly where it matters to you, loose elsewhere.",
	higher: "Things done and in their place tend to sit well with you.",
};
const EXTRAVERSION: TraitText = {
	name: "Extraversion",
	lower: "You may be at ease in the background and in small company.",
	middle: "Company and quiet both have their time.",
	higher: "Talking with many people tends to come easily.",
};
const AGREEABLENESS: TraitText = {
	name: "Agreeableness",
	lower: "Other people's feelings may stay more their own affair.",
	middle: "You go along with others in some things, and not in all.",
	higher: "What others feel tends to reach you quickly.",
};
const STABILITY: TraitText = {
	name: "Emotional Stability",
	lower: "Feelings may move fast and go deep at present.",
	middle: "Some days are even, some are not.",
	higher: "You tend to stay even when things shake.",
};

/** The five traits of somebody who answered the twenty questions; null for whoever did not. */
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

/** Thirds of the scale: four items a trait can tell no more. */
export function bandOf(percent: number): Band {
	if (percent < 34) {
		return "lower";
	}
	return percent > 66 ? "higher" : "middle";
}
