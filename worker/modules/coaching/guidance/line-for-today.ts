import { hash } from "#shared/math/hash.ts";
import { ENDINGS, GENTLE_OPENINGS, OPENINGS } from "./content/motivational-lines.ts";
import type { Guide } from "./guide.ts";
import { isLow } from "./low-mood.ts";
import { DEFAULT_GOAL } from "./recommendations.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day's line. Both halves move on by one each day, from a place of the person's own. */
export function lineForToday({ userId, person, today, isAtRisk }: Guide): string {
	const step = Math.floor(Date.parse(today) / DAY_MS) + hash(userId);
	const isGentle = isAtRisk || isLow(person);
	const openings = isGentle ? GENTLE_OPENINGS : OPENINGS[person.currentLevel];
	// Those for wellness ask for nothing: they suit a low day, whatever the goal.
	const endings = ENDINGS[isGentle ? "wellness" : (person.goal ?? DEFAULT_GOAL)];
	return `${openings[step % openings.length]} ${endings[step % endings.length]}`;
}
