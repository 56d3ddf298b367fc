import { circle, type Point, round, WIDTH } from "./geometry.ts";
import type { Random } from "./random.ts";

/** Firs along a line, in loose groups: each a few boughs that grow wider downwards. */
export function firs(random: Random, points: readonly Point[], tallest: number, density: number): string {
	const phase = random() * 9;
	let path = "";
	for (const [x, y] of points) {
		const grove = 0.6 + 0.4 * Math.sin(x / 130 + phase) * Math.sin(x / 47 + phase * 2);
		if (!random.chance(density * grove)) {
			continue;
		}
		const tall = tallest * random.between(0.5, 1);
		const wide = tall * random.between(0.16, 0.22);
		const at = x + random.between(-6, 6);
		path += fir(at, y, tall, wide);
	}
	return path;
}

/** One fir with its foot there. */
export function fir(x: number, y: number, tall: number, wide: number): string {
	return `M${round(x)} ${round(y - tall)}l${round(wide * 0.6)} ${round(tall * 0.45)}l${round(-wide * 0.25)} ${round(-tall * 0.03)}l${round(wide * 0.65)} ${round(tall * 0.62)}h${round(-wide * 2)}l${round(wide * 0.65)} ${round(-tall * 0.62)}l${round(-wide * 0.25)} ${round(tall * 0.03)}z`;
}

/** Leafy trees along a line: a trunk and a few rounds. */
export function roundTrees(
	random: Random,
	points: readonly Point[],
	tallest: number,
	density: number,
): string {
	let path = "";
	for (const [x, y] of points) {
		if (!random.chance(density)) {
			continue;
		}
		const tall = tallest * random.between(0.55, 1);
		const crown = tall * random.between(0.3, 0.42);
		path += `M${round(x - tall * 0.03)} ${round(y + 4)}v${round(-tall * 0.6)}h${round(tall * 0.06)}v${round(tall * 0.6)}z`;
		for (let part = 0; part < 4; part += 1) {
			path += circle(
				x + random.between(-0.55, 0.55) * crown,
				y - tall * 0.62 - random.between(-0.25, 0.6) * crown,
				crown * random.between(0.55, 0.8),
			);
		}
	}
	return path;
}

/** One blade from its foot: as wide as that there, and running out to a point. */
export function blade(
	x: number,
	y: number,
	{ tall, bend, wide }: { tall: number; bend: number; wide: number },
): string {
	const back = wide - bend * 0.8;
	return `M${round(x)} ${round(y)}q${round(bend * 0.2)} ${round(-tall * 0.6)} ${round(bend)} ${round(-tall)}q${round(back)} ${round(tall * 0.4)} ${round(wide - bend)} ${round(tall)}z`;
}

/** Grasses in the foreground, taller towards the sides so that the middle stays open. */
export function grasses(random: Random, points: readonly Point[], count: number, tallest: number): string {
	let path = "";
	for (let each = 0; each < count; each += 1) {
		const [px, py] = random.pick(points);
		const edge = Math.min(1, 0.25 + Math.abs(px / WIDTH - 0.5) * 2);
		const tall = tallest * random.between(0.35, 1) * edge;
		const bend = tall * random.between(-0.3, 0.45);
		const x = px + random.between(-9, 9);
		path += blade(x, py + 8, { tall, bend, wide: 3 });
	}
	return path;
}
