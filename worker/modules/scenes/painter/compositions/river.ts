import { type Colour, shade } from "../colours.ts";
import { type Canvas, lampIn, type Sign } from "../composition.ts";
import { HEIGHT, heightAt, type Point, ridge, smoothBelow, WIDTH } from "../geometry.ts";
import { firs, roundTrees } from "../plants.ts";

export function river(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const lamp = lampIn(canvas, random.between(440, 520), 46);
	canvas.sky(640, lamp);
	canvas.clouds(7, 70, 380);
	const far = ridge(random, { base: 590, rise: 120, roughness: 0.5 });
	canvas.land(far, 0.16, 200);
	const floor = 640;
	canvas.path(
		`M0 ${floor}h${WIDTH}V${HEIGHT}H0z`,
		canvas.gradient(
			[
				[0, palette.land(0.3)],
				[1, palette.land(0.8)],
			],
			floor,
			HEIGHT,
		),
	);
	const x = lamp.x;
	const turn = random.between(130, 260) * (random.chance(0.5) ? 1 : -1);
	const d = `M${x - 8} ${floor}C${x + turn} ${floor + 70} ${x - turn * 1.3} ${floor + 170} ${x - turn * 0.4} ${floor + 290}S${x - turn} ${HEIGHT - 120} ${x - turn * 0.2 - 250} ${HEIGHT + 20}h520C${x - turn * 0.2 + 140} ${HEIGHT - 130} ${x - turn * 0.1 + 60} ${floor + 370} ${x - turn * 0.32 + 60} ${floor + 290}S${x + turn + 40} ${floor + 70} ${x + 8} ${floor}z`;
	canvas.path(
		d,
		canvas.gradient(
			[
				[0, palette.water[0] as Colour],
				[0.5, palette.water[1] as Colour],
				[1, palette.water[2] as Colour],
			],
			floor,
			HEIGHT,
		),
	);
	for (let index = 0; index < 5; index += 1) {
		const near = 0.28 + index * 0.16;
		const isLeft = index % 2 === 0;
		const base = floor + 24 + index * 92;
		const reach = WIDTH * (0.48 - index * 0.015);
		const ordered = bank(index, base, reach);
		const colour = palette.land(near);
		const top = base - 180 - index * 26;
		canvas.path(
			smoothBelow(ordered, base + 3),
			canvas.gradient(
				[
					[0, shade(colour, 0.03)],
					[1, shade(colour, -0.03)],
				],
				top,
				base,
			),
		);
		canvas.path(
			index < 3
				? firs(random, ordered, 30 + index * 16, 0.55)
				: roundTrees(random, ordered, 40 + index * 18, 0.35),
			palette.land(near + 0.06),
		);
		if (index === 2) {
			const sx = isLeft ? reach * 0.8 : WIDTH - reach * 0.8;
			sign({ x: sx, y: heightAt(ordered, sx) + 8, size: 86, near: 0.72 });
		}
		canvas.mist(base, 60, 0.12);
	}
	return "A river valley";
}

/** The line of a bank from left to right: they come from the left and the right in turn. */
function bank(index: number, base: number, reach: number): Point[] {
	const points: Point[] = [];
	const isLeft = index % 2 === 0;
	for (let at = 0; at <= 1.001; at += 1 / 22) {
		const x = isLeft ? -40 + at * reach : WIDTH + 40 - at * reach;
		const y = base - (1 - at) ** 1.3 * (170 + index * 26) + Math.sin(at * 11 + index) * 6;
		points.push([Math.round(x), Math.round(y)]);
	}
	return isLeft ? points : points.reverse();
}
