import { contrast, type Rgb } from "#shared/contrast.ts";

/** What lies under words on a scene, and the words. By day white glass and dark ink, by night the other way about. */
export const GLASS = {
	light: { plate: [255, 255, 255], ink: [43, 33, 27] },
	dark: { plate: [29, 22, 17], ink: [238, 233, 224] },
} as const satisfies Record<string, { plate: Rgb; ink: Rgb }>;

/** WCAG 2.2 asks for 4.5; rounding to whole colours must not take it away. */
const WANTED = 4.6;

/** Glass has some body, however calm the scene. */
const LEAST = 0.3;

/** What is seen through a plate of this opacity. */
export function blend(plate: Rgb, below: Rgb, opacity: number): Rgb {
	return plate.map(
		(channel, index) => channel * opacity + (below[index] ?? 0) * (1 - opacity),
	) as unknown as Rgb;
}

/** The thinnest plate through which ink is read on every one of these colours, 0 to 1 in hundredths. */
export function plateOpacity({ plate, ink }: { plate: Rgb; ink: Rgb }, colours: Iterable<Rgb>): number {
	let opacity = LEAST;
	for (const colour of colours) {
		while (opacity < 1 && contrast(blend(plate, colour, opacity), ink) < WANTED) {
			opacity = Math.min(1, opacity + 0.01);
		}
	}
	return Math.round(opacity * 100) / 100;
}

/** For a picture that could not be looked at. */
export const EVERY_COLOUR: readonly Rgb[] = [
	[0, 0, 0],
	[255, 255, 255],
	[255, 0, 0],
	[0, 255, 0],
	[0, 0, 255],
];
