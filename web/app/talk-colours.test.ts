import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, hexToRgb, type Rgb } from "#shared/colour/contrast.ts";
import { hexToOklch } from "#shared/colour/oklch.ts";
import { chatColours } from "#web/features/conversations/chat-colours.ts";
import { blend } from "#web/features/scenes/blend.ts";
import { paletteOf } from "#web/features/scenes/scene-palette.ts";

const WHITE: Rgb = [255, 255, 255];
const CHAT_COLOURS = ["#3b82f6", "#f97316", "#8b5cf6", "#16a34a", "#e11d6b", "#808080"];
const channel = fc.integer({ min: 0, max: 255 });
const someColours = fc.array(fc.tuple(channel, channel, channel), { minLength: 8, maxLength: 60 });
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

// spec: 2.149, P.102
test("before any scene, in any chat colour, the words of both are read, and the hue leans by 28° at most", () => {
	fc.assert(
		fc.property(someColours, fc.constantFrom(...CHAT_COLOURS), (colours, chatColour) => {
			const palette = paletteOf({ talk: colours, sky: colours.slice(0, 4) });
			const mine = chatColours(chatColour, palette)["--user-bubble"];
			expect(contrast(hexToRgb(mine), WHITE)).toBeGreaterThanOrEqual(6);
			for (const colour of colours) {
				const seen = blend(hexToRgb(palette.tint), blend([0, 0, 0], colour, 0.6), palette.thick);
				expect(contrast(seen, WHITE)).toBeGreaterThanOrEqual(6.9);
			}
			const own = hexToOklch(chatColour);
			if (own.chroma > 0.1) {
				expect(apart(hexToOklch(mine).hue, own.hue)).toBeLessThanOrEqual(30);
			}
		}),
	);
});

// spec: P.102
test("words on the sky are read on each of its colours, with no veil where they are anyway", () => {
	const pale: Rgb[] = Array.from({ length: 12 }, () => [235, 225, 215]);
	expect(paletteOf({ talk: pale, sky: pale }).sky.light).toMatchObject({
		ink: "#2b211b",
		opacity: 0,
	});
	fc.assert(
		fc.property(someColours, (colours) => {
			const { ink, veil, opacity } = paletteOf({ talk: colours, sky: colours }).sky.light;
			for (const colour of colours) {
				expect(contrast(blend(veil, colour, opacity), hexToRgb(ink))).toBeGreaterThanOrEqual(4.5);
			}
		}),
	);
});
