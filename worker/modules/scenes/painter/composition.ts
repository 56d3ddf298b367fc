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

/** The sun or the moon, high by day and smaller at night. */
export function lampIn(canvas: Canvas, y: number, radius = 40) {
	const { time } = canvas.palette;
	return {
		x: middle(canvas),
		y: time === "day" ? y * 0.45 : y,
		radius: time === "night" ? radius * 0.9 : radius,
	};
}
