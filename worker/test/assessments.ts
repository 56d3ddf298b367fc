import type { NeedRatings } from "#shared/needs.ts";
import { dailyAssessments } from "../modules/assessments/assessments.table.ts";
import { day } from "./days.ts";
import { deps } from "./factories.ts";

type Fields = Partial<NeedRatings> & { date?: string; overallMood?: number };

/** An assessment of a person, straight into the database: today's, with every area at 4 and an even mood. */
export async function makeAssessment(userId: string, fields: Fields = {}): Promise<void> {
	await deps.db.insert(dailyAssessments).values({
		id: deps.newId("asm"),
		userId,
		date: fields.date ?? day(0),
		physiologicalScore: fields.physiological ?? 4,
		safetyScore: fields.safety ?? 4,
		loveScore: fields.love ?? 4,
		esteemScore: fields.esteem ?? 4,
		actualizationScore: fields.actualization ?? 4,
		overallMood: fields.overallMood ?? 3,
	});
}
