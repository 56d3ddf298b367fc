import * as z from "zod/mini";
import {
	insightSchema,
	insightsQuerySchema,
	interactionProfileSchema,
	motivationalSchema,
	personalizedCoachingQuerySchema,
	personalizedCoachingSchema,
	updateInsightSchema,
} from "../schemas/coaching.ts";
import { okSchema } from "../schemas/common.ts";
import { editedTakeawaySchema } from "../schemas/edited-takeaway.ts";
import {
	editTakeawaySchema,
	exerciseLibrarySchema,
	movedRunSchema,
	moveRunSchema,
	ratedRunsSchema,
	remindSchema,
	runViewSchema,
	startedRunSchema,
	startRunSchema,
	takeawayPageSchema,
	takeawaySchema,
	takeawaysQuerySchema,
} from "../schemas/exercises.ts";
import { moodSupportAnswerSchema, moodSupportSchema } from "../schemas/moods.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** Coaching beside the chat, and exercises. */
export const COACHING_ENDPOINTS = {
	/** Returns a few words for a mood. */
	"POST /api/ai/mood-support/:userId": { body: moodSupportSchema, answer: moodSupportAnswerSchema },
	/** Returns the day's coaching. */
	"GET /api/ai/personalized-coaching/:userId": {
		query: personalizedCoachingQuerySchema,
		answer: personalizedCoachingSchema,
	},
	/** Returns how the coach would talk with this person, and why. */
	"GET /api/ai/interaction-profile/:userId": { answer: interactionProfileSchema },
	/** Returns a motivational line. */
	"GET /api/ai/motivational": { answer: motivationalSchema },
	/** Lists insights, newest first. */
	"GET /api/ai/insights": { query: insightsQuerySchema, answer: z.array(insightSchema) },
	/** Marks an insight as read, or rewrites it. */
	"PATCH /api/ai/insights/:insightId": { body: updateInsightSchema, answer: insightSchema },
	/** Deletes an insight. */
	"DELETE /api/ai/insights/:insightId": { answer: okSchema },
	/** Lists the exercises, and those begun lately. */
	"GET /api/exercises": { answer: exerciseLibrarySchema },
	/** Lists exercises that were rated before and after. */
	"GET /api/exercises/rated": { answer: ratedRunsSchema },
	/** Starts an exercise. */
	"POST /api/exercises/:exerciseId/runs": { body: startRunSchema, status: 201, answer: startedRunSchema },
	/** Returns an exercise as it stands. */
	"GET /api/chat/conversations/:id/runs/:runId": { answer: runViewSchema },
	/** Answers a step, or moves the exercise. */
	"POST /api/chat/conversations/:id/runs/:runId": { body: moveRunSchema, answer: movedRunSchema },
	/** Lists takeaways, newest first. */
	"GET /api/takeaways": { query: takeawaysQuerySchema, answer: takeawayPageSchema },
	/** Edits a takeaway. */
	"PATCH /api/takeaways/:id": { body: editTakeawaySchema, answer: editedTakeawaySchema },
	/** Sets or clears a takeaway's reminder. */
	"PUT /api/takeaways/:id/reminder": { body: remindSchema, answer: takeawaySchema },
	/** Deletes a takeaway. */
	"DELETE /api/takeaways/:id": { answer: okSchema },
} as const satisfies Record<EndpointKey, Endpoint>;
