import { mulberry32 } from "../shared/math/mulberry32.ts";
import { type Activity, learnHour, type Send } from "../worker/timing/learn-hour.ts";

/**
 * `npm run simulate-timing`: the product's own rule on people who are made up. Each has a true peak anywhere from 8 to 20,
 * is here on most days around it, and answers a note the likelier the nearer to the peak it comes; all prefer 09:00. Says how
 * near the learned hour gets, and what share of daily notes is answered, beside a fixed 09:00.
 */
const PEOPLE = 2_000;
const DAYS = 56;
const PREFERRED = 9;
const DAY_MS = 24 * 60 * 60 * 1000;
const BEGIN = Date.UTC(2026, 0, 1);

/** Regular people are here on so many of their days; the hour lies so far from their peak (standard deviation). */
const HERE = 0.8;
const SPREAD = 1.5;
/** A note at the peak is answered so often, and far from it so often. */
const BEST = 0.45;
const LEAST = 0.06;
const WIDTH = 2.2;

type Result = { near: Map<number, number>; answered: number };

const adaptive = simulate(true);
const fixed = simulate(false);
process.stdout.write(`${PEOPLE} people, ${DAYS} days, a note a day, preferred hour ${PREFERRED}\n\n`);
process.stdout.write("| by day | within two hours of the true peak |\n|---|---|\n");
for (const [day, share] of adaptive.near) {
	process.stdout.write(`| ${day} | ${(share * 100).toFixed(0)} % |\n`);
}
process.stdout.write(`\n| hour | answered |\n|---|---|\n| learned | ${adaptive.answered.toFixed(3)} |\n`);
process.stdout.write(`| always 09:00 | ${fixed.answered.toFixed(3)} |\n`);

function simulate(learns: boolean): Result {
	const random = mulberry32(20_260_101);
	const looked = [7, 14, 28, 56];
	const near = new Map(looked.map((day) => [day, 0]));
	let answered = 0;
	for (let person = 0; person < PEOPLE; person += 1) {
		const peak = 8 + random() * 12;
		const sends = sendsTo(peak, learns, random);
		answered += sends.filter((send) => send.answered).length;
		for (const [day, share] of near) {
			const isNear = Math.abs((sends[day - 1] as Send).hour - peak) <= 2;
			near.set(day, share + (isNear ? 1 / PEOPLE : 0));
		}
	}
	return { near, answered: answered / (PEOPLE * DAYS) };
}

/** The notes that one person gets, a day each. */
function sendsTo(peak: number, learns: boolean, random: () => number): Send[] {
	const activity: Activity[] = [];
	const sends: Send[] = [];
	let learned: number | null = null;
	for (let day = 1; day <= DAYS; day += 1) {
		const now = BEGIN + day * DAY_MS;
		if (learns) {
			learned = learnHour({ now, activity, sends, preferredHour: PREFERRED, currentHour: learned });
		}
		const hour = learned ?? PREFERRED;
		sends.push({ at: now, hour, answered: random() < answerChance(hour, peak) });
		if (random() < HERE) {
			activity.push({ at: now, hour: hourNear(peak, random) });
		}
	}
	return sends;
}

function answerChance(hour: number, peak: number): number {
	return LEAST + (BEST - LEAST) * Math.exp(-((hour - peak) ** 2) / (2 * WIDTH ** 2));
}

/** An hour of a day near the peak: normally spread (Box and Muller). */
function hourNear(peak: number, random: () => number): number {
	const spread = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
	return (Math.floor(peak + spread * SPREAD) + 24) % 24;
}
