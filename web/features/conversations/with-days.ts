import type { Entry } from "./visible-entries.ts";

/** A line in the list: something that was said, or the beginning of a day. `at`: the ISO instant of what was said first on it. */
export type Line = Entry | { kind: "day"; key: string; at: string };

/** Puts a line before the first words of each day. A conversation of today alone needs none. */
export function withDays(entries: readonly Entry[]): Line[] {
	let last = new Date().toDateString();
	return entries.flatMap((entry): Line[] => {
		const at = entry.kind === "message" ? entry.message.createdAt : entry.pending.createdAt;
		const day = new Date(at).toDateString();
		const isNew = day !== last;
		last = day;
		return isNew ? [{ kind: "day", key: `day-${entry.key}`, at }, entry] : [entry];
	});
}
