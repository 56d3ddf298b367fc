import { mix } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { type Point, smoothBelow, WIDTH } from "../geometry.ts";
import { firs } from "../plants.ts";

export function islands(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const horizon = random.between(560, 620);
	const lamp = lampIn(canvas, horizon - random.between(70, 170), 50);
	canvas.sky(horizon, lamp);
	canvas.clouds(8, 60, horizon - 80);
	canvas.water(horizon, lamp.x, 1200);
	const place = { x: middle(canvas, 120), y: 0 };
	for (let index = 0; index < 6; index += 1) {
		const near = 0.16 + index * 0.12;
		const shore = horizon + 8 + index * index * 15;
		const wide = random.between(230, 380) + index * 70;
		const isMiddle = index === 3;
		const x = isMiddle ? place.x : (index % 2 ? 0.16 : 0.84) * WIDTH + random.between(-150, 150);
		const tall = random.between(46, 90) + index * 15;
		const points: Point[] = [];
		for (let at = 0; at <= 1.001; at += 0.05) {
			const arch = Math.max(0, Math.sin(at * Math.PI)) ** 0.8;
			points.push([
				Math.round(x - wide / 2 + at * wide),
				Math.round(shore - arch * tall * (0.75 + 0.25 * Math.sin(at * 9 + index))),
			]);
		}
		const d = smoothBelow(points, Math.round(shore));
		canvas.path(
			d,
			canvas.gradient(
				[
					[0, palette.land(near)],
					[1, palette.land(Math.max(0, near - 0.16))],
				],
				shore - tall,
				shore,
			),
		);
		canvas.path(
			firs(
				random,
				points.slice(2, -2).flatMap(
					([px, py]) =>
						[
							[px, py + 3],
							[px + 9, py + 4],
						] as Point[],
				),
				20 + index * 9,
				0.6,
			),
			palette.land(near + 0.04),
		);
		canvas.mirrored(d, shore, near, 0.22);
		canvas.mist(shore, 22, 0.3);
		if (isMiddle) {
			sign({ x, y: shore - tall * 0.78, size: 80, near: near + 0.1, isByWater: true });
		}
	}
	const sx = middle(canvas, 230);
	const sy = horizon + 210;
	canvas.path(
		`M${sx} ${sy - 64}c26 18 34 40 34 54h-34zM${sx - 4} ${sy - 56}v46h-26c4 -18 14 -34 26 -46zM${sx - 36} ${sy - 4}h78l-14 14h-50z`,
		mix(palette.lamp, palette.accent, 0.3),
	);
	canvas.path(`M${sx - 26} ${sy + 14}h56l-10 40h-34z`, palette.lamp, 0.14);
	return "Islands in calm water";
}
