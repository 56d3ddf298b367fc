import type { NeedRatings } from "#shared/needs.ts";
import { dailyAssessments } from "../../db/tables/assessments.table.ts";
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

/** A whole assessment of today as the wizard sends it; every level good enough unless said otherwise. */
export function assessmentOf<Fields extends Record<string, unknown>>(userId: string, fields: Fields) {
	return {
		userId,
		date: day(0),
		physiologicalScore: 4,
		safetyScore: 4,
		loveScore: 4,
		esteemScore: 4,
		actualizationScore: 4,
		overallMood: 3,
		...fields,
	};
}
