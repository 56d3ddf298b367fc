import { levelScores } from "#shared/needs.ts";
import type { InteractionProfile, Motivational, PersonalizedCoaching } from "#shared/schemas/coaching.ts";
import { countDaysThisMonth } from "../../../db/queries/assessment-days.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { cachedModelText } from "../model-tasks/cached-model-text.ts";
import { dayLine } from "./day-line.ts";
import { cardQuestion, factsOfDay } from "./guidance-questions.ts";
import { readGuide } from "./guide.ts";
import { interactionProfile } from "./interaction-profile.ts";
import { coachingMessage } from "./personalized-coaching.ts";
import { suggestionsFor } from "./recommendations.ts";

/** Returns the coaching card: a connected model's when its text is ready, else our own. */
export async function personalizedCoaching(deps: Deps, user: UserRow): Promise<PersonalizedCoaching> {
	const guide = await readGuide(deps, user);
	const { ratings, currentLevel } = guide.person;
	const made = guide.isAtRisk
		? null
		: await cachedModelText(deps, user, {
				kind: "card",
				madeOf: factsOfDay(guide),
				question: cardQuestion(guide),
			});
	return {
		message: made?.message ?? coachingMessage(guide),
		recommendedFocus: currentLevel,
		levelScores: ratings && levelScores(ratings),
		suggestions: made?.suggestions ?? suggestionsFor(guide),
		daysThisMonth: await countDaysThisMonth(deps, user.id, guide.today),
		generatedAt: deps.now().toISOString(),
	};
}

/** The style, blend and mode that suit the person now, and why. */
export async function recommendInteraction(deps: Deps, user: UserRow): Promise<InteractionProfile> {
	const { person, isAtRisk } = await readGuide(deps, user);
	return interactionProfile(person, isAtRisk);
}

/** One line for the person's own day. */
export async function motivational(deps: Deps, user: UserRow): Promise<Motivational> {
	const message = await dayLine(deps, user, await readGuide(deps, user));
	return { message, generatedAt: deps.now().toISOString() };
}
