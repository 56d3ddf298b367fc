import { signTest } from "#shared/math/sign-test.ts";
import type { RatedRun } from "#shared/schemas/exercises.ts";

/**
 * Significance level. People look again after each exercise, and at 5 percent twenty looks find something in nothing.
 */
const CHANCE = 0.01;

/** With fewer, even one direction throughout can be chance: seven times is 1.6 percent. */
const ENOUGH = 8;

type Split = { lighter: number; same: number; heavier: number };

export function splitOf(runs: readonly RatedRun[]): Split {
	const count = (fits: (change: number) => boolean) =>
		runs.filter(({ before, after }) => fits(after - before)).length;
	return {
		lighter: count((change) => change < 0),
		same: count((change) => change === 0),
		heavier: count((change) => change > 0),
	};
}

/** "3 of 5 times it was lighter after, once heavier and once the same." */
export function countWords({ lighter, same, heavier }: Split): string {
	const all = lighter + same + heavier;
	if (all === 1) {
		return `You rated one exercise. It was ${wordFor(lighter - heavier)} after.`;
	}
	const others = [
		...(heavier > 0 ? [`${times(heavier)} heavier`] : []),
		...(same > 0 ? [`${times(same)} the same`] : []),
	].join(" and ");
	return `${lighter} of ${all} times it was lighter after${others && `, ${others}`}.`;
}

/** Whether it can be chance. Never praise: nothing is known of how it would have been without the exercise. */
export function chanceWords({ lighter, heavier }: Split): string {
	const changed = lighter + heavier;
	if (changed < ENOUGH) {
		return "With so few, this could be chance.";
	}
	if (signTest(lighter, heavier) >= CHANCE) {
		return "This could be chance.";
	}
	return lighter > heavier
		? "A sign test says this is more often than chance would give. It doesn't say why. Hard feelings often get lighter on their own."
		: "A sign test says this is heavier more often than chance would give. It doesn't say why. Your coach can look for another exercise with you.";
}

/** Returns 1 when an exercise made it lighter, -1 heavier, 0 unchanged. */
function wordFor(change: number): string {
	if (change === 0) {
		return "the same";
	}
	return change > 0 ? "lighter" : "heavier";
}

function times(count: number): string {
	return ["never", "once", "twice"][count] ?? `${count} times`;
}
