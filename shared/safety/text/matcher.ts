import { type Compiled, found, once } from "./compile.ts";

/** Something to be found, and what it says when it is. */
export type Rule<Meaning> = Compiled & { meaning: Meaning };

/**
 * Finds the rules that a sentence could match, by its words: of some hundred patterns an ordinary sentence needs only
 * a handful.
 */
export type Matcher<Each extends Compiled> = (sentence: string) => Each[];

export function matcher<Each extends Compiled>(rules: () => readonly Each[]): Matcher<Each> {
	// Built with the first sentence, so that a process started for something else doesn't wait.
	const listed = once(() => listByWord(rules()));
	return (sentence) => {
		const { always, byWord } = listed();
		const words = sentence.split(" ");
		const candidates = new Set(always);
		for (const word of words) {
			for (const rule of byWord.get(word) ?? []) {
				candidates.add(rule);
			}
		}
		return [...candidates].filter(({ needs }) => needs.every((need) => words.some((word) => need.has(word))));
	};
}

/** Rules by the words a sentence must contain, and those that any sentence could match. */
function listByWord<Each extends Compiled>(rules: readonly Each[]) {
	const always = rules.filter(({ needs }) => needs.length === 0);
	const byWord = new Map<string, Each[]>();
	for (const rule of rules) {
		for (const word of rule.needs[0] ?? []) {
			const others = byWord.get(word);
			if (others) {
				others.push(rule);
			} else {
				byWord.set(word, [rule]);
			}
		}
	}
	return { always, byWord };
}

/** Whether one of some rules is fulfilled. */
export function isFound<Each extends Compiled>(find: Matcher<Each>, text: string): boolean {
	return find(text).some((rule) => found(rule, text) !== null);
}
