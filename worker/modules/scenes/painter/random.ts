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
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}
	return Object.assign(next, {
		between: (low: number, high: number) => low + next() * (high - low),
		below: (end: number) => Math.floor(next() * end),
		pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
		chance: (share: number) => next() < share,
	});
}
