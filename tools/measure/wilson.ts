/** 95%, two-sided. */
const Z = 1.96;

/** Returns the 95% Wilson score interval for `hits` of `tries`, as shares from 0 to 1 (E. B. Wilson, JASA 22, 1927). */
export function wilson(hits: number, tries: number): [low: number, high: number] {
	if (tries === 0) {
		return [0, 1];
	}
	const share = hits / tries;
	const centre = share + Z ** 2 / (2 * tries);
	const margin = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
	const scale = 1 + Z ** 2 / tries;
	return [Math.max(0, (centre - margin) / scale), Math.min(1, (centre + margin) / scale)];
}
