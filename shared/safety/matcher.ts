import { type Compiled, found } from "./compile.ts";

/** Something to be found, and what it says when it is. */
export type Rule<Meaning> = Compiled & { meaning: Meaning };

/**
 * Finds the rules that a sentence could fulfil, by the words it holds: of some hundred patterns an ordinary
 * sentence comes to try a handful.
 */
export type Matcher<Meaning> = (sentence: string) => Rule<Meaning>[];

export function matcher<Meaning>(rules: readonly Rule<Meaning>[]): Matcher<Meaning> {
	const always = rules.filter(({ needs }) => needs === null);
	const byWord = new Map<string, Rule<Meaning>[]>();
	for (const rule of rules) {
		for (const word of rule.needs ?? []) {
			const others = byWord.get(word);
			if (others) {
				others.push(rule);
			} else {
				byWord.set(word, [rule]);
			}
		}
	}
	return (sentence) => {
		const candidates = new Set(always);
		for (const word of sentence.split(" ")) {
			for (const rule of byWord.get(word) ?? []) {
				candidates.add(rule);
			}
		}
		return [...candidates];
	};
}

/** Whether one of some rules is fulfilled. */
export function isFound<Meaning>(find: Matcher<Meaning>, text: string): boolean {
	return find(text).some((rule) => found(rule, text) !== null);
}
