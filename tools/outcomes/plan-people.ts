import { mulberry32 } from "#shared/math/mulberry32.ts";
import type { Plan } from "./simulated-person.ts";

/** The simulated truth: an exercise's effect on a rating, and how often it's chosen and left. */
const TRUTH = [
	{ exerciseId: "sort-the-pile", effect: -1.5, chosen: 0.35, left: 0.15 },
	{ exerciseId: "untangle-a-worry", effect: 0, chosen: 0.3, left: 0.25 },
	{ exerciseId: "steady-breath", effect: 0.7, chosen: 0.28, left: 0.05 },
	{ exerciseId: "back-to-the-room", effect: 0, chosen: 0.04, left: 0.1 },
	{ exerciseId: "say-no-kindly", effect: -3, chosen: 0.03, left: 0.1 },
] as const;

/** Its two ratings are its own steps, which can't be skipped. */
const OWN_PAIR: readonly string[] = ["untangle-a-worry"];

/** A run, and whether its person lets it be counted at the time. */
export type PlannedRun = Plan & { isCounted: boolean };

/**
 * Plans the runs of `people` people, deterministic by seed. Most agree to be counted, and some change their mind.
 */
export function planPeople(people: number, seed: number): PlannedRun[][] {
	const next = mulberry32(seed);
	return Array.from({ length: people }, () => {
		const shares = next() < 0.8;
		const stopsSharing = next() < 0.1;
		return Array.from({ length: 1 + Math.floor(next() * 3) }, (_, place) => ({
			...planRun(next),
			isCounted: shares && !(stopsSharing && place > 0),
		}));
	});
}

function planRun(next: () => number): Plan {
	let draw = next();
	const truth =
		TRUTH.find(({ chosen }) => {
			draw -= chosen;
			return draw < 0;
		}) ?? TRUTH[0];
	const before = 3 + Math.floor(next() * 5);
	// A sum of three uniform draws: about normal, with a standard deviation of 1.7.
	const noise = (next() + next() + next() - 1.5) * 3.4;
	const after = Math.min(10, Math.max(0, Math.round(before + truth.effect + noise)));
	const canSkip = !OWN_PAIR.includes(truth.exerciseId);
	return {
		exerciseId: truth.exerciseId,
		before: canSkip && next() < 0.15 ? null : before,
		after: canSkip && next() < 0.1 ? null : after,
		leavesAfter: next() < truth.left ? 1 : null,
	};
}
