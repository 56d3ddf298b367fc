import { type Colour, mix, shade } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { HEIGHT, heightAt, ridge, smoothBelow, WIDTH } from "../geometry.ts";
import { firs } from "../plants.ts";

export function aurora(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const horizon = 730;
	const lamp = lampIn(canvas, horizon - random.between(120, 220), 34);
	canvas.sky(horizon, lamp);
	// Veils of light: long slow bands.
	for (let veil = 0; veil < 3; veil += 1) {
		const y = 190 + veil * 120;
		const points = ridge(random, { base: y, rise: 170, roughness: 0.3, length: 0.8 });
		const lower = [...points].reverse().map(([x, py]) => [x, py + 210 + veil * 30] as const);
		const d = `M${points.map((point) => point.join(" ")).join("L")}L${lower.map((point) => point.join(" ")).join("L")}Z`;
		const colour: Colour = [
			palette.time === "night" ? 0.78 : 0.93,
			0.1,
			(palette.glow[2] + 70 + veil * 34) % 360,
		];
		canvas.path(
			d,
			canvas.gradient(
				[
					[0, colour, 0],
					[0.45, colour, palette.time === "night" ? 0.3 : 0.18],
					[1, colour, 0],
				],
				y - 120,
				y + 380,
			),
		);
	}
	for (let index = 0; index < 3; index += 1) {
		const near = 0.16 + index * 0.2;
		const points = ridge(random, {
			base: horizon - 70 + index * 60,
			rise: 120 - index * 20,
			roughness: 0.5,
			lean: random.between(-180, 180),
			step: 13,
		});
		canvas.land(points, near, 240);
		if (index > 0) {
			canvas.path(firs(random, points, 34 + index * 26, 0.7), palette.land(near));
		}
		canvas.mist(horizon + index * 60, 90, 0.2);
	}
	const snowy = mix(palette.lamp, palette.sky[1] as Colour, palette.time === "night" ? 0.62 : 0.3);
	const slope = ridge(random, { base: 960, rise: 90, roughness: 0.3, lean: random.between(-170, 170) });
	canvas.path(
		smoothBelow(slope),
		canvas.gradient(
			[
				[0, snowy],
				[1, shade(snowy, -0.2)],
			],
			880,
			HEIGHT,
		),
	);
	const x = middle(canvas, 150);
	sign({ x, y: heightAt(slope, x) + 6, size: 100, near: 0.8, hasFirs: true });
	canvas.path(
		firs(
			random,
			slope
				.filter(([px]) => Math.abs(px - WIDTH / 2) > 280)
				.map(([px, py]) => [px, py + random.between(0, 130)] as const),
			150,
			0.3,
		),
		palette.land(0.92),
	);
	return "Snow under a wide sky";
}
