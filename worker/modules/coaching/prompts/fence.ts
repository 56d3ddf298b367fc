/** What a block holds, as the tasks and the frame call it. */
export type Mark =
	| "person"
	| "takeaways"
	| "earlier"
	| "now"
	| "before"
	| "steps"
	| "talk"
	| "messages"
	| "known";

/**
 * Fences what a person wrote as data in a block of a prompt. JSON escapes quotes and line breaks, and every "<" is
 * escaped, so that no text can close its block.
 */
export function fenced(mark: Mark, data: unknown): string {
	return `<${mark}>\n${JSON.stringify(data, null, 1).replaceAll("<", "\\u003c")}\n</${mark}>`;
}
