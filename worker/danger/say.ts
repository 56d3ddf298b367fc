import type { Asked, Question } from "./content/words.ts";
import type { Situation } from "./situation.ts";

/** Something said, and the id by which it isn't said again. */
export type Said = { id: string; text: string; asks?: Asked };
export type Parts = (Said | null)[];

/**
 * One of some lines that wasn't said lately; null when all were. Another reply to the same message has other lines where
 * there are some, and repeats the rest, because no question and no help may be missing.
 */
export function say(situation: Situation, pool: string, lines: readonly string[]): Said | null {
	const from = situation.seed % Math.max(1, lines.length);
	const fresh = lines
		.map((_, step) => (from + step) % lines.length)
		.map((at) => ({ id: `${pool}.${at}`, text: lines[at] as string }))
		.filter(
			({ id, text }) => !situation.used.has(id) && !situation.replies.some((reply) => reply.includes(text)),
		);
	return fresh.find(({ text }) => !situation.instead.includes(text)) ?? fresh[0] ?? null;
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
