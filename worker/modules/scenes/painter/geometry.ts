import type { Random } from "./random.ts";

/** A scene's size. Keep what matters in the middle: a phone shows a third of the width. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Moves every landscape down by this much, because the chat shows its first words on the sky. */
export const MORE_SKY = 60;

export type Point = readonly [x: number, y: number];

const MARGIN = 40;

type Ridge = {
	/** Where it lies, from the top. */
	base: number;
	/** From its lowest to its highest, about. */
	rise: number;
	/** How much smaller each finer wave is: 0.35 is smooth, 0.6 is rocky. */
	roughness: number;
	/** How long its longest wave is, as a share of the width. */
	length?: number;
	/** Higher at the left (positive) or at the right. */
	lean?: number;
	step?: number;
};

/** A line of hills, from left to right: a few long waves, and shorter ones on them. */
export function ridge(
	random: Random,
	{ base, rise, roughness, length = 1, lean = 0, step = 16 }: Ridge,
): Point[] {
	const waves = Array.from({ length: 6 }, (_, octave) => ({
		length: (WIDTH * length * random.between(0.75, 1.25)) / 1.9 ** octave,
		phase: random() * Math.PI * 2,
		size: roughness ** octave,
	}));
	const points: Point[] = [];
	for (let x = -MARGIN; x <= WIDTH + MARGIN; x += step) {
		const wave = waves.reduce(
			(sum, each) => sum + each.size * Math.sin((x / each.length) * Math.PI * 2 + each.phase),
			0,
		);
		points.push([x, round(base - rise * 0.5 * wave - lean * (0.5 - x / WIDTH))]);
	}
	return points;
}

/** Peaks with straight flanks. */
export function peaks(
	random: Random,
	{ base, rise, count }: { base: number; rise: number; count: number },
): Point[] {
	const points: Point[] = [[-MARGIN, base - rise * random.between(0.1, 0.4)]];
	const wide = (WIDTH + 2 * MARGIN) / count;
	for (let index = 0; index < count; index += 1) {
		const left = -MARGIN + index * wide;
		const summit = left + wide * random.between(0.4, 0.6);
		const tall = rise * random.between(0.55, 1);
		for (const [share, height] of [
			[0.35, 0.42],
			[0.7, 0.72],
		] as const) {
			points.push([
				round(left + (summit - left) * share),
				round(base - tall * (height + random.between(-0.06, 0.06))),
			]);
		}
		points.push([round(summit), round(base - tall)]);
		const right = left + wide;
		points.push([round(summit + (right - summit) * 0.4), round(base - tall * random.between(0.56, 0.68))]);
		points.push([round(right), round(base - rise * random.between(0.12, 0.34))]);
	}
	return points;
}

/** What lies under a line. */
export function below(points: readonly Point[], bottom = HEIGHT + MARGIN): string {
	const line = points.map(([x, y]) => `${x} ${y}`).join("L");
	return `M${points[0]?.[0] ?? 0} ${bottom}L${line}L${points.at(-1)?.[0] ?? WIDTH} ${bottom}Z`;
}

/** The same line, smooth. */
export function smoothBelow(points: readonly Point[], bottom = HEIGHT + MARGIN): string {
	let path = `M${points[0]?.[0] ?? 0} ${bottom}L${points[0]?.join(" ")}`;
	for (let index = 1; index < points.length; index += 1) {
		const [x, y] = points[index] as Point;
		const [px, py] = points[index - 1] as Point;
		path += `Q${px} ${py} ${round((px + x) / 2)} ${round((py + y) / 2)}`;
	}
	return `${path}L${points.at(-1)?.[0]} ${bottom}Z`;
}

/** How high a line is at a place. */
export function heightAt(points: readonly Point[], x: number): number {
	const after = points.findIndex((point) => point[0] >= x);
	const [x2, y2] = points[Math.max(1, after)] as Point;
	const [x1, y1] = points[Math.max(1, after) - 1] as Point;
	return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1);
}

/**
 * Returns a circle's path. Clockwise, like all shapes, so that overlapping ones in a path stay filled (the nonzero
 * rule).
 */
export function circle(x: number, y: number, radius: number): string {
	const r = round(radius);
	return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * radius)} 0a${r} ${r} 0 1 1 ${round(-2 * radius)} 0z`;
}

/** To a tenth of a pixel: more digits would only make the file larger. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
