import { desc, eq, sql } from "drizzle-orm";
import { DIMENSIONS, isPersonalityType } from "#shared/personality/personality.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import type { Deps } from "../../deps.ts";

/** Newest answers read, including those to other questions. */
const LOOKED_AT = 12;

/**
 * Returns the four letters, each with how often the person chose it in their newest assessments: one answer says
 * little, the same answer five times more. A letter that they corrected may have no such answer. Null without a type.
 */
export async function lettersOf(
	{ db }: Deps,
	userId: string,
	type: string | null,
): Promise<Profile["letters"]> {
	if (!type || !isPersonalityType(type)) {
		return null;
	}
	const rows = await db
		.select({ chosen: sql<string | null>`json_extract(${questionnaireResponses.responses}, '$.mbtiType')` })
		.from(questionnaireResponses)
		.where(eq(questionnaireResponses.userId, userId))
		.orderBy(desc(questionnaireResponses.date))
		.limit(LOOKED_AT);
	const answered = rows.flatMap(({ chosen }) => (chosen && isPersonalityType(chosen) ? [chosen] : []));
	return DIMENSIONS.map((dimension, index) => {
		const letter = type.charAt(index);
		return {
			dimension,
			letter,
			chosen: answered.filter((each) => each.charAt(index) === letter).length,
			asked: answered.length,
		};
	});
}
