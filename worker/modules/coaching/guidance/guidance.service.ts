import { levelScores } from "#shared/needs.ts";
import type { InteractionProfile, Motivational, PersonalizedCoaching } from "#shared/schemas/coaching.ts";
import type { Deps } from "../../../deps.ts";
import type { UserRow } from "../../users/users.table.ts";
import { readGuide } from "./guide.ts";
import { interactionProfile } from "./interaction-profile.ts";
import { lineForToday } from "./line-for-today.ts";
import { coachingMessage } from "./personalized-coaching.ts";
import { suggestionsFor } from "./recommendations.ts";

/** The coaching card: composed from what is known, without a model. */
export async function personalizedCoaching(deps: Deps, user: UserRow): Promise<PersonalizedCoaching> {
	const guide = await readGuide(deps, user);
	const { ratings, currentLevel } = guide.person;
	return {
		message: coachingMessage(guide),
		recommendedFocus: currentLevel,
		levelScores: ratings && levelScores(ratings),
		suggestions: suggestionsFor(guide),
		generatedAt: deps.now().toISOString(),
	};
}

/** The style, blend and mode that suit the person now, and why. */
export async function recommendInteraction(deps: Deps, user: UserRow): Promise<InteractionProfile> {
	return interactionProfile((await readGuide(deps, user)).person);
}

/** One line for the person's own day. */
export async function motivational(deps: Deps, user: UserRow): Promise<Motivational> {
	return { message: lineForToday(await readGuide(deps, user)), generatedAt: deps.now().toISOString() };
}
