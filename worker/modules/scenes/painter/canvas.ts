import { birds, cloud, glitter, stars } from "./air.ts";
import { type Colour, hex, mix, shade } from "./colours.ts";
import { HEIGHT, MORE_SKY, type Point, smoothBelow, WIDTH } from "./geometry.ts";
import type { Palette } from "./light.ts";
import type { Random } from "./random.ts";

export type Canvas = ReturnType<typeof createCanvas>;

const round = (value: number) => Math.round(value * 100) / 100;

/** Rounds a path's numbers to what the eye can see. */
function shortened(d: string): string {
	return d.replace(/-?\d+\.\d{2,}/g, (number) => String(round(Number(number))));
}

/** Collects the layers of one scene, from the back to the front. No filters: a phone would take seconds over them. */
export function createCanvas(palette: Palette, random: Random) {
	const defs: string[] = [];
	const layers: string[] = [];
	const isNight = palette.time === "night";
	let shining = { x: WIDTH / 2, y: 0 };

	function gradient(stops: readonly (readonly [number, Colour, number?])[], y1: number, y2: number): string {
		const id = `g${defs.length}`;
		const marks = stops
			.map(
				([at, colour, opacity = 1]) =>
					`<stop offset="${round(at)}" stop-color="${hex(colour)}"${opacity < 1 ? ` stop-opacity="${round(opacity)}"` : ""}/>`,
			)
			.join("");
		defs.push(
			`<linearGradient id="${id}" x1="0" y1="${Math.round(y1)}" x2="0" y2="${Math.round(y2)}" gradientUnits="userSpaceOnUse">${marks}</linearGradient>`,
		);
		return `url(#${id})`;
	}

	function halo(x: number, y: number, radius: number, stops: readonly GlowStop[]): void {
		const id = `g${defs.length}`;
		const marks = withoutRim(stops)
			.map(
				([at, colour, opacity]) =>
					`<stop offset="${round(at)}" stop-color="${hex(colour)}" stop-opacity="${round(opacity)}"/>`,
			)
			.join("");
		defs.push(
			`<radialGradient id="${id}" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" gradientUnits="userSpaceOnUse">${marks}</radialGradient>`,
		);
		layers.push(
			`<rect x="${Math.round(x - radius)}" y="${Math.round(y - radius)}" width="${Math.round(radius * 2)}" height="${Math.round(radius * 2)}" fill="url(#${id})"/>`,
		);
	}

	function path(d: string, fill: string | Colour, opacity = 1): void {
		const colour = typeof fill === "string" ? fill : hex(fill);
		layers.push(
			`<path d="${shortened(d)}" fill="${colour}"${opacity < 1 ? ` opacity="${round(opacity)}"` : ""}/>`,
		);
	}

	return {
		palette,
		random,
		gradient,
		halo,
		path,

		/** Where the sun or the moon stands. */
		lamp: () => shining,

		/** The sky down to the horizon, with its lamp, its stars and its clouds. */
		sky(horizon: number, lamp: { x: number; y: number; radius: number }): void {
			shining = lamp;
			const colours = palette.sky.map((colour, index) => [index / (palette.sky.length - 1), colour] as const);
			layers.push(
				`<rect y="${-MORE_SKY}" width="${WIDTH}" height="${HEIGHT}" fill="${gradient(colours, -MORE_SKY, horizon)}"/>`,
			);
			if (isNight) {
				path(stars(random, 150, horizon * 0.9), palette.lamp, 0.75);
			} else if (palette.time === "dusk") {
				path(stars(random, 40, horizon * 0.4), palette.lamp, 0.5);
			}
			halo(lamp.x, lamp.y, isNight ? 520 : 820, [
				[0, palette.lamp, isNight ? 0.5 : 0.95],
				[0.1, palette.glow, isNight ? 0.3 : 0.6],
				[0.42, palette.glow, isNight ? 0.09 : 0.2],
				[1, palette.glow, 0],
			]);
			layers.push(
				`<circle cx="${Math.round(lamp.x)}" cy="${Math.round(lamp.y)}" r="${Math.round(lamp.radius)}" fill="${hex(palette.lamp)}"/>`,
			);
		},

		clouds(count: number, top: number, low: number): void {
			for (let each = 0; each < count; each += 1) {
				const y = random.between(top, low);
				const near = (y - top) / (low - top || 1);
				const wide = random.between(220, 620) * (1.15 - near * 0.6);
				const d = cloud(random, random.between(-60, WIDTH + 60), y, wide);
				const colour = palette.cloud;
				const fill = gradient(
					[
						[0, shade(colour, 0.03), 1],
						[1, colour, 0.15],
					],
					y - wide * 0.17,
					y + wide * 0.03,
				);
				path(d, fill, random.between(0.35, 0.75));
			}
		},

		/** A layer of land, lighter and hazier at its foot. `near`: 0 is far, 1 is the foreground. */
		land(points: readonly Point[], near: number, tall: number, d = smoothBelow(points)): void {
			const top = Math.min(...points.map(([, y]) => y));
			const colour = palette.land(near);
			const foot = mix(colour, palette.land(Math.max(0, near - 0.34)), near < 0.75 ? 0.75 : 0);
			path(
				d,
				gradient(
					[
						[0, shade(colour, 0.015)],
						[0.35, colour],
						[1, near < 0.75 ? foot : shade(colour, -0.08)],
					],
					top,
					top + tall,
				),
			);
		},

		/** A band of mist, strongest at `y`. */
		mist(y: number, tall: number, strength: number): void {
			const air = palette.sky[4] as Colour;
			const fill = gradient(
				[
					[0, air, 0],
					[0.6, air, strength],
					[1, air, 0],
				],
				y - tall,
				y + tall * 0.5,
			);
			layers.push(
				`<rect x="0" y="${Math.round(y - tall)}" width="${WIDTH}" height="${Math.round(tall * 1.5)}" fill="${fill}"/>`,
			);
		},

		/** Water from a shore down, with the lamp's light on it. */
		water(shore: number, lampX: number, bottom = HEIGHT): void {
			const colours = palette.water.map(
				(colour, index) => [index / (palette.water.length - 1), colour] as const,
			);
			layers.push(
				`<rect y="${Math.round(shore)}" width="${WIDTH}" height="${Math.round(HEIGHT - shore)}" fill="${gradient(colours, shore, bottom)}"/>`,
			);
			path(glitter(random, lampX, shore, (bottom - shore) * 0.72), palette.lamp, isNight ? 0.5 : 0.75);
			// Still lines that lie across it.
			let lines = "";
			for (let line = 0; line < 26; line += 1) {
				const near = random() ** 1.6;
				const y = Math.round(shore + 10 + near * (bottom - shore - 10));
				const wide = Math.round(random.between(40, 220) * (0.5 + near));
				lines += `M${Math.round(random.between(-60, WIDTH))} ${y}h${wide}v${round(0.8 + near * 1.6)}h${-wide}z`;
			}
			path(lines, mix(palette.water[0] as Colour, palette.lamp, 0.4), 0.28);
		},

		/** Mirrors what is above a shore in the water below it. */
		mirrored(d: string, shore: number, near: number, opacity: number): void {
			layers.push(
				`<path d="${shortened(d)}" transform="matrix(1 0 0 -.7 0 ${round(shore * 1.7)})" fill="${hex(palette.land(near))}" opacity="${round(opacity)}"/>`,
			);
		},

		birds(x: number, y: number): void {
			path(birds(random, x, y, 3 + random.below(4)), palette.land(0.8), 0.55);
		},

		/** Something small that shines: a window, a lantern. */
		light(x: number, y: number, size: number): void {
			halo(x, y, size * 9, [
				[0, palette.warmth, isNight ? 0.55 : 0.3],
				[1, palette.warmth, 0],
			]);
			layers.push(
				`<rect x="${round(x - size / 2)}" y="${round(y - size * 0.65)}" width="${round(size)}" height="${round(size * 1.3)}" fill="${hex(palette.warmth)}"/>`,
			);
		},

		toSvg(title: string): string {
			return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-MORE_SKY} ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><title>${title}</title><defs>${defs.join("")}</defs>${layers.join("")}</svg>`;
		},
	};
}

/** Where in its radius (0 to 1), its colour, and how opaque it is there (0 to 1). */
type GlowStop = readonly [at: number, colour: Colour, opacity: number];

/** A glow that ends in a straight slope has a rim that one sees. The last part falls with the square of the way left. */
function withoutRim(stops: readonly GlowStop[]): GlowStop[] {
	const [before, end] = stops.slice(-2);
	if (!before || !end) {
		return [...stops];
	}
	const between = [0.25, 0.5, 0.75].map((way): GlowStop => {
		const opacity = end[2] + (before[2] - end[2]) * (1 - way) ** 2;
		return [before[0] + (end[0] - before[0]) * way, before[1], opacity];
	});
	return [...stops.slice(0, -1), ...between, end];
}
