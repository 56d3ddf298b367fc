import { mix, shade } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { circle, HEIGHT, heightAt, type Point, ridge, smoothBelow, WIDTH } from "../geometry.ts";
import { grasses, roundTrees } from "../plants.ts";

export function meadow(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const lamp = lampIn(canvas, random.between(420, 520), 46);
	canvas.sky(640, lamp);
	canvas.clouds(9, 70, 420);
	const layers = [0, 1, 2, 3, 4].map((index) => {
		const near = 0.15 + index * 0.2;
		return {
			near,
			points: ridge(random, {
				base: 600 + index * 105,
				rise: 90 + index * 8,
				roughness: 0.26,
				length: 0.9,
				lean: random.between(-170, 170),
			}),
		};
	});
	for (const [index, { near, points }] of layers.entries()) {
		const green = mix(palette.land(near), palette.glow, 0.12 * (1 - near));
		const top = Math.min(...points.map(([, y]) => y));
		canvas.path(
			smoothBelow(points),
			canvas.gradient(
				[
					[0, shade(green, 0.05)],
					[1, shade(green, -0.07)],
				],
				top,
				top + 300,
			),
		);
		canvas.path(
			roundTrees(random, points, 30 + index * 20, index < 3 ? 0.09 : 0.02),
			shade(palette.land(near), -0.04),
		);
		if (index === 2) {
			const x = middle(canvas, 170);
			sign({ x, y: heightAt(points, x) + 6, size: 110, near: 0.68 });
		}
	}
	// A path towards the viewer.
	const end = layers[3]?.points as Point[];
	const x = middle(canvas, 90);
	const y = heightAt(end, x) + 4;
	const turn = random.between(-180, 180);
	canvas.path(
		`M${x - 5} ${y}C${x + turn * 0.4 - 20} ${y + 80} ${x - turn - 60} ${y + 150} ${x - turn * 0.3 - 110} ${HEIGHT + 20}h230C${x - turn + 70} ${y + 160} ${x + turn * 0.4 + 26} ${y + 80} ${x + 5} ${y}z`,
		mix(palette.land(0.5), palette.lamp, 0.5),
		0.5,
	);
	const feet = layers[4]?.points as Point[];
	canvas.path(
		grasses(
			random,
			feet.map(([px, py]) => [px, py + random.between(30, 230)] as const),
			240,
			90,
		),
		palette.land(1),
		0.9,
	);
	let petals = "";
	for (let flower = 0; flower < 90; flower += 1) {
		const fx = random() * WIDTH;
		petals += circle(fx, heightAt(feet, fx) + random.between(20, 200), random.between(2, 4.6));
	}
	canvas.path(petals, palette.accent, 0.85);
	return "Meadows with a path";
}
