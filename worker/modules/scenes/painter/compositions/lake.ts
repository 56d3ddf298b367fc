import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { heightAt, type Point, ridge, smoothBelow } from "../geometry.ts";
import { firs, grasses } from "../plants.ts";

export function lake(canvas: Canvas, sign: Sign): string {
	const { random } = canvas;
	const shore = random.between(690, 760);
	const lamp = lampIn(canvas, shore - random.between(120, 230));
	canvas.sky(shore, lamp);
	canvas.clouds(7, 60, shore - 220);
	const hills = [0, 1, 2, 3].map((index) => {
		const points = ridge(random, {
			base: shore - 150 + index * 48,
			rise: 150 - index * 32,
			roughness: 0.5,
			lean: random.between(-160, 160),
		});
		return {
			points,
			near: 0.12 + index * 0.17,
			trees: index > 1 ? firs(random, points, 22 + index * 10, 0.5) : "",
		};
	});
	for (const { points, near, trees } of hills) {
		canvas.land(points, near, 260, smoothBelow(points, shore));
		canvas.path(trees, canvas.palette.land(near));
		canvas.mist(shore - 40, 90, 0.18);
	}
	canvas.water(shore, lamp.x);
	for (const { points, near } of hills.slice(1)) {
		canvas.mirrored(smoothBelow(points, shore), shore, near, 0.2);
	}
	const last = hills[3]?.points as Point[];
	const x = middle(canvas, 150);
	sign({ x, y: Math.min(shore - 4, heightAt(last, x) + 26), size: 70, near: 0.62, isByWater: true });
	const feet = ridge(random, { base: 1110, rise: 70, roughness: 0.4, lean: random.between(-120, 120) });
	canvas.land(feet, 1, 160);
	canvas.path(grasses(random, feet, 260, 120), canvas.palette.land(1));
	return "A lake between hills";
}
