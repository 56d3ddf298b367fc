import { type OpenFence, readFences } from "./fences.ts";
import { settleTable, startOfCell } from "./settle-table.ts";

/** Marks without a word after them, and an empty task box. */
const BARE_MARKS = /(^|\s)[*_#>`~-]+\s*$/;
const BARE_TASK = /(^|\n)[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[ xX]?\]?[ \t]*$/;

/** An unfinished link or image. */
const HALF_LINK = /(!?)\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$/;

const WHOLE_CODE = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** Closes what a half-written reply has left open, so that no marks flash before their partner arrives. */
export function settleMarkdown(text: string): string {
	const { open, closedAt } = readFences(text);
	if (open) {
		return settleCode(text, open);
	}
	const start = Math.max(closedAt, startOfBlock(text));
	const block = text.slice(start).replace(BARE_TASK, "$1").replace(BARE_MARKS, "$1").trimEnd();
	const cell = startOfCell(block);
	return text.slice(0, start) + settleTable(block.slice(0, cell) + settleWords(block.slice(cell)));
}

/** Hides half a language name or closing fence. The parser closes an open block itself. */
function settleCode(text: string, { start, marks, isNamed }: OpenFence): string {
	if (!isNamed) {
		return text.slice(0, start).trimEnd();
	}
	const mark = marks.charAt(0);
	return text.replace(new RegExp(`\\n[ \\t>]*${mark}{1,${marks.length - 1}}$`), "");
}

/** The start of the last paragraph or item, where a mark may still be open. */
function startOfBlock(text: string): number {
	const breaks = [...text.trimEnd().matchAll(/\n[ \t>]*(?=\n)|\n(?=[ \t>]*(?:[-*+]|\d+[.)])[ \t])/g)];
	const last = breaks.at(-1);
	return last ? last.index + last[0].length : 0;
}

function settleWords(text: string): string {
	const code = openCode(text);
	if (code) {
		return closeMarks(text.slice(0, code.start), text.slice(code.start) + code.marks);
	}
	return closeMarks(
		text.replace(HALF_LINK, (_, picture: string, words: string) => (picture ? "" : words)).trimEnd(),
	);
}

/** Inline code without an end. */
function openCode(text: string): { start: number; marks: string } | null {
	const rest = /`+/.exec(text.replace(WHOLE_CODE, (whole) => "·".repeat(whole.length)));
	return rest && { start: rest.index, marks: rest[0] };
}

/** Closes open marks in the text before `code`, which is shown unchanged. */
function closeMarks(words: string, code = ""): string {
	const plain = words.replace(WHOLE_CODE, "");
	return ["~~", "**"].reduce((shown, mark) => close(shown, mark, plain), words + code);
}

function close(text: string, mark: string, plain: string): string {
	const half = mark.charAt(0);
	// With spaces on both sides it's an operator, as in "2 ** 3".
	const marks = plain.match(new RegExp(`(?<!\\s)\\${half}{2}|\\${half}{2}(?!\\s|$)`, "g"));
	if ((marks?.length ?? 0) % 2 === 0) {
		return text;
	}
	if (text.endsWith(mark)) {
		return text.slice(0, -mark.length);
	}
	return text + (text.endsWith(half) ? half : mark);
}
