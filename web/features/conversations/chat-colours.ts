import { chromaBeside, leanHue } from "#shared/colour/lean-hue.ts";
import { hexToOklch, oklchToHex } from "#shared/colour/oklch.ts";
import type { ScenePalette } from "#web/lib/scene/shown-palette.ts";

/** Lightness of the person's bubble: white text on it has a contrast of 6 or more in every hue. */
const OWN_LIGHTNESS = 0.47;

/** Chroma of a bubble at the least. */
const LEAST = 0.045;

/** Below this chroma a colour counts as grey, without a hue. */
const GREY = 0.02;

/**
 * Returns everything that takes its colour from the person's own. It gives the hue, which leans to the scene's; how light and
 * how strong a colour is comes from the scene (decision in docs/decisions/product/scenes.md).
 */
export function chatColours(chatColour: string, scene: ScenePalette | null) {
	const own = hexToOklch(chatColour);
	const towards = scene?.hue ?? own.hue;
	const hue = own.chroma < GREY ? towards : leanHue(own.hue, towards);
	const strength = Math.min(0.08, Math.max(LEAST, own.chroma * 0.35 + (scene?.chroma ?? 0.05) * 0.35));
	const chroma = chromaBeside(hue, towards, strength, LEAST);
	const edge = oklchToHex({ lightness: 0.82, chroma: Math.min(0.1, chroma * 1.4), hue });
	const focus = oklchToHex({ lightness: 0.46, chroma: chroma * 1.2, hue });
	return {
		"--chat-colour": chatColour,
		"--chat-colour-light": `${chatColour}20`,
		"--chat-colour-subtle": `${chatColour}10`,
		"--talk-edge": edge,
		"--user-bubble": oklchToHex({ lightness: OWN_LIGHTNESS, chroma, hue }),
		"--input-focus": `light-dark(${focus}, ${edge})`,
	};
}
