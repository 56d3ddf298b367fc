import { hash } from "#shared/hash.ts";
import { fill, fixedPart, openingOf, plainWords, type Slots } from "./fill.ts";

/** Chooses wordings for one reply, keeping clear of everything the coach said in the window. */
export type Voice = {
	/** The first fresh wording in this talk's own order, or null when all were used. Counts as said. */
	say(options: readonly string[], slots?: Slots): string | null;
	/** Whether these words stood in an earlier reply. */
	saidBefore(words: string): boolean;
	/** A steady roll from 0 to sides - 1, different for each name. */
	roll(name: string, sides: number): number;
};

/** A shorter run of fixed words ("so", "then") says nothing about where it came from. */
const SHORTEST_MARK = 6;
const SENTENCES = /[^.!?]+[.!?]*/g;

function firstWord(text: string): string {
	return plainWords(text).split(" ")[0] ?? "";
}

/** `answered` matches questions that the message has answered already: they are not asked. */
export function createVoice(seed: string, said: readonly string[], answered: RegExp | null = null): Voice {
	const prior = ` ${said.map(plainWords).join(" | ")} `;
	const sentences = new Set(said.flatMap((text) => (text.match(SENTENCES) ?? []).map(plainWords)));
	const openings = new Set(said.map(openingOf));
	const chosen: string[] = [];

	function saidBefore(words: string): boolean {
		const wanted = plainWords(words);
		return (
			prior.includes(` ${wanted} `) || chosen.some((text) => ` ${plainWords(text)} `.includes(` ${wanted} `))
		);
	}

	function isFresh(template: string, filled: string): boolean {
		const fixed = fixedPart(template);
		if ((fixed.length >= SHORTEST_MARK && saidBefore(fixed)) || answered?.test(filled)) {
			return false;
		}
		return !(filled.match(SENTENCES) ?? []).some((sentence) => sentences.has(plainWords(sentence)));
	}

	function ordered(options: readonly string[]): string[] {
		return [...options].sort((one, other) => hash(seed + one) - hash(seed + other));
	}

	function say(options: readonly string[], slots: Slots = {}): string | null {
		let second: string | null = null;
		for (const template of ordered(options)) {
			const filled = fill(template, slots);
			if (filled === null || !isFresh(template, filled)) {
				continue;
			}
			if (chosen.length === 0 && openings.has(openingOf(filled))) {
				continue;
			}
			// Two sentences in a row that begin with the same word read like a form.
			if (chosen.some((text) => firstWord(text) === firstWord(filled))) {
				second ??= filled;
				continue;
			}
			chosen.push(filled);
			return filled;
		}
		if (second !== null) {
			chosen.push(second);
		}
		return second;
	}

	function roll(name: string, sides: number): number {
		return hash(`${seed}:${name}`) % sides;
	}

	return { say, saidBefore, roll };
}
