import type { Entry } from "./visible-entries.ts";

/** Something in the list. `newDay`: it's the first of a day, as the ISO instant of when it was said. */
export type Line = Entry & { newDay?: string };

/** Marks the first words of each day. A conversation of today alone needs no mark. */
export function withDays(entries: readonly Entry[]): Line[] {
	let last = new Date().toDateString();
	return entries.map((entry): Line => {
		const at = entry.kind === "message" ? entry.message.createdAt : entry.pending.createdAt;
		const day = new Date(at).toDateString();
		const isNew = day !== last;
		last = day;
		return isNew ? { ...entry, newDay: at } : entry;
	});
}
