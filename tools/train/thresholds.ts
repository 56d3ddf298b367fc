import type { Head } from "#shared/reader/predict.ts";
import type { Example } from "./examples.ts";

/** An example with its out-of-fold score and its length in words. */
export type Scored = Pick<Example, "group" | "isSet"> & { score: number; words: number };

/** The longest message of each band, in words. */
export const BAND_WORDS = [7, 15, 30, null] as const;

/**
 * Rows aimed at among ordinary turns. The gate allows 3 in 900; on writers that had no say in a threshold about half again
 * as many come as were aimed at.
 */
const ORDINARY_SHARE = 2 / 900;
/** Rows allowed among ordinary lines that sound dark. */
const DARK_SHARE = 0.05;
/** Ordinary turns that the reader has read a second time. The rules choose 3 in 100 more, and together they're to stay at one in five. */
const CHOSEN_SHARE = 0.175;
/** The part of the ordinary scores that counts as their tail, and the fewest scores that make one. */
const TAIL_SHARE = 0.05;
const TAIL_MIN = 8;

/**
 * Returns each band's threshold: the score that few enough ordinary turns should exceed, or at most one dark-sounding
 * line in twenty, whichever is higher.
 */
export function bandsOf(examples: readonly Scored[]): Head["bands"] {
	const bands = BAND_WORDS.map((maxWords, band) => {
		const own = examples.filter(({ words, isSet }) => !isSet && bandOf(words) === band);
		const dark = descending(own, "dark");
		return {
			maxWords,
			row: rounded(
				Math.max(
					tailScore(descending(own, "ordinary")),
					dark[Math.floor(dark.length * DARK_SHARE)] ?? Number.NEGATIVE_INFINITY,
				),
			),
		};
	});
	// The fewest words have the fewest turns to learn from, and hold less: they ask for no less than the next band.
	const [shortest, next] = bands;
	return shortest && next
		? [{ ...shortest, row: Math.max(shortest.row, next.row) }, ...bands.slice(1)]
		: bands;
}

/** Returns the score from which a second look reads a message. */
export function chosenFrom(examples: readonly Scored[]): number {
	const scores = descending(examples, "ordinary");
	return rounded(scores[Math.floor(scores.length * CHOSEN_SHARE)] as number);
}

/** Returns the place of a length among `BAND_WORDS`. */
export function bandOf(words: number): number {
	return BAND_WORDS.findIndex((maxWords) => maxWords === null || words <= maxWords);
}

/**
 * Returns the score that the wanted share of the tail is expected to reach. The excess over a high score is taken as
 * exponential (Pickands 1975, with shape 0), which varies less than the place of the highest few scores.
 */
function tailScore(scores: readonly number[]): number {
	const size = Math.max(TAIL_MIN, Math.floor(scores.length * TAIL_SHARE));
	const start = scores[size];
	if (start === undefined) {
		throw new Error(
			`A length band has ${scores.length} ordinary turns. At least ${TAIL_MIN + 1} are needed.`,
		);
	}
	const excess = scores.slice(0, size).reduce((sum, score) => sum + score - start, 0) / size;
	return start + excess * Math.log(size / scores.length / ORDINARY_SHARE);
}

function descending(examples: readonly Scored[], group: string): number[] {
	return examples
		.filter((each) => !each.isSet && each.group === group)
		.map(({ score }) => score)
		.sort((one, other) => other - one);
}

/** Three decimals are enough, and keep `head.json` readable. */
function rounded(score: number): number {
	return Math.round(score * 1000) / 1000;
}
