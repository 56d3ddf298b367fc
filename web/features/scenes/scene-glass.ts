import type { Rgb } from "#shared/contrast.ts";
import { EVERY_COLOUR, GLASS, plateOpacity } from "./scene-contrast.ts";

/** Words on a picture of these colours lie on glass, as thick as it needs it. */
export function setGlass(colours: readonly Rgb[]): void {
	const { style } = document.documentElement;
	for (const scheme of ["light", "dark"] as const) {
		const glass = GLASS[scheme];
		// What passes below it may be darker or lighter than the scene: the coach's bubbles, the person's own.
		const [thin, thick] = [plateOpacity(glass, colours), plateOpacity(glass, EVERY_COLOUR)];
		style.setProperty(`--glass-${scheme}`, `rgb(${glass.plate.join(" ")} / ${thin})`);
		style.setProperty(`--thick-glass-${scheme}`, `rgb(${glass.plate.join(" ")} / ${thick})`);
	}
}
