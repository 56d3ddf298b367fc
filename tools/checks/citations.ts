import { existsSync, readFileSync } from "node:fs";

/** A test file in backticks and, behind it, one or more parts of its tests' titles in quotation marks. */
export const CITATION = /`([^`]+)`((?:\s*,?\s*"[^"]+")+)/g;

/** Returns the problems of a test that a document names. */
export function citationProblems([, file = "", titles = ""]: RegExpMatchArray): string[] {
	if (!/\.(test|spec)\.tsx?$/.test(file)) {
		return [`${file} is no test file.`];
	}
	if (!existsSync(file)) {
		return [`There is no ${file}. Name the test that holds the clause now, or say "not yet".`];
	}
	const source = squeezed(readFileSync(file, "utf8"));
	return [...titles.matchAll(/"([^"]+)"/g)]
		.map((match) => match[1] ?? "")
		.filter((title) => !source.includes(squeezed(title)))
		.map((title) => `${file} has no test named "${title}". Name the one that holds the clause now.`);
}

/** Formatters break lines and titles of `it.each` are templates, so only the letters are compared. */
function squeezed(text: string): string {
	return text.toLowerCase().replace(/\s+/g, "");
}
