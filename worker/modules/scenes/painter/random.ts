import { mulberry32 } from "#shared/math/mulberry32.ts";

/** Numbers from 0 to 1, the same at every run for the same seed. */
export type Random = {
	(): number;
	/** Between the two. */
	between: (low: number, high: number) => number;
	/** A whole number from 0 up to, not including, `end`. */
	below: (end: number) => number;
	pick: <Item>(items: readonly Item[]) => Item;
	chance: (share: number) => boolean;
};

/** A source of numbers from a text: its hash (FNV-1a, 32 bits) seeds mulberry32. */
export function randomFrom(seed: string): Random {
	let state = 0x811c9dc5;
	for (let index = 0; index < seed.length; index += 1) {
		state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
	}
	const next = mulberry32(state);
	return Object.assign(next, {
		between: (low: number, high: number) => low + next() * (high - low),
		below: (end: number) => Math.floor(next() * end),
		pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
		chance: (share: number) => next() < share,
	});
}
