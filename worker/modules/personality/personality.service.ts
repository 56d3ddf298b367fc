import { eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { traitScores } from "#shared/personality/mini-ipip.ts";
import type { PersonalityScores } from "#shared/schemas/personality.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";

/** Stores the twenty answers and their result, both or neither. A second time on the same day replaces the first. */
export async function measurePersonality(
	{ db, now }: Deps,
	user: UserRow,
	answers: number[],
): Promise<PersonalityScores> {
	const traits = traitScores(answers);
	const scores = {
		big5Openness: traits.openness,
		big5Conscientiousness: traits.conscientiousness,
		big5Extraversion: traits.extraversion,
		big5Agreeableness: traits.agreeableness,
		big5Neuroticism: traits.neuroticism,
	};
	const date = localDay(user.timeZone, now());
	const kept = { responses: { inventory: "mini-ipip", answers }, createdAt: now() };
	await db.batch([
		db
			.insert(questionnaireResponses)
			.values({ id: `${user.id.replace("usr_", "big5_")}_${date}`, userId: user.id, date, ...kept })
			.onConflictDoUpdate({ target: questionnaireResponses.id, set: kept }),
		db.update(users).set(scores).where(eq(users.id, user.id)),
	]);
	return scores;
}
