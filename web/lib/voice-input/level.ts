/** Level of a quiet room, in decibels below full scale. */
const QUIET = -60;
/** A voice near the microphone. */
const LOUD = -15;

/** How loud samples (-1 to 1) are, from 0 for a quiet room to 1 for a near voice: their root mean square in decibels. */
export function levelOf(samples: Float32Array): number {
	const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
	const decibels = 10 * Math.log10(power);
	return Math.min(1, Math.max(0, (decibels - QUIET) / (LOUD - QUIET)));
}
