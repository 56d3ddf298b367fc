import { circle, round, WIDTH } from "./geometry.ts";
import type { Random } from "./random.ts";

/** A long soft cloud: a heap of rounds on a flat line. */
export function cloud(random: Random, x: number, y: number, wide: number): string {
	let path = `M${round(x - wide / 2)} ${round(y)}q${round(wide / 2)} ${round(-wide * 0.03)} ${round(wide)} 0q${round(-wide / 2)} ${round(wide * 0.05)} ${round(-wide)} 0z`;
	const heaps = 3 + random.below(4);
	for (let heap = 0; heap < heaps; heap += 1) {
		const share = (heap + 0.7) / (heaps + 0.4);
		const tall = wide * random.between(0.035, 0.085) * Math.sin(share * Math.PI);
		const half = wide * random.between(0.1, 0.18);
		const at = x - wide / 2 + share * wide;
		path += `M${round(at - half)} ${round(y)}q${round(half * 0.3)} ${round(-tall * 2)} ${round(half)} ${round(-tall * 2)}t${round(half)} ${round(tall * 2)}z`;
	}
	return path;
}

export function stars(random: Random, count: number, lowest: number): string {
	let path = "";
	for (let star = 0; star < count; star += 1) {
		path += circle(random() * WIDTH, random() ** 1.5 * lowest, random.between(0.6, 1.8));
	}
	return path;
}

/** A few birds far off. */
export function birds(random: Random, x: number, y: number, count: number): string {
	let path = "";
	for (let bird = 0; bird < count; bird += 1) {
		const size = random.between(7, 13);
		const at = x + random.between(-90, 90);
		const high = y + random.between(-36, 36);
		path += `M${round(at - size)} ${round(high - size * 0.3)}q${round(size * 0.6)} ${round(-size * 0.35)} ${round(size)} ${round(size * 0.35)}q${round(size * 0.4)} ${round(-size * 0.7)} ${round(size)} ${round(-size * 0.35)}q${round(-size * 0.6)} ${round(size * 0.05)} ${round(-size)} ${round(size * 0.6)}q${round(-size * 0.4)} ${round(-size * 0.55)} ${round(-size)} ${round(-size * 0.6)}z`;
	}
	return path;
}

const STROKES = 90;

/** Strokes of light on water, wider and further apart as they come nearer. */
export function glitter(random: Random, x: number, shore: number, depth: number): string {
	let path = "";
	for (let stroke = 0; stroke < STROKES; stroke += 1) {
		const near = random() ** 1.4;
		const y = shore + 6 + near * depth;
		const at = x + (random() + random() + random() - 1.5) * (30 + near * 190);
		const wide = random.between(8, 48) * (0.4 + near);
		const thick = 0.8 + near * 3.2 * random();
		path += `M${round(at - wide)} ${round(y)}q${round(wide)} ${round(-thick)} ${round(2 * wide)} 0q${round(-wide)} ${round(thick)} ${round(-2 * wide)} 0z`;
	}
	return path;
}
