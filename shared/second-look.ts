import type { CoachChoice } from "./schemas/users.ts";

/** What a person decided about models of other companies. */
export type ReadingChoice = { coachChoice: CoachChoice; safetyReading: boolean };

/**
 * Whether a model of another company may read a message of this person for danger. Choosing the guide promises that
 * nothing leaves Attune, so that person is asked separately.
 */
export function mayReadAgain({ coachChoice, safetyReading }: ReadingChoice): boolean {
	return coachChoice === "auto" || safetyReading;
}
