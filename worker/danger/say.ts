import type { Asked, Question } from "./content/words.ts";
import type { Situation } from "./situation.ts";

/** Something said, and the id by which it isn't said again. */
export type Said = { id: string; text: string; asks?: Asked };
export type Parts = (Said | null)[];

/** One of some lines that wasn't said lately; null when all were. */
export function say(situation: Situation, pool: string, lines: readonly string[]): Said | null {
	const from = situation.seed % Math.max(1, lines.length);
	for (let step = 0; step < lines.length; step++) {
		const at = (from + step) % lines.length;
		const id = `${pool}.${at}`;
		const text = lines[at] as string;
		if (!situation.used.has(id) && !situation.replies.some((reply) => reply.includes(text))) {
			return { id, text };
		}
	}
	return null;
}

/** The first of some pools that has a line left. */
export function sayOneOf(
	situation: Situation,
	...pools: readonly (readonly [string, readonly string[]])[]
): Said | null {
	for (const [pool, lines] of pools) {
		const said = say(situation, pool, lines);
		if (said) {
			return said;
		}
	}
	return null;
}

export function ask(situation: Situation, pool: string, { asks, lines }: Question): Said | null {
	const said = say(situation, pool, lines);
	return said && { ...said, asks };
}
