/** How far a hue may lean towards another, in degrees: neighbours on the wheel don't clash. */
const MOST = 28;

/** Returns a hue (degrees) that leans from its own place towards another by half the distance between them, at most 28°. */
export function leanHue(own: number, towards: number): number {
	const distance = ((towards - own + 540) % 360) - 180;
	return (own + Math.sign(distance) * Math.min(MOST, Math.abs(distance) / 2) + 360) % 360;
}
