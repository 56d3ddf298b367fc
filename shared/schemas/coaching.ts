import * as z from "zod/mini";
import { CHAT_MODES } from "../chat/modes.ts";
import { STYLE_SLUGS } from "../chat/styles.ts";
import { NEED_LEVELS } from "../needs.ts";
import { isoTimeSchema, writtenText } from "./common.ts";
import { levelScoresSchema } from "./profile.ts";

/** The `profile` parameter is only validated: the server's own data wins. */
export const personalizedCoachingQuerySchema = z.object({
	profile: z.optional(
		z.string().check(z.refine(isJson, "Send the profile as JSON, encoded for a URL, or leave it out")),
	),
});

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

export const personalizedCoachingSchema = z.object({
	message: z.string(),
	recommendedFocus: z.enum(NEED_LEVELS),
	/** Of the newest assessment; null before the first. */
	levelScores: z.nullable(levelScoresSchema),
	suggestions: z.array(z.string()).check(z.minLength(2), z.maxLength(3)),
	/** Days of this month, on the person's own calendar, that have an assessment. */
	daysThisMonth: z.int(),
	generatedAt: isoTimeSchema,
});
export type PersonalizedCoaching = z.infer<typeof personalizedCoachingSchema>;

/** How the coach would talk with this person, and why, in words that can be shown to them. */
export const interactionProfileSchema = z.object({
	style: z.enum(STYLE_SLUGS),
	blend: z.object({ companion: z.number(), therapist: z.number(), coach: z.number() }),
	tone: z.string(),
	motivation: z.string(),
	mode: z.enum(CHAT_MODES),
	reasons: z.array(z.string()).check(z.minLength(1)),
});
export type InteractionProfile = z.infer<typeof interactionProfileSchema>;

export const motivationalSchema = z.object({ message: z.string(), generatedAt: isoTimeSchema });
export type Motivational = z.infer<typeof motivationalSchema>;

export const INSIGHT_MAX = 2000;

export const insightsQuerySchema = z.object({
	/** Only those before this one: the id of the last that is known. */
	before: z.optional(z.string().check(z.maxLength(64))),
});

export const insightSchema = z.object({
	id: z.string(),
	userId: z.string(),
	type: z.string(),
	title: z.string(),
	content: z.string(),
	category: z.string(),
	/** How sure the insight is, 0 to 1, with two decimals. */
	confidence: z.number(),
	isRead: z.boolean(),
	createdAt: isoTimeSchema,
});
export type Insight = z.infer<typeof insightSchema>;

export const updateInsightSchema = z.object({
	isRead: z.optional(z.boolean()),
	content: z.optional(
		writtenText().check(
			z.minLength(1, "Write what you'd like it to say, or delete the insight"),
			z.maxLength(INSIGHT_MAX, "Use at most 2,000 characters"),
		),
	),
});
export type UpdateInsight = z.infer<typeof updateInsightSchema>;

export const CONVERSATION_QUALITIES = ["excellent", "good", "growing"] as const;

/** What a coaching session was about and how far it went: the specification's progress insight. */
export const conversationAnalysisSchema = z.object({
	recommendedFocus: z.enum(NEED_LEVELS),
	progressSummary: z.string(),
	conversationQuality: z.enum(CONVERSATION_QUALITIES),
});
export type ConversationAnalysis = z.infer<typeof conversationAnalysisSchema>;
