import type { Canvas } from "./canvas.ts";
import { WIDTH } from "./geometry.ts";

export type { Canvas } from "./canvas.ts";

/** A sign's place: on the ground, how tall, how near (0 to 1); by water, or where firs grow. */
export type Place = {
	x: number;
	y: number;
	size: number;
	near: number;
	isByWater?: boolean;
	hasFirs?: boolean;
};

/** Paints the sign of what a person looks after, when it's called. */
export type Sign = (place: Place) => void;

/** Paints a landscape, calling `sign` once, and says in a few words what it is. */
export type Composition = (canvas: Canvas, sign: Sign) => string;

/** Somewhere in the middle third, which every screen sees. */
export function middle({ random }: Canvas, spread = 190): number {
	return WIDTH / 2 + random.between(-spread, spread);
}

/** The sun or the moon, to the right of where words stand; higher by day and smaller at night. */
export function lampIn(canvas: Canvas, y: number, radius = 40) {
	const { time } = canvas.palette;
	return {
		x: WIDTH / 2 + canvas.random.between(205, 240),
		y: time === "day" ? 190 + y * 0.3 : y,
		radius: time === "night" ? radius * 0.9 : radius,
	};
}
