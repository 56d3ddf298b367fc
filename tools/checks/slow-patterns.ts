import { readFileSync } from "node:fs";
import { analyse } from "scslre";
import { parseSync } from "vite";

/** A regular expression as written in code: "/a+/u". */
export type Written = string;

/** Returns the regular expressions written in a file of code. */
export function literalsOf(file: string): Written[] {
	const found: Written[] = [];
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) {
			return;
		}
		const { regex } = node as { regex?: { pattern: string; flags: string } };
		if (regex) {
			found.push(`/${regex.pattern}/${regex.flags}`);
		}
		Object.values(node).forEach(visit);
	};
	visit(parseSync(file, readFileSync(file, "utf8")).program);
	return found;
}

/**
 * Returns the characters that make an expression slow when a text repeats them, one entry for each cause; none for most
 * expressions. Slow means that two repetitions compete for the same characters, so that time grows with the square of the length,
 * or worse. A search that starts again at each character isn't counted: it takes at most 32 million quick steps for the 8,000
 * characters of a message.
 */
export function slowPartsOf(written: Written): string[] {
	const end = written.lastIndexOf("/");
	const literal = { source: written.slice(1, end), flags: written.slice(end + 1) };
	return analyse(literal, { reportTypes: { Move: false } }).reports.map(
		({ character }) => character.literal.source,
	);
}
