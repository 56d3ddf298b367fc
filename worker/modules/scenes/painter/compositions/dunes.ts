import { type Colour, mix, shade } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { heightAt, type Point, ridge, round, smoothBelow, WIDTH } from "../geometry.ts";

export function dunes(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const horizon = 600;
	const lamp = lampIn(canvas, random.between(380, 500), 52);
	canvas.sky(horizon + 60, lamp);
	canvas.clouds(4, 90, 330);
	const warm = (near: number): Colour =>
		mix(palette.land(near * 0.85), palette.glow, 0.34 * (1 - near * 0.6));
	for (let index = 0; index < 6; index += 1) {
		const near = index / 5;
		const base = horizon + 26 + near ** 1.15 * 430;
		const rise = 40 + near * 150;
		const points = ridge(random, {
			base,
			rise,
			roughness: 0.22,
			length: 0.75 + near * 0.5,
			lean: random.between(-150, 150),
		});
		const colour = warm(near);
		canvas.path(
			smoothBelow(points),
			canvas.gradient(
				[
					[0, shade(colour, 0.05)],
					[1, shade(colour, -0.1)],
				],
				base - rise,
				base + 330,
			),
		);
		// Fine lines that the wind drew, following the crest and fading as they fall away from it.
		const lines = Array.from({ length: 9 }, (_, line) => {
			const drop = 16 + line * (9 + near * 17);
			return ripple(points, drop, 0.9 + near * 1.6, lamp.x);
		});
		canvas.path(
			lines.join(""),
			canvas.gradient(
				[
					[0, shade(colour, -0.11), 0.75],
					[1, shade(colour, -0.09), 0],
				],
				base - rise,
				base + 60 + near * 130,
			),
		);
		if (index === 2) {
			const x = middle(canvas, 160);
			sign({ x, y: heightAt(points, x) + 5, size: 64, near: 0.6 });
		}
	}
	return "Dunes that the wind has combed";
}

/** A thin line this far below a crest, smoother than the crest itself. */
function ripple(points: readonly Point[], drop: number, thick: number, lampX: number): string {
	const line = points
		.filter((_, index) => index % 4 === 0)
		.map(([x, y]) => [x, Math.round(y + drop + (Math.abs(x - lampX) / WIDTH) * drop * 0.7)] as const);
	const there = line.map(([x, y]) => `${x} ${y}`).join("L");
	const back = [...line]
		.reverse()
		.map(([x, y]) => `${x} ${round(y + thick)}`)
		.join("L");
	return `M${there}L${back}Z`;
}
