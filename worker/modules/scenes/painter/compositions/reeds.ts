import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { HEIGHT, ridge, smoothBelow, WIDTH } from "../geometry.ts";
import { blade, roundTrees } from "../plants.ts";

export function reeds(canvas: Canvas, sign: Sign): string {
	const { random, palette } = canvas;
	const shore = random.between(600, 650);
	const lamp = lampIn(canvas, shore - random.between(80, 150), 80);
	canvas.sky(shore, lamp);
	canvas.clouds(5, 80, shore - 200);
	const far = ridge(random, { base: shore - 16, rise: 46, roughness: 0.46, step: 12 });
	canvas.land(far, 0.3, 90, smoothBelow(far, shore));
	canvas.path(roundTrees(random, far, 44, 0.42), palette.land(0.34));
	const x = middle(canvas, 150);
	sign({ x, y: shore - 8, size: 84, near: 0.5, isByWater: true });
	canvas.mist(shore, 50, 0.3);
	canvas.water(shore, lamp.x, 1250);
	canvas.halo(lamp.x, shore + (shore - lamp.y) * 0.8, 260, [
		[0, palette.lamp, 0.26],
		[0.34, palette.glow, 0.14],
		[1, palette.glow, 0],
	]);
	let pads = "";
	for (let pad = 0; pad < 26; pad += 1) {
		const near = random() ** 0.8;
		const px = random() * WIDTH;
		const py = shore + 90 + near * 400;
		const wide = 14 + near * 46;
		pads += `M${Math.round(px - wide)} ${Math.round(py)}a${Math.round(wide)} ${Math.round(wide * 0.26)} 0 1 1 ${Math.round(2 * wide)} 0a${Math.round(wide)} ${Math.round(wide * 0.26)} 0 1 1 ${Math.round(-2 * wide)} 0z`;
	}
	canvas.path(pads, palette.land(0.66), 0.7);
	let stems = "";
	let heads = "";
	for (let reed = 0; reed < 90; reed += 1) {
		const isLeft = random.chance(0.5);
		const px = isLeft ? random() ** 1.5 * 520 : WIDTH - random() ** 1.5 * 520;
		const tall = random.between(180, 460) * (1 - Math.min(px, WIDTH - px) / 820);
		const bend = random.between(-40, 40);
		const base = HEIGHT + 10;
		stems += blade(px, base, { tall, bend, wide: 5 });
		if (reed % 3 === 0) {
			heads += `M${Math.round(px + bend - 5)} ${Math.round(base - tall + 6)}q-1 -34 5 -42q6 8 5 42z`;
		}
	}
	canvas.path(stems + heads, canvas.palette.land(1));
	return "A pond with reeds";
}
