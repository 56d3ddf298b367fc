import { type Canvas, lampIn, middle, type Sign } from "../composition.ts";
import { heightAt, ridge } from "../geometry.ts";
import { firs } from "../plants.ts";

export function pines(canvas: Canvas, sign: Sign): string {
	const { random } = canvas;
	const lamp = lampIn(canvas, random.between(330, 430), 48);
	canvas.sky(840, lamp);
	canvas.clouds(5, 60, 300);
	canvas.birds(middle(canvas), 300);
	const x = middle(canvas, 150);
	for (let index = 0; index < 6; index += 1) {
		const near = 0.08 + index * 0.165;
		const base = 560 + index * 96;
		const points = ridge(random, {
			base,
			rise: 90 - index * 4,
			roughness: 0.46,
			lean: random.between(-220, 220),
			step: 15,
		});
		canvas.land(points, near, 260);
		// The wood opens around the sign.
		const wooded = index < 3 ? points : points.filter(([px]) => Math.abs(px - x) > 40 + index * 22);
		canvas.path(firs(random, wooded, 40 + index * 34, 0.85), canvas.palette.land(near));
		canvas.mist(base + 130, 150, 0.42 - index * 0.05);
		if (index === 3) {
			sign({ x, y: heightAt(points, x) + 6, size: 92, near: 0.7, hasFirs: true });
		}
	}
	return "Pines in the mist";
}
