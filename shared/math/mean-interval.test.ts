import { expect, it } from "vitest";
import { meanInterval } from "./mean-interval.ts";
import { mulberry32 } from "./mulberry32.ts";

const of = (values: number[]) =>
	meanInterval(
		values.length,
		values.reduce((sum, value) => sum + value, 0),
		values.reduce((sum, value) => sum + value ** 2, 0),
	);

it("is the mean and its interval by Student's t", () => {
	// Ten of 0 and ten of -4: variance 80 / 19, and R's qt(0.975, 19) is 2.093.
	const { mean, low, high } = of([...Array<number>(10).fill(0), ...Array<number>(10).fill(-4)]);
	expect(mean).toBe(-2);
	expect(high - mean).toBeCloseTo(2.093 * Math.sqrt(80 / 19 / 20), 2);
	expect(mean - low).toBeCloseTo(high - mean, 10);
});

it("has no width where all values are one", () => {
	expect(of(Array<number>(20).fill(-2))).toEqual({ mean: -2, low: -2, high: -2 });
});

// spec: P.95
it("holds the true mean in about 95 of 100 samples", () => {
	const next = mulberry32(7);
	const held = Array.from({ length: 4_000 }, () => {
		const { low, high } = of(Array.from({ length: 20 }, () => Math.floor(next() * 11) - 5));
		return low <= 0 && high >= 0;
	});
	const share = held.filter(Boolean).length / held.length;
	expect(share).toBeGreaterThan(0.94);
	expect(share).toBeLessThan(0.96);
});
