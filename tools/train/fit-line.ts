import { mulberry32 } from "#shared/math/mulberry32.ts";

/** A text as training sees it: the numbers of its features and their values. */
export type Vector = { at: Int32Array; value: Float32Array };

export type Sample = { vector: Vector; isHit: boolean; weight: number };

/** The weights and the bias that a fit starts from and ends with. */
export type Fit = { weights: Float32Array; bias: number };

/** `rate`: the step of the first update. `seed`: of the order in which samples are read. */
export type FitOptions = { epochs: number; rate: number; seed: number };

/** Pulls weights towards zero, at each step that touches them. */
const L2 = 3e-4;
const BIAS_RATE = 0.04;
const SMALLEST_ERROR = 1e-4;
const SMALLEST_SQUARES = 1e-8;

/**
 * Fits a logistic regression by stochastic gradient descent, and returns the mean of the weights after each epoch of the
 * second half. Same input, same output. Sources: AdaGrad (Duchi, Hazan and Singer, JMLR 12, 2011) for the steps; averaging
 * (Polyak and Juditsky, 1992).
 */
export function fitLine(samples: readonly Sample[], start: Fit, { epochs, rate, seed }: FitOptions): Fit {
	const weights = start.weights.slice();
	let bias = start.bias;
	const squares = new Float32Array(weights.length).fill(SMALLEST_SQUARES);
	const sums = new Float32Array(weights.length);
	let biasSum = 0;
	let summed = 0;
	const random = mulberry32(seed);
	const order = [...samples];
	for (let epoch = 0; epoch < epochs; epoch++) {
		shuffle(order, random);
		for (const { vector, isHit, weight } of order) {
			const error = weight * (sigmoid(bias + dot(weights, vector)) - (isHit ? 1 : 0));
			if (Math.abs(error) >= SMALLEST_ERROR) {
				bias -= BIAS_RATE * error;
				step({ weights, squares }, vector, error, rate);
			}
		}
		if (epoch >= epochs / 2) {
			summed++;
			biasSum += bias;
			for (let at = 0; at < sums.length; at++) {
				sums[at] = (sums[at] as number) + (weights[at] as number);
			}
		}
	}
	return { weights: sums.map((sum) => sum / summed), bias: biasSum / summed };
}

function step(
	{ weights, squares }: { weights: Float32Array; squares: Float32Array },
	{ at, value }: Vector,
	error: number,
	rate: number,
): void {
	for (let index = 0; index < at.length; index++) {
		const feature = at[index] as number;
		const weight = weights[feature] as number;
		const slope = error * (value[index] as number) + L2 * weight;
		const square = (squares[feature] as number) + slope * slope;
		squares[feature] = square;
		weights[feature] = weight - (rate * slope) / Math.sqrt(square);
	}
}

function dot(weights: Float32Array, { at, value }: Vector): number {
	let sum = 0;
	for (let index = 0; index < at.length; index++) {
		sum += (weights[at[index] as number] as number) * (value[index] as number);
	}
	return sum;
}

function shuffle(list: unknown[], random: () => number): void {
	for (let last = list.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[list[last], list[other]] = [list[other], list[last]];
	}
}

function sigmoid(score: number): number {
	return 1 / (1 + Math.exp(-score));
}
