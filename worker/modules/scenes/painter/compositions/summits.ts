import { type Colour, mix, shade } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { below, heightAt, type Point, peaks, ridge, WIDTH } from "../geometry.ts";
import { firs, grasses } from "../plants.ts";

export function summits(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const lamp = lampIn(canvas, random.between(300, 390), 42);
	canvas.sky(720, lamp);
	canvas.clouds(7, 80, 420);
	for (const [index, count] of [5, 4, 3].entries()) {
		const near = 0.1 + index * 0.17;
		const base = 690 + index * 70;
		const rise = 276 + index * 44;
		const points = peaks(random, { base, rise, count });
		const colour = palette.land(near);
		canvas.path(
			below(points),
			canvas.gradient(
				[
					[0, shade(colour, 0.03)],
					[1, mix(colour, palette.sky[4] as Colour, 0.5)],
				],
				base - rise,
				base + 60,
			),
		);
		canvas.path(snowOn(points, lamp.x), mix(palette.lamp, palette.sky[2] as Colour, 0.25), 0.75);
		canvas.mist(base + 20, 150, 0.34);
	}
	const hill = ridge(random, {
		base: 880,
		rise: 80,
		roughness: 0.44,
		lean: random.between(-140, 140),
		step: 13,
	});
	canvas.land(hill, 0.66, 300);
	canvas.path(firs(random, hill, 74, 0.85), palette.land(0.66));
	const x = middle(canvas, 140);
	sign({ x, y: heightAt(hill, x) + 16, size: 92, near: 0.72 });
	canvas.mist(1010, 110, 0.22);
	const feet = ridge(random, {
		base: 1070,
		rise: 90,
		roughness: 0.42,
		lean: random.between(-200, 200),
		step: 13,
	});
	canvas.land(feet, 1, 200);
	canvas.path(
		firs(
			random,
			feet.filter(([px]) => Math.abs(px - WIDTH / 2) > 300),
			190,
			0.5,
		),
		palette.land(1),
	);
	canvas.path(grasses(random, feet, 160, 70), palette.land(1));
	return "High mountains";
}

/** Snow on the side that the light reaches. */
function snowOn(points: readonly Point[], lampX: number): string {
	let snow = "";
	for (let at = 3; at < points.length - 2; at += 5) {
		const [x, y] = points[at] as Point;
		const side = lampX < x ? 1 : -1;
		const [ex, ey] = points[at - side] as Point;
		snow += `M${x} ${y}L${ex} ${ey}l${side * 16} ${-14}l${side * 10} 22l${side * 18} -30l${side * 10} 14z`;
	}
	return snow;
}
