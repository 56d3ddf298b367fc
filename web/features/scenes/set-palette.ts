import { hexToRgb, type Rgb } from "#shared/colour/contrast.ts";
import { setScenePalette } from "#web/lib/scene-palette.ts";
import { writePersonal } from "#web/lib/storage/personal-storage.ts";
import { paletteOf } from "./scene-palette.ts";

/** The first words of the talk stand in this much of the window's height, from the top. */
const SKY = 0.45;

/** Whose hue this tab has kept, and which. */
let keptHue = "";

/** Gives the page what it takes from the colours behind this person's talk: its bubbles, its edges and the words on the sky. */
export function setPalette(userId: string, colours: readonly Rgb[]): void {
	const palette = paletteOf(colours, colours.slice(0, Math.max(1, Math.round(colours.length * SKY))));
	setScenePalette(palette);
	const { style } = document.documentElement;
	// It stays when the scene is gone: the pages beside the chat keep the room's colour, and so does the next first paint.
	const hue = palette.shadowHue.toFixed(1);
	style.setProperty("--night-hue", hue);
	if (keptHue !== `${userId} ${hue}`) {
		// Once: after a sign-out in another tab nothing is kept again here.
		keptHue = `${userId} ${hue}`;
		writePersonal(userId, "night-hue", hue);
	}
	style.setProperty("--bubble-tint", `rgb(${hexToRgb(palette.tint).join(" ")} / ${palette.thick})`);
	for (const scheme of ["light", "dark"] as const) {
		const { ink, veil, opacity } = palette.sky[scheme];
		// The colours were looked at about as finely as this blurs: a rough picture needs it, and a calm one no veil.
		style.setProperty(`--sky-blur-${scheme}`, opacity > 0 ? "14px" : "0px");
		style.setProperty(`--sky-ink-${scheme}`, ink);
		style.setProperty(`--sky-veil-${scheme}`, `rgb(${veil.map(Math.round).join(" ")} / ${opacity})`);
	}
}

/** Nothing is known any more of what lies behind. */
export function forgetPalette(): void {
	setScenePalette(null);
	const { style } = document.documentElement;
	for (const name of PROPERTIES) {
		style.removeProperty(name);
	}
}

const PROPERTIES = [
	"--bubble-tint",
	...["light", "dark"].flatMap((scheme) => [
		`--sky-ink-${scheme}`,
		`--sky-veil-${scheme}`,
		`--sky-blur-${scheme}`,
	]),
];
