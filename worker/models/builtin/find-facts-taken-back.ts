import { outlasts } from "./find-facts-ended.ts";
import { slotOf } from "./find-facts-slots.ts";

/**
 * Which of the facts known from before no longer hold: what these messages take back (a death, a parting, a
 * job or a home that was left, a no), and what a newer fact replaces.
 */
export function takenBack(
	known: readonly string[],
	messages: readonly string[],
	found: readonly string[],
): string[] {
	const lasts = outlasts(messages, [...known, ...found]);
	return known.filter((fact) => !lasts({ fact, from: -1 }) || found.some((newer) => replaces(newer, fact)));
}

function replaces(newer: string, older: string): boolean {
	const slot = slotOf(newer);
	return slot !== null && slot === slotOf(older) && newer.toLowerCase() !== older.toLowerCase();
}
