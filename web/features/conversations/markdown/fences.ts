/** The line that opens a code block, also in a list or quotation. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))(.*)$/;

export type OpenFence = {
	/** Where its line begins. */
	start: number;
	marks: string;
	/** Its line is whole, and with it the name of the language. */
	isNamed: boolean;
};

/** Returns the code block that is still being written, if any, and where the last whole one ends. */
export function readFences(text: string): { open: OpenFence | null; closedAt: number } {
	let open: OpenFence | null = null;
	let closedAt = 0;
	let start = 0;
	for (const line of text.split("\n")) {
		const [, marks = "", rest = ""] = FENCE.exec(line) ?? [];
		const end = start + line.length;
		if (open === null) {
			// A fence with a backtick after it is inline code.
			const isFence = marks !== "" && !(marks.startsWith("`") && rest.includes("`"));
			open = isFence ? { start, marks, isNamed: end < text.length } : null;
		} else if (marks.startsWith(open.marks) && rest.trim() === "") {
			open = null;
			closedAt = end;
		}
		start = end + 1;
	}
	return { open, closedAt };
}
