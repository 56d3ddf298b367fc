import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, hexToRgb } from "../colour/contrast.ts";
import { hexToOklch, type Oklch } from "../colour/oklch.ts";
import { anyText } from "../test/any-text.ts";
import { colourForMood, MOOD_COLOURS, type NamedMood } from "./mood-colours.ts";
import { DEFAULT_CHAT_COLOR, ONBOARDING_MOODS } from "./moods.ts";

const MOODS = Object.keys(MOOD_COLOURS) as NamedMood[];

const hueOf = (hex: string) => hexToOklch(hex).hue;

const contrastOf = (one: string, other: string) => contrast(hexToRgb(one), hexToRgb(other));

/** In OKLab. */
function distance(one: string, other: string): number {
	const [first, second] = [one, other].map(hexToOklch) as [Oklch, Oklch];
	const turn = ((first.hue - second.hue) * Math.PI) / 180;
	const apart = first.chroma ** 2 + second.chroma ** 2 - 2 * first.chroma * second.chroma * Math.cos(turn);
	return Math.sqrt((first.lightness - second.lightness) ** 2 + apart);
}

describe("the chat colour of a mood", () => {
	// spec: 9.14, 9.15, 9.16, 9.17, 9.18, 9.19
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

	// spec: 9.20
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
		expect(contrastOf(colour, "#ffffff")).toBeGreaterThanOrEqual(3);
		expect(contrastOf(colour, "#0b0d12")).toBeGreaterThanOrEqual(3);
	});

	it("can be told from every other, and from the default", () => {
		const colours = [...Object.values(MOOD_COLOURS), DEFAULT_CHAT_COLOR];
		for (const [index, colour] of colours.entries()) {
			for (const other of colours.slice(index + 1)) {
				expect(distance(colour, other), `${colour} and ${other}`).toBeGreaterThan(0.07);
			}
		}
	});

	// spec: 9.21
	it.each([null, "", "   "])("is the default blue without a mood: %o", (text) => {
		expect(colourForMood(text)).toBe("#3b82f6");
	});

	// spec: 9.22
	it.each(["happy", "pretty good", "Great, thanks", "so cheerful today", "upbeat"])(
		"is amber for positive words: %s",
		(text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.joyful),
	);

	// spec: 9.23
	it.each(["relaxed", "at ease", "serene and quiet", "Rested", "chilled"])(
		"is light blue for calm words: %s",
		(text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.calm),
	);

	// spec: 9.24
	it.each(["energetic", "full of energy", "fired up", "wide awake", "PUMPED"])(
		"is orange for energetic words: %s",
		(text) => expect(colourForMood(text)).toBe(MOOD_COLOURS.energized),
	);

	// spec: 9.25
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
