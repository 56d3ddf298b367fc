const HAS_BAR = /(?<!\\)\|/;

/** The delimiter row of a table, as far as it's written. */
const RULE = /^[ \t>]*[|:-][ \t|:-]*$/;

/** Returns the start of a table's last cell; without a table, the beginning. */
export function startOfCell(block: string): number {
	const line = block.slice(block.lastIndexOf("\n") + 1);
	return tableAtEnd(block) && HAS_BAR.test(line) ? block.lastIndexOf("|") + 1 : 0;
}

/** A table that has only begun is one at once: with its heads alone, or with half the line under them. */
export function settleTable(block: string): string {
	const table = tableAtEnd(block);
	if (!table) {
		return block;
	}
	const { before, lines } = table;
	const [heads = "", rule] = lines;
	if (lines.length > 2) {
		return lines.at(-1)?.trim() === "|" ? block.slice(0, block.lastIndexOf("\n")) : block;
	}
	if (cellsOf(heads).join("") === "") {
		return before.trimEnd();
	}
	const start = /^[ \t>]*/.exec(heads)?.[0] ?? "";
	return `${before}${heads}\n${start}|${wholeRule(cellsOf(heads).length, cellsOf(rule ?? "")).join("|")}|`;
}

type TableLines = { before: string; lines: string[] };

/** The lines at the end that are, or will be, a table. */
function tableAtEnd(block: string): TableLines | null {
	const all = block.split("\n");
	const first =
		all.findLastIndex((line, index) => !HAS_BAR.test(line) && !isRuleUnder(all[index - 1], line)) + 1;
	const lines = all.slice(first);
	const [heads, rule] = lines;
	const isTable =
		heads !== undefined &&
		(rule === undefined ? /^[ \t>]*\|/.test(heads) && !hasRule(all) : RULE.test(rule) && !RULE.test(heads));
	return isTable
		? {
				before: all
					.slice(0, first)
					.map((line) => `${line}\n`)
					.join(""),
				lines,
			}
		: null;
}

function isRuleUnder(heads: string | undefined, line: string): boolean {
	return heads !== undefined && HAS_BAR.test(heads) && RULE.test(line);
}

function hasRule(lines: readonly string[]): boolean {
	return lines.some((line, index) => line.includes("-") && isRuleUnder(lines[index - 1], line));
}

function cellsOf(line: string): string[] {
	const inside = line.replace(/^[ \t>]*\|?/, "").replace(/(?<!\\)\|?[ \t]*$/, "");
	return inside.split(HAS_BAR).map((cell) => cell.trim());
}

/** A delimiter row of `count` cells, with the alignment written so far. */
function wholeRule(count: number, written: readonly string[]): string[] {
	return Array.from({ length: count }, (_, index) => {
		const cell = written[index] ?? "";
		return cell.includes("-") ? cell : "---";
	});
}
