/**
 * Returns the two-sided p-value of the sign test: how often so uneven a split, or a more uneven one, comes of tossing a fair
 * coin. Rounds without a change are left out before. W. J. Dixon and A. M. Mood, "The statistical sign test", Journal of the
 * American Statistical Association 41 (1946), 557-566.
 */
export function signTest(lighter: number, heavier: number): number {
	const tosses = lighter + heavier;
	const fewer = Math.min(lighter, heavier);
	let ways = 1;
	let sum = 0;
	for (let heads = 0; heads <= fewer; heads += 1) {
		sum += ways;
		ways = (ways * (tosses - heads)) / (heads + 1);
	}
	return Math.min(1, (2 * sum) / 2 ** tosses);
}
