import { type Colour, mix, shade } from "../colours.ts";
import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { HEIGHT, ridge, WIDTH } from "../geometry.ts";
import { roundTrees } from "../plants.ts";

export function fields(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const horizon = 640;
	const lamp = lampIn(canvas, horizon - random.between(70, 170), 50);
	canvas.sky(horizon, lamp);
	canvas.clouds(9, 60, horizon - 110);
	const far = ridge(random, { base: horizon - 34, rise: 70, roughness: 0.42 });
	canvas.land(far, 0.22, 120);
	canvas.path(
		roundTrees(random, ridge(random, { base: horizon + 2, rise: 8, roughness: 0.4 }), 42, 0.35),
		palette.land(0.42),
	);
	const earth = mix(palette.land(0.6), palette.glow, 0.12);
	canvas.path(
		`M0 ${horizon}h${WIDTH}V${HEIGHT}H0z`,
		canvas.gradient(
			[
				[0, shade(earth, 0.06)],
				[1, shade(earth, -0.14)],
			],
			horizon,
			HEIGHT,
		),
	);
	const point = WIDTH / 2 + random.between(-140, 140);
	let rows = "";
	let tops = "";
	for (let row = -17; row <= 17; row += 1) {
		const at = point + row * 155;
		rows += `M${point + row * 7} ${horizon}L${at - 46} ${HEIGHT}h92z`;
		tops += `M${point + row * 7} ${horizon}L${at - 30} ${HEIGHT}h34z`;
	}
	const bloom: Colour = [palette.time === "night" ? 0.34 : 0.6, 0.1, palette.accent[2]];
	canvas.path(
		rows,
		canvas.gradient(
			[
				[0, mix(bloom, palette.sky[4] as Colour, 0.5)],
				[1, shade(bloom, -0.16)],
			],
			horizon,
			HEIGHT,
		),
	);
	canvas.path(
		tops,
		canvas.gradient(
			[
				[0, palette.glow, 0.1],
				[1, mix(bloom, palette.glow, 0.5), 0.55],
			],
			horizon,
			HEIGHT,
		),
	);
	sign({ x: middle(canvas, 130), y: horizon + 16, size: 84, near: 0.6 });
	canvas.mist(horizon + 20, 60, 0.35);
	canvas.birds(middle(canvas, 260), 380);
	return "Fields in bloom";
}
