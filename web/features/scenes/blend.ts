import type { Rgb } from "#shared/colour/contrast.ts";

/** Returns how a colour looks through a plate of this opacity (0 to 1). */
export function blend(plate: Rgb, below: Rgb, opacity: number): Rgb {
	const mix = (index: 0 | 1 | 2) => plate[index] * opacity + below[index] * (1 - opacity);
	return [mix(0), mix(1), mix(2)];
}
