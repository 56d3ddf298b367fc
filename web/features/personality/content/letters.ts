import { DIMENSIONS, type Dimension } from "#shared/personality/personality.ts";

type LetterText = { word: string; meaning: string };

/** Each letter's meaning, in words that people can disagree with. */
const LETTERS: Record<string, LetterText> = {
	E: { word: "Outward", meaning: "Being with people recharges you" },
	I: { word: "Inward", meaning: "Quiet time recharges you" },
	S: { word: "Practical", meaning: "You notice what's there first" },
	N: { word: "Imaginative", meaning: "You notice what it could mean first" },
	T: { word: "Reasoned", meaning: "You decide by what holds up" },
	F: { word: "Heartfelt", meaning: "You decide by what feels right" },
	J: { word: "Planned", meaning: "You like things settled early" },
	P: { word: "Open", meaning: "You like things decided as they come" },
};

export function letterText(letter: string): LetterText {
	return LETTERS[letter] ?? { word: letter, meaning: "" };
}

/** The type with another letter in one pair. */
export function withLetter(type: string, dimension: Dimension, letter: string): string {
	const place = DIMENSIONS.indexOf(dimension);
	return type.slice(0, place) + letter + type.slice(place + 1);
}

/** How sure the answers make a letter: never more than they say. */
export function strengthText({ chosen, asked }: { chosen: number; asked: number }): string {
	if (chosen === 0) {
		return "Your own choice";
	}
	if (asked === 1) {
		return "From one answer";
	}
	if (chosen === 2 && asked === 2) {
		return "Chosen both times";
	}
	return chosen === asked ? `Chosen all ${asked} times` : `Chosen ${chosen} of ${asked} times`;
}
