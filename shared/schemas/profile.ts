import * as z from "zod/mini";
import { NEED_LEVELS } from "../needs.ts";
import { DIMENSIONS } from "../personality/personality.ts";
import { localDateSchema } from "./common.ts";
import { userSchema } from "./users.ts";

/** A rating of every area as a percentage: 20, 40, 60, 80 or 100. */
export const levelScoresSchema = z.record(z.enum(NEED_LEVELS), z.number());

export const RECOMMENDATIONS_MAX = 3;

export const profileSchema = z.object({
	user: userSchema,
	maslowAnalysis: z.object({
		currentLevel: z.enum(NEED_LEVELS),
		/** Of the newest assessment; null before the first. */
		levelScores: z.nullable(levelScoresSchema),
		recommendations: z.array(z.string()).check(z.maxLength(RECOMMENDATIONS_MAX)),
	}),
	/** The personality type, letter by letter: how often the newest assessments chose each. */
	letters: z.nullable(
		z.array(
			z.object({
				dimension: z.enum(DIMENSIONS),
				letter: z.string(),
				chosen: z.int(),
				asked: z.int(),
			}),
		),
	),
	/** Consecutive days with an assessment, up to today or yesterday. */
	assessmentStreak: z.int(),
	totalAssessments: z.int(),
	lastAssessmentDate: z.nullable(localDateSchema),
});
export type Profile = z.infer<typeof profileSchema>;

/** What the dashboard's card shows. */
export const dashboardSchema = z.object({
	focus: z.enum(NEED_LEVELS),
	/** Days of this month, on the person's own calendar, that have an assessment. */
	daysThisMonth: z.int(),
	assessmentStreak: z.int(),
	nextStep: z.string(),
	line: z.string(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const PROGRESS_RANGES = ["month", "quarter", "year", "all"] as const;
export type ProgressRange = (typeof PROGRESS_RANGES)[number];

/** How far back the series go: a quarter of a year unless said otherwise. */
export const progressQuerySchema = z.object({
	range: z.optional(z.enum(PROGRESS_RANGES, "Choose month, quarter, year or all")),
});

/** Series for charts, oldest first, one point a day with an assessment. */
export const progressSchema = z.object({
	/** Every area as a percentage (rating x 20). */
	needs: z.array(
		z.object({
			date: localDateSchema,
			physiological: z.number(),
			safety: z.number(),
			love: z.number(),
			esteem: z.number(),
			actualization: z.number(),
		}),
	),
	/** Mood from 1 (very low) to 5 (excellent). */
	mood: z.array(z.object({ date: localDateSchema, mood: z.int() })),
});
export type Progress = z.infer<typeof progressSchema>;
