import * as z from "zod/mini";
import { NEED_LEVELS } from "../needs.ts";
import { goalSchema, isoTimeSchema, localDateSchema, writtenText } from "./common.ts";
import { safetyPanelSchema } from "./safety.ts";
import { DESIRED_MOOD_MAX } from "./users.ts";

/** An integer from 1 (poor) to 5 (excellent). */
export const ratingSchema = z
	.int("Choose a whole number from 1 to 5")
	.check(z.gte(1, "Choose a whole number from 1 to 5"), z.lte(5, "Choose a whole number from 1 to 5"));

export const createAssessmentSchema = z.object({
	userId: z.string(),
	date: localDateSchema,
	physiologicalScore: ratingSchema,
	safetyScore: ratingSchema,
	loveScore: ratingSchema,
	esteemScore: ratingSchema,
	actualizationScore: ratingSchema,
	overallMood: ratingSchema,
	desiredMood: z.optional(writtenText().check(z.maxLength(DESIRED_MOOD_MAX))),
	/** Four letters, or empty when not every pair was answered. */
	mbtiType: z.optional(z.string().check(z.regex(/^([EI][SN][TF][JP])?$/, "Use four letters like INFP"))),
	primaryGoal: z.optional(goalSchema),
});
export type CreateAssessment = z.infer<typeof createAssessmentSchema>;

/** Which assessments to list: those of one month (YYYY-MM), or the newest. */
export const assessmentsQuerySchema = z.object({
	month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Use a month like 2026-11"))),
});

/** One day's assessment as the API answers it. */
export const assessmentSchema = z.object({
	id: z.string(),
	userId: z.string(),
	date: localDateSchema,
	physiologicalScore: z.int(),
	safetyScore: z.int(),
	loveScore: z.int(),
	esteemScore: z.int(),
	actualizationScore: z.int(),
	overallMood: z.int(),
	detectedMood: z.nullable(z.string()),
	chatColor: z.nullable(z.string()),
	createdAt: isoTimeSchema,
});
export type Assessment = z.infer<typeof assessmentSchema>;

export const savedAssessmentSchema = z.extend(assessmentSchema, {
	/** True when the level that deserves attention first has changed. */
	hierarchyUpdated: z.boolean(),
	newHierarchyLevel: z.enum(NEED_LEVELS),
	/** The typed mood showed danger: show this help before anything else. */
	safety: z.optional(safetyPanelSchema),
});
export type SavedAssessment = z.infer<typeof savedAssessmentSchema>;
