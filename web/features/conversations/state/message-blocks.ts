import type { Line } from "./with-days.ts";

const BLOCK_SIZE = 40;

/**
 * Cuts a list into blocks, so that what is far away can rest. A block begins where one began before (`starts`: the keys
 * of their first entries), whatever came before or after it since; a new one with the person's own words, so that a
 * reply and the help above it are in one.
 */
export function blocksOf(entries: readonly Line[], starts: ReadonlySet<string>): Line[][] {
	const blocks: Line[][] = [];
	for (const entry of entries) {
		const open = blocks.at(-1);
		const isFull = open !== undefined && open.length >= BLOCK_SIZE && isOwn(entry);
		if (!open || isFull || starts.has(entry.key)) {
			blocks.push([entry]);
		} else {
			open.push(entry);
		}
	}
	return blocks;
}

function isOwn(entry: Line): boolean {
	return entry.kind === "pending" || entry.message.role === "user";
}

/** Whether two blocks show the same. */
export function isSameBlock(one: readonly Line[], other: readonly Line[]): boolean {
	return (
		one.length === other.length &&
		one.every((line, index) => shows(line) === shows(other[index]) && line.newDay === other[index]?.newDay)
	);
}

function shows(entry: Line | undefined): unknown {
	return entry?.kind === "message" ? entry.message : entry?.pending;
}
