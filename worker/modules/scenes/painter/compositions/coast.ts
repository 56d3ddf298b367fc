import { mix, shade } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { below, HEIGHT, heightAt, type Point, ridge, smoothBelow, WIDTH } from "../geometry.ts";
import { grasses } from "../plants.ts";

export function coast(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const horizon = random.between(610, 680);
	const lamp = lampIn(canvas, horizon - random.between(60, 190), 46);
	canvas.sky(horizon, lamp);
	canvas.clouds(10, 70, horizon - 60);
	canvas.water(horizon, lamp.x, 1130);
	canvas.birds(middle(canvas, 250), horizon - 190);
	const isLeft = random.chance(0.5);
	headland(canvas, horizon, { near: 0.3, share: 0.36, tall: 90, isLeft: !isLeft });
	const nearer = { near: 0.62, share: 0.52, tall: 210, isLeft };
	const shore = headland(canvas, horizon, nearer);
	const x = outFrom(isLeft, WIDTH * nearer.share * 0.68);
	sign({ x, y: heightAt(shore, x) + 4, size: 100, near: nearer.near, isByWater: true });
	const foam: string[] = [];
	for (let wave = 0; wave < 6; wave += 1) {
		const y = 930 + wave * 38;
		const points = ridge(random, { base: y, rise: 10, roughness: 0.5, length: 0.5 });
		foam.push(`${smoothBelow(points, y + 14)}`);
	}
	canvas.path(foam.join(""), palette.lamp, 0.1);
	const sand = ridge(random, { base: 1120, rise: 46, roughness: 0.35, lean: isLeft ? -110 : 110 });
	canvas.path(smoothBelow(sand.map(([x, y]) => [x, y - 12] as const)), palette.lamp, 0.22);
	const beach = mix(palette.land(0.9), palette.glow, 0.22);
	canvas.path(
		smoothBelow(sand),
		canvas.gradient(
			[
				[0, beach],
				[1, shade(beach, -0.16)],
			],
			1060,
			HEIGHT,
		),
	);
	canvas.path(
		grasses(
			random,
			sand.filter(([x]) => Math.abs(x - WIDTH / 2) > 330),
			150,
			150,
		),
		palette.land(1),
	);
	return "A quiet coast";
}

/** `share`: how much of the width it takes. */
type Headland = { near: number; share: number; tall: number; isLeft: boolean };

/** Draws land that falls to the water from one side. Returns its line, from left to right. */
function headland(canvas: Canvas, horizon: number, { near, share, tall, isLeft }: Headland): Point[] {
	const { random, palette } = canvas;
	const foot = Math.round(horizon + near * 80);
	const points: Point[] = [];
	for (let at = 0; at <= 1.001; at += 1 / 30) {
		const fall = at < 0.7 ? at * 0.22 : 0.154 + ((at - 0.7) / 0.3) ** 0.62 * 0.85;
		const y = Math.round(foot - tall * (1 - fall) + random.between(-5, 5));
		points.push([Math.round(outFrom(isLeft, at * WIDTH * share)), Math.min(foot, y)]);
	}
	const ordered = isLeft ? points : points.reverse();
	const colour = palette.land(near);
	canvas.path(
		below(ordered, foot),
		canvas.gradient(
			[
				[0, shade(colour, 0.03)],
				[1, shade(colour, -0.05)],
			],
			foot - tall,
			foot,
		),
	);
	canvas.mirrored(below(ordered, foot), foot, near, 0.16);
	canvas.mist(foot, 24, 0.3);
	return ordered;
}

/** The x this far from the picture's left or right edge. */
function outFrom(isLeft: boolean, far: number): number {
	return isLeft ? -40 + far : WIDTH + 40 - far;
}
