/**
 * One way of telling something that lasts: a pattern for a whole piece of a sentence, and the fact it makes,
 * without its full stop. False where the words turn out to be none.
 */
export type FactForm = readonly [
	pattern: string,
	says: (slots: Readonly<Record<string, string>>) => string | false,
];
