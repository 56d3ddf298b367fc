import { SLOT_BITS } from "#shared/reader/features.ts";
import { damped, type Line, lengthOf, SLOTS } from "#shared/reader/predict.ts";
import { type Fit, type FitOptions, fitLine, type Vector } from "./fit-line.ts";

/** What the danger table learns from. */
export type Lesson = {
	features: ReadonlyMap<number, number>;
	writer: string;
	isDanger: boolean;
	weight: number;
};

export type DangerTable = { table: Uint8Array; line: Line };

/** A feature used by fewer writers is one writer's habit. */
const WRITERS_MIN = 3;
/** Scales the values of rare features to about one, to fit the learning rate. */
const RARITY_SCALE = 0.15;
const FIRST = { epochs: 8, rate: 0.3 };
/** After the weaker features of each slot are dropped, the rest relearns. */
const AGAIN = { epochs: 4, rate: 0.15 };
/** Fits are averaged over orders of the data, which otherwise move recall by a point or two. */
const SEEDS = [1, 2];
const WEIGHT_MAX = 7;
/** The few weights beyond this share of the largest are cut, so that the steps of the others are finer. */
const CUT = 0.3;
/** No mark and zero weight: an empty slot. */
const EMPTY = 8;

type Vocabulary = { keys: number[]; rarity: number[] };

/**
 * Fits the table of danger: features of at least three writers, weighted by rarity (inverse document frequency, Spärck
 * Jones 1972), fitted, the strongest of each slot kept, fitted again, rounded to 4 bits. About 3 s for 9,000 texts.
 */
export function fitDanger(lessons: readonly Lesson[]): DangerTable {
	const all = vocabularyOf(lessons);
	const first = fitOn(lessons, all, { weights: new Float32Array(all.keys.length), bias: 0 }, FIRST);
	const kept = strongestOfSlots(all, first.weights);
	const vocabulary = pick(all, kept);
	const start = { weights: Float32Array.from(kept, (at) => first.weights[at] as number), bias: first.bias };
	return pack(vocabulary, fitOn(lessons, vocabulary, start, AGAIN));
}

function vocabularyOf(lessons: readonly Lesson[]): Vocabulary {
	const texts = new Map<number, number>();
	const writers = new Map<number, Set<string>>();
	for (const { features, writer } of lessons) {
		for (const key of features.keys()) {
			texts.set(key, (texts.get(key) ?? 0) + 1);
			const known = writers.get(key) ?? new Set();
			writers.set(key, known);
			if (known.size < WRITERS_MIN) {
				known.add(writer);
			}
		}
	}
	const keys = [...writers].filter(([, known]) => known.size >= WRITERS_MIN).map(([key]) => key);
	return { keys, rarity: keys.map((key) => Math.log(lessons.length / (texts.get(key) as number))) };
}

function fitOn(
	lessons: readonly Lesson[],
	vocabulary: Vocabulary,
	start: Fit,
	options: Omit<FitOptions, "seed">,
): Fit {
	const places = new Map(vocabulary.keys.map((key, at) => [key, at]));
	const samples = lessons.map(({ features, isDanger, weight }) => ({
		vector: vectorOf(features, places, vocabulary.rarity),
		isHit: isDanger,
		weight,
	}));
	const fits = SEEDS.map((seed) => fitLine(samples, start, { ...options, seed }));
	return {
		weights: start.weights.map((_, at) => mean(fits.map(({ weights }) => weights[at] as number))),
		bias: mean(fits.map(({ bias }) => bias)),
	};
}

function vectorOf(
	features: ReadonlyMap<number, number>,
	places: ReadonlyMap<number, number>,
	rarity: readonly number[],
): Vector {
	const length = lengthOf(features);
	const known = [...features].flatMap(([key, count]) => {
		const at = places.get(key);
		return at === undefined
			? []
			: [[at, (RARITY_SCALE * (rarity[at] as number) * damped(count)) / length] as const];
	});
	return { at: Int32Array.from(known, ([at]) => at), value: Float32Array.from(known, ([, value]) => value) };
}

function strongestOfSlots({ keys, rarity }: Vocabulary, weights: Float32Array): number[] {
	const strength = (at: number) => Math.abs((weights[at] as number) * (rarity[at] as number));
	const best = new Map<number, number>();
	for (const [at, key] of keys.entries()) {
		const rival = best.get(key % SLOTS);
		if (rival === undefined || strength(at) > strength(rival)) {
			best.set(key % SLOTS, at);
		}
	}
	return [...best.values()];
}

function pick({ keys, rarity }: Vocabulary, kept: readonly number[]): Vocabulary {
	return { keys: kept.map((at) => keys[at] as number), rarity: kept.map((at) => rarity[at] as number) };
}

function pack({ keys, rarity }: Vocabulary, { weights, bias }: Fit): DangerTable {
	const sizes = keys.map((_, at) => (weights[at] as number) * RARITY_SCALE * (rarity[at] as number));
	const largest = sizes.reduce((most, size) => Math.max(most, Math.abs(size)), 0);
	const scale = (CUT * largest) / WEIGHT_MAX || 1;
	const table = new Uint8Array(SLOTS).fill(EMPTY);
	for (const [at, key] of keys.entries()) {
		const weight = Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, Math.round((sizes[at] as number) / scale)));
		table[key % SLOTS] = ((key >> SLOT_BITS) << 4) | (weight + EMPTY);
	}
	return { table, line: { bias, scale } };
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
