/** The middle one. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((one, other) => one - other);
	const middle = sorted.length >> 1;
	const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
	return (low + high) / 2;
}

/** Milliseconds as they are read. */
export function ms(value: number): string {
	return `${value.toFixed(1)} ms`;
}
