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
 * What a person wrote, as data inside a block of a prompt. JSON keeps quotes and line breaks in their place,
 * and no "<" gets through, so that no text can end the block it stands in.
 */
export function fenced(mark: Mark, data: unknown): string {
	return `<${mark}>\n${JSON.stringify(data, null, 1).replaceAll("<", "\\u003c")}\n</${mark}>`;
}
