import { isNegativeMood } from "#shared/mood/mood-detection.ts";
import type { PersonFacts } from "../../../models/text-model.ts";

/** The specification's threshold for a gentler start. */
const LOW_MOOD_MAX = 2;

/** Whether they're low: by the newest assessment, by how they said they feel, else by how they want to feel. */
export function isLow(person: Pick<PersonFacts, "overallMood" | "currentMood" | "desiredMood">): boolean {
	return isRatedLow(person) || isNegativeMood(person.currentMood || person.desiredMood || "");
}

export function isRatedLow({ overallMood }: Pick<PersonFacts, "overallMood">): boolean {
	return overallMood !== null && overallMood <= LOW_MOOD_MAX;
}
