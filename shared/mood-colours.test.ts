import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colourForMood, MOOD_COLOURS, type NamedMood } from "./mood-colours.ts";
import { DEFAULT_CHAT_COLOR, ONBOARDING_MOODS } from "./moods.ts";

const MOODS = Object.keys(MOOD_COLOURS) as NamedMood[];

/** Red, green and blue as linear light. */
function linear(hex: string): number[] {
	return [1, 3, 5].map((start) => {
		const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
}

function contrast(one: string, other: string): number {
	const [low = 0, high = 0] = [one, other]
		.map(linear)
		.map(([red = 0, green = 0, blue = 0]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
		.sort((first, second) => first - second);
	return (high + 0.05) / (low + 0.05);
}

/** OKLab, Björn Ottosson 2020. */
function oklab(hex: string): [lightness: number, a: number, b: number] {
	const [red = 0, green = 0, blue = 0] = linear(hex);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	return [
		0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
		0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
	];
}

function hueOf(hex: string): number {
	const [, a, b] = oklab(hex);
	return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function distance(one: string, other: string): number {
	const [first, second] = [oklab(one), oklab(other)];
	return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

/** Any UTF-16, also what is no text. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

describe("the chat colour of a mood", () => {
	it.each([
		["energized", "orange", 40, 62],
		["calm", "light blue", 215, 245],
		["confident", "violet", 285, 305],
		["joyful", "amber", 65, 90],
		["focused", "green", 140, 165],
		["peaceful", "slate", 235, 270],
	] as const)("%s is %s", (mood, _, from, to) => {
		expect(hueOf(MOOD_COLOURS[mood])).toBeGreaterThanOrEqual(from);
		expect(hueOf(MOOD_COLOURS[mood])).toBeLessThanOrEqual(to);
	});

	it("is there for every mood of the specification and every mood of onboarding", () => {
		expect(MOODS).toEqual(
			"energized calm confident joyful focused peaceful relief stressed anxious sad frustrated overwhelmed excited tired lonely angry hopeful motivated creative grateful loved accomplished inspired".split(
				" ",
			),
		);
		expect(MOODS).toEqual(expect.arrayContaining([...ONBOARDING_MOODS]));
	});

	it.each(MOODS)("of %s is found in any case, and its border is seen on white and on near black", (mood) => {
		const colour = MOOD_COLOURS[mood];
		expect(colour).toMatch(/^#[0-9a-f]{6}$/);
		expect(colourForMood(`  ${mood.toUpperCase()} `)).toBe(colour);
		expect(contrast(colour, "#ffffff")).toBeGreaterThanOrEqual(3);
		expect(contrast(colour, "#0b0d12")).toBeGreaterThanOrEqual(3);
	});

	it("can be told from every other, and from the default", () => {
		const colours = [...Object.values(MOOD_COLOURS), DEFAULT_CHAT_COLOR];
		for (const [index, colour] of colours.entries()) {
			for (const other of colours.slice(index + 1)) {
				expect(distance(colour, other), `${colour} and ${other}`).toBeGreaterThan(0.07);
			}
		}
	});

	it.each([null, "", "   "])("is the default blue without a mood: %o", (text) => {
		expect(colourForMood(text)).toBe("#3b82f6");
	});

	it.each(["happy", "pretty good", "Great, thanks", "so cheerful today", "upbeat"])(
		"is amber for positive words: %s",
		(text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.joyful),
	);

	it.each(["relaxed", "at ease", "serene and quiet", "Rested", "chilled"])(
		"is light blue for calm words: %s",
		(text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.calm),
	);

	it.each(["energetic", "full of energy", "fired up", "wide awake", "PUMPED"])(
		"is orange for energetic words: %s",
		(text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.energized),
	);

	it.each([
		"pensive",
		"somewhere in between",
		"blah",
		"__proto__",
		"constructor",
		"unhappy",
		"not happy",
		"don’t feel great",
	])("is green otherwise: %s", (text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.focused));

	it("is a colour for any text", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(colourForMood(text)).toMatch(/^#[0-9a-f]{6}$/);
			}),
		);
	});
});
