import type { NeedLevel } from "#shared/needs.ts";
import type { Canvas } from "./canvas.ts";
import type { Place } from "./composition.ts";
import { circle } from "./geometry.ts";
import { fir } from "./plants.ts";

/** Higher up than the sun and the moon, and this far beside them. */
const BESIDE_THE_LAMP = 190;

/** A small sign of it, standing on the ground at a place. Gives its words. */
export function paintSign(canvas: Canvas, focus: NeedLevel, place: Place): string {
	const { size, near } = place;
	const [x, y] = [Math.round(place.x), Math.round(place.y)];
	const colour = canvas.palette.land(Math.min(1, near + 0.25));
	switch (focus) {
		case "physiological": {
			if (place.hasFirs) {
				canvas.path(fir(x, y, size * 1.35, size * 0.34), colour);
				return "a tall fir";
			}
			const crown = [
				[0, 0.72, 0.3],
				[-0.24, 0.62, 0.22],
				[0.25, 0.6, 0.23],
				[-0.1, 0.92, 0.2],
				[0.14, 0.9, 0.18],
			].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * size, y - dy * size, r * size));
			canvas.path(
				`M${x - size * 0.045} ${y + 3}q${size * 0.04} ${-size * 0.3} 0 ${-size * 0.6}h${size * 0.09}q${-size * 0.04} ${size * 0.3} 0 ${size * 0.6}z${crown.join("")}`,
				colour,
			);
			return "a wide tree";
		}
		case "safety": {
			const w = size * 0.9;
			const h = size * 0.42;
			canvas.path(
				`M${x - w / 2} ${y + 3}v${-h}l${w / 2} ${-size * 0.4}l${w * 0.22} ${size * 0.176}v${-size * 0.16}h${w * 0.1}v${size * 0.24}l${w * 0.18} ${size * 0.144}v${h}z`,
				colour,
			);
			canvas.light(x - w * 0.12, y - h * 0.5, size * 0.15);
			return "a cabin with a lit window";
		}
		case "love": {
			if (place.hasFirs) {
				canvas.path(
					fir(x - size * 0.26, y, size * 1.2, size * 0.26) + fir(x + size * 0.26, y, size, size * 0.24),
					colour,
				);
				return "two firs side by side";
			}
			for (const [dx, scale] of [
				[-0.34, 1],
				[0.34, 0.86],
			] as const) {
				const at = x + dx * size;
				const tall = size * scale;
				canvas.path(
					`M${at - tall * 0.03} ${y + 3}v${-tall * 0.5}h${tall * 0.06}v${tall * 0.5}z${circle(at, y - tall * 0.68, tall * 0.28)}${circle(at - tall * 0.14, y - tall * 0.52, tall * 0.2)}${circle(at + tall * 0.14, y - tall * 0.52, tall * 0.2)}`,
					colour,
				);
			}
			return "two trees side by side";
		}
		case "esteem": {
			if (!place.isByWater) {
				canvas.path(cairn(x, y, size), colour);
				return "a tower of balanced stones";
			}
			canvas.path(
				`M${x - size * 0.12} ${y + 3}l${size * 0.05} ${-size * 0.78}h${size * 0.14}l${size * 0.05} ${size * 0.78}zM${x - size * 0.1} ${y - size * 0.78}v${-size * 0.14}h${size * 0.2}v${size * 0.14}zM${x - size * 0.13} ${y - size * 0.92}l${size * 0.13} ${-size * 0.12}l${size * 0.13} ${size * 0.12}z`,
				colour,
			);
			canvas.light(x, y - size * 0.85, size * 0.09);
			return "a lighthouse";
		}
		case "actualization": {
			const { x: lampX } = canvas.lamp();
			const isAside = Math.abs(place.x - lampX) < BESIDE_THE_LAMP;
			const x = Math.round(isAside ? lampX + (place.x < lampX ? -1 : 1) * BESIDE_THE_LAMP : place.x);
			const top = y - size * 2.6;
			const r = size * 0.44;
			canvas.path(
				`M${x} ${top - r}c${r * 1.25} 0 ${r * 1.35} ${r * 1.3} ${r * 0.25} ${r * 2.2}h${-r * 0.5}c${-r * 1.1} ${-r * 0.9} ${-r} ${-r * 2.2} ${r * 0.25} ${-r * 2.2}zM${x - r * 0.16} ${top + r * 1.5}h${r * 0.32}v${r * 0.28}h${-r * 0.32}z`,
				canvas.palette.land(0.62),
			);
			canvas.path(
				`M${x} ${top - r}c${r * 0.4} ${r * 0.5} ${r * 0.4} ${r * 1.7} ${r * 0.08} ${r * 2.2}h${-r * 0.16}c${-r * 0.32} ${-r * 0.5} ${-r * 0.32} ${-r * 1.7} ${r * 0.08} ${-r * 2.2}z`,
				canvas.palette.warmth,
			);
			return "a balloon high in the air";
		}
	}
}

/** Stones on each other, smaller as they come higher: each a flat round, clockwise. */
function cairn(x: number, y: number, size: number): string {
	let foot = y + 3;
	return [
		[0, 0.3, 0.15],
		[0.03, 0.22, 0.13],
		[-0.03, 0.17, 0.11],
		[0.02, 0.11, 0.09],
		[0, 0.07, 0.07],
	]
		.map(([aside = 0, wide = 0, tall = 0]) => {
			const [rx, ry] = [Math.round(wide * size), Math.round(tall * size)];
			const cy = foot - ry;
			foot -= 2 * ry - 2;
			return `M${Math.round(x + aside * size) - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
		})
		.join("");
}
