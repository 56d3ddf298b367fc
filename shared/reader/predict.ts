import { countWords, featuresOf, MARK_BITS, SLOT_BITS } from "./features.ts";

/** What a message may be about: the writer's life, worry for someone else, harm by or to others, body and mind. */
export const READER_KINDS = ["life", "other", "harm", "body"] as const;
export type ReaderKind = (typeof READER_KINDS)[number];

export const SLOTS = 2 ** SLOT_BITS;
/** Slots of the second table, which tells the kinds apart. */
export const KIND_SLOTS = 4_096;

/** The score of a linear model: `bias` plus `scale` times the sum of its small whole weights. */
export type Line = { bias: number; scale: number };

/** What `head.json` holds beside the weights. Scores are log odds as trained, not probabilities of real life. */
export type Head = {
	danger: Line;
	kinds: Record<ReaderKind, Line>;
	/** In order of length. Messages of at most `maxWords` words (null: of any length) get a row from this score on. */
	bands: readonly { maxWords: number | null; row: number }[];
	/** From this score on, a second look reads the message: it's among the sixth of ordinary messages that look most like danger. */
	chosenFrom: number;
};

/** `weights`: `weights.bin`, one byte for each slot, then one signed byte for each kind of each kind slot. */
export type Reader = { head: Head; weights: Uint8Array };

export type Prediction = {
	score: number;
	kind: ReaderKind;
	kinds: Record<ReaderKind, number>;
	isRow: boolean;
	isChosen: boolean;
};

/** Returns what the learned reader makes of one message. Pure, without a clock; about 0.07 ms. */
export function predict(text: string, { head, weights }: Reader): Prediction {
	const features = featuresOf(text);
	const score = dangerScore(features, weights, head.danger);
	const kinds = kindScores(features, new Int8Array(weights.buffer, weights.byteOffset + SLOTS), head.kinds);
	const kind = READER_KINDS.reduce((best, each) => (kinds[each] > kinds[best] ? each : best));
	const words = countWords(text);
	const band = head.bands.find(({ maxWords }) => maxWords === null || words <= maxWords);
	return {
		score,
		kind,
		kinds,
		isRow: band !== undefined && score >= band.row,
		isChosen: score >= head.chosenFrom,
	};
}

/**
 * Returns the log odds of danger. A slot's byte holds a mark (high half) and a weight from -7 to 7 (low half, plus 8): a
 * feature counts only where its mark fits, so that few of the features that training dropped disturb the sum.
 */
export function dangerScore(features: ReadonlyMap<number, number>, table: Uint8Array, line: Line): number {
	let sum = 0;
	for (const [key, count] of features) {
		const byte = table[key & (SLOTS - 1)] as number;
		if (byte >> MARK_BITS === key >> SLOT_BITS) {
			sum += ((byte & 15) - 8) * damped(count);
		}
	}
	return line.bias + (line.scale * sum) / lengthOf(features);
}

/** Returns one score a kind; only their order means anything. */
export function kindScores(
	features: ReadonlyMap<number, number>,
	table: Int8Array,
	lines: Record<ReaderKind, Line>,
): Record<ReaderKind, number> {
	const length = lengthOf(features);
	const scores = READER_KINDS.map((kind, at) => {
		let sum = 0;
		for (const [key, count] of features) {
			sum += (table[at * KIND_SLOTS + (key & (KIND_SLOTS - 1))] as number) * damped(count);
		}
		return [kind, lines[kind].bias + (lines[kind].scale * sum) / length];
	});
	return Object.fromEntries(scores);
}

/** Damps repetition: the tenth time says less than the first (sublinear term frequency). */
export function damped(count: number): number {
	return 1 + Math.log(count);
}

/** Returns the Euclidean length of a text's features, by which long and short messages become alike. */
export function lengthOf(features: ReadonlyMap<number, number>): number {
	let squares = 0;
	for (const count of features.values()) {
		squares += damped(count) ** 2;
	}
	return Math.sqrt(squares) || 1;
}
