import type { Entry } from "./visible-entries.ts";

/** About so many messages are a block. */
const BLOCK_SIZE = 40;

/**
 * Cuts a list into blocks, so that what is far away can rest. A block begins where one began before (`starts`: the keys
 * of their first entries), whatever came before or after it since; a new one with the person's own words, so that a
 * reply and the help above it are in one.
 */
export function blocksOf(entries: readonly Entry[], starts: ReadonlySet<string>): Entry[][] {
	const blocks: Entry[][] = [];
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

function isOwn(entry: Entry): boolean {
	return entry.kind === "pending" || entry.message.role === "user";
}

/** Whether two blocks show the same. */
export function isSameBlock(one: readonly Entry[], other: readonly Entry[]): boolean {
	return one.length === other.length && one.every((entry, index) => shows(entry) === shows(other[index]));
}

function shows(entry: Entry | undefined): unknown {
	return entry?.kind === "message" ? entry.message : entry?.pending;
}
