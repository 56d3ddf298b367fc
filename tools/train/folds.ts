import type { Example } from "./examples.ts";

/**
 * Assigns examples to folds so that each writer is in only one, and each fold gets about as many lines of each group.
 * Returns the fold of each example, from 0.
 */
export function foldsOf(examples: readonly Pick<Example, "writer" | "group">[], folds: number): number[] {
	const writers = new Map<string, { group: string; lines: number }>();
	for (const { writer, group } of examples) {
		const seen = writers.get(writer);
		writers.set(writer, { group: seen?.group ?? group, lines: (seen?.lines ?? 0) + 1 });
	}
	const loads = new Map<string, number[]>();
	const foldOf = new Map<string, number>();
	const largestFirst = [...writers].sort(
		([one, { lines: first }], [other, { lines: second }]) => second - first || (one < other ? -1 : 1),
	);
	for (const [writer, { group, lines }] of largestFirst) {
		const load = loads.get(group) ?? new Array<number>(folds).fill(0);
		loads.set(group, load);
		const emptiest = load.indexOf(Math.min(...load));
		load[emptiest] = (load[emptiest] as number) + lines;
		foldOf.set(writer, emptiest);
	}
	return examples.map(({ writer }) => foldOf.get(writer) as number);
}
