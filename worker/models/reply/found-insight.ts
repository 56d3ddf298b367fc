import type { NeedLevel } from "#shared/needs.ts";

/** Something noticed about a person, to be shown to them: what it is and how sure it is, 0 to 1 with two decimals. */
export type FoundInsight = {
	type: string;
	title: string;
	content: string;
	category: NeedLevel;
	confidence: number;
};

/** 95% two-sided. */
const Z = 1.96;

/**
 * How sure a count makes one: from 0.5 to 0.95, two decimals. The lower end of the Wilson score interval for
 * `hits` of `tries` (E. B. Wilson, JASA 22, 1927), laid over that range, so that 2 of 2 counts for less than
 * 12 of 14. An insight is an offer: it's never called unlikely, and never certain.
 */
export function confidenceOf(hits: number, tries: number): number {
	const share = Math.min(1, hits / tries);
	const centre = share + Z ** 2 / (2 * tries);
	const margin = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
	const lower = Math.max(0, (centre - margin) / (1 + Z ** 2 / tries));
	return Math.round((0.5 + 0.45 * lower) * 100) / 100;
}
