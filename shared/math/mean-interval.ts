/** The standard normal distribution's 97.5th percentile. */
const Z = 1.96;

/**
 * Returns the mean of `count` values with its 95 percent interval by Student's t, from their sum and the sum of their squares.
 * The percentile of t is the normal one with the first term of its expansion (Abramowitz and Stegun, 26.7.5), which is within
 * 0.01 from 20 values on. Needs two values or more.
 */
export function meanInterval(count: number, sum: number, sumOfSquares: number) {
	const mean = sum / count;
	const variance = Math.max(0, (sumOfSquares - sum * mean) / (count - 1));
	const t = Z + (Z ** 3 + Z) / (4 * (count - 1));
	const margin = t * Math.sqrt(variance / count);
	return { mean, low: mean - margin, high: mean + margin };
}
