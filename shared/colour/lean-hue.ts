/** How far a hue may lean towards another, in degrees: neighbours on the wheel don't clash. */
const MOST = 28;

/** Returns a hue (degrees) that leans from its own place towards another by half the distance between them, at most 28°. */
export function leanHue(own: number, towards: number): number {
	const distance = turn(own, towards);
	return (own + Math.sign(distance) * Math.min(MOST, Math.abs(distance) / 2) + 360) % 360;
}

/** Neighbours up to here keep their chroma, in degrees; from there on they lose it, and all they can from the other angle. */
const NEAR = 40;
const FAR = 120;

/** Returns the chroma of a hue beside another (degrees): two hues far apart clash only where both are strong. */
export function chromaBeside(hue: number, other: number, whole: number, least: number): number {
	const share = (Math.abs(turn(hue, other)) - NEAR) / (FAR - NEAR);
	return whole + (Math.min(whole, least) - whole) * Math.min(1, Math.max(0, share));
}

/** The way from one hue to another, in degrees: -180 to 180. */
const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;
