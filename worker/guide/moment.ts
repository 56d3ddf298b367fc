import type { PersonFacts } from "../models/text-model.ts";

/** From this hour to the other on the person's clock it's night. */
export const NIGHT = { from: 22, to: 5 };
/** A mood of 1 to 5 up to this is low. */
const LOW_MOOD_MAX = 2;

export function isNight({ localHour }: PersonFacts): boolean {
	return localHour >= NIGHT.from || localHour < NIGHT.to;
}

export function isLow({ overallMood }: PersonFacts): boolean {
	return overallMood !== null && overallMood <= LOW_MOOD_MAX;
}
