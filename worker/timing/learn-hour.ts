const DAY_MS = 24 * 60 * 60 * 1000;

/** Learned hours stay within these, local time, so that people get nothing at night unless they chose it. */
export const FIRST_HOUR = 8;
export const LAST_HOUR = 20;

/** Activity counts half as much after the first number of days, and not at all after the second. */
export const HALF_LIFE_DAYS = 14;
export const WINDOW_DAYS = 56;

/** With less activity than this, the preferred time stays. */
export const ENOUGH_ACTIVITY = 5;

/** A new hour must score this many times the current one's score: a time that keeps changing isn't a habit. */
const KEEP_UNLESS = 1.15;

/** Weight of activity, by its distance in hours. */
const NEARNESS = [1, 0.5, 0.2];

/** Activity in an hour (0 to 23) of the person's clock; once per hour and day. `at` is epoch ms. */
export type Activity = { at: number; hour: number };

/** A notification sent at an hour of the person's clock, and whether they were here within three hours. */
export type Send = { at: number; hour: number; answered: boolean };

export type TimingFacts = {
	now: number;
	/** Times here that didn't begin from one of our own links. */
	activity: readonly Activity[];
	sends: readonly Send[];
	/** The hour of the preferred time. */
	preferredHour: number;
	/** The hour in use; null before the first. */
	currentHour: number | null;
};

/** Weight of something that happened: w(age) = 2^(−age/14), in days; nothing after 56. */
export function weightOf(at: number, now: number): number {
	const age = (now - at) / DAY_MS;
	return age > WINDOW_DAYS ? 0 : 2 ** (-Math.max(0, age) / HALF_LIFE_DAYS);
}

/** How often they were here in each hour of the day, newer times weighing more: 24 numbers. */
export function histogramOf({ activity, now }: Pick<TimingFacts, "activity" | "now">): number[] {
	const histogram = Array<number>(24).fill(0);
	for (const { at, hour } of activity) {
		histogram[hour] = (histogram[hour] ?? 0) + weightOf(at, now);
	}
	return histogram;
}

/** Times here that still count. */
export function countedActivity({ activity, now }: Pick<TimingFacts, "activity" | "now">): number {
	return activity.filter(({ at }) => weightOf(at, now) > 0).length;
}

/**
 * The hour at which to write, 8 to 20; null while too little is known. For every hour h:
 *
 *   act[h]   = Σ w(age) × {1 in the same hour, 0.5 one off, 0.2 two off}     over times here
 *   prior[h] = 0.25, + 3 at the preferred hour, + 1 at its neighbours
 *   r[h]     = a / (a + b), a = 1, b = 3; each send at s with |s − h| ≤ 1 adds c·w (c = 1, or 0.5 one off) to a if it was
 *              answered, else to b
 *   score[h] = (act[h] + prior[h]) / Σ(act + prior) × (0.5 + 2·r[h])
 *
 * The highest wins, of equals the earlier; the hour in use stays unless the winner scores 1.15 times as much. A rule, not a
 * bet: trying hours at random gained nothing in simulation (`npm run simulate-timing`).
 */
export function learnHour(facts: TimingFacts): number | null {
	if (countedActivity(facts) < ENOUGH_ACTIVITY) {
		return null;
	}
	const scores = scoresOf(facts);
	const best = scores.reduce((winner, each) => (each.score > winner.score ? each : winner));
	const current = scores.find(({ hour }) => hour === facts.currentHour);
	return current && best.score < KEEP_UNLESS * current.score ? current.hour : best.hour;
}

/** Whether they tend to be here around this hour: as much was seen near it as one time today would count. */
export function isHereAround(hour: number, facts: Pick<TimingFacts, "activity" | "now">): boolean {
	return activityNear(hour, facts) >= 1;
}

function scoresOf(facts: TimingFacts): { hour: number; score: number }[] {
	const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index);
	const masses = hours.map((hour) => activityNear(hour, facts) + priorOf(hour, facts.preferredHour));
	const all = masses.reduce((sum, mass) => sum + mass, 0);
	return hours.map((hour, index) => ({
		hour,
		score: ((masses[index] ?? 0) / all) * (0.5 + 2 * responseAt(hour, facts)),
	}));
}

function activityNear(hour: number, { activity, now }: Pick<TimingFacts, "activity" | "now">): number {
	return activity.reduce(
		(sum, each) => sum + weightOf(each.at, now) * (NEARNESS[hoursApart(each.hour, hour)] ?? 0),
		0,
	);
}

function priorOf(hour: number, preferredHour: number): number {
	const apart = hoursApart(hour, preferredHour);
	if (apart === 0) {
		return 3.25;
	}
	return apart === 1 ? 1.25 : 0.25;
}

function responseAt(hour: number, { sends, now }: TimingFacts): number {
	let answered = 1;
	let ignored = 3;
	for (const send of sends) {
		const apart = hoursApart(send.hour, hour);
		const weight = apart > 1 ? 0 : weightOf(send.at, now) * (apart === 0 ? 1 : 0.5);
		if (send.answered) {
			answered += weight;
		} else {
			ignored += weight;
		}
	}
	return answered / (answered + ignored);
}

/** Round the clock: 23 and 1 are two hours apart. */
function hoursApart(one: number, other: number): number {
	const apart = Math.abs(one - other);
	return Math.min(apart, 24 - apart);
}
