import { readFile, writeFile } from "node:fs/promises";

const FILE = "docs/worker-size.json";

/** How much the Worker may grow since its last note. */
const GROWTH = 0.05;

/** The Worker's size, in bytes gzipped, on the day of a note with the reason for its growth. */
export type SizeNote = { date: string; bytes: number; note: string };

/** The notes, oldest first. */
export async function readSizes(): Promise<SizeNote[]> {
	return JSON.parse(await readFile(FILE, "utf8")) as SizeNote[];
}

/** Records a size. */
export async function recordSize(bytes: number, note: string): Promise<void> {
	const date = new Date().toISOString().slice(0, 10);
	const sizes = [...(await readSizes()), { date, bytes, note }];
	await writeFile(FILE, `${JSON.stringify(sizes, null, "\t")}\n`);
}

/** Returns a message when the Worker grew by more than 5% since its last note. */
export function grownTooMuch(bytes: number, sizes: readonly SizeNote[]): string[] {
	const last = sizes.at(-1);
	if (!last || bytes <= last.bytes * (1 + GROWTH)) {
		return [];
	}
	const percent = ((bytes / last.bytes - 1) * 100).toFixed(1);
	return [
		`The Worker grew by ${percent}% since ${last.date}, from ${last.bytes} to ${bytes} bytes gzipped. If you meant it, record why: npm run budgets -- --note "why"`,
	];
}
