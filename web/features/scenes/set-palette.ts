import { hexToRgb } from "#shared/colour/contrast.ts";
import { setScenePalette } from "#web/lib/scene/shown-palette.ts";
import { writePersonal } from "#web/lib/storage/personal-storage.ts";
import type { BehindWords } from "./scene-colours.ts";
import { paletteOf } from "./scene-palette.ts";

/** The user and hue this tab last stored. */
let keptHue = "";

/** Gives the page what it takes from the colours behind this person's talk: its bubbles, its edges and the words on the sky. */
export function setPalette(userId: string, behind: BehindWords): void {
	const palette = paletteOf(behind);
	setScenePalette(palette);
	const { style } = document.documentElement;
	// Stays when the scene is gone: pages beside the chat, and the next first paint, keep its hue.
	const hue = palette.hue.toFixed(1);
	style.setProperty("--night-hue", hue);
	if (keptHue !== `${userId} ${hue}`) {
		// Once: after a sign-out in another tab, this tab must not store it again.
		keptHue = `${userId} ${hue}`;
		writePersonal(userId, "night-hue", hue);
	}
	style.setProperty("--bubble-tint", `rgb(${hexToRgb(palette.tint).join(" ")} / ${palette.thick})`);
	for (const scheme of ["light", "dark"] as const) {
		const { ink, veil, opacity } = palette.sky[scheme];
		style.setProperty(`--sky-ink-${scheme}`, ink);
		style.setProperty(`--sky-veil-${scheme}`, `rgb(${veil.map(Math.round).join(" ")} / ${opacity})`);
	}
}

/** Nothing is known any more of what lies behind. */
export function forgetPalette(): void {
	keptHue = "";
	setScenePalette(null);
	const { style } = document.documentElement;
	for (const name of Array.from(style).filter((name) => /^--(?:bubble-tint|sky)/.test(name))) {
		style.removeProperty(name);
	}
}
