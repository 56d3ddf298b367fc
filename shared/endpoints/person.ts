import * as z from "zod/mini";
import { deleteAccountSchema, deletionReceiptSchema, exportQuerySchema } from "../schemas/account.ts";
import { achievementsSchema } from "../schemas/achievements.ts";
import {
	assessmentSchema,
	assessmentsQuerySchema,
	createAssessmentSchema,
	savedAssessmentSchema,
} from "../schemas/assessments.ts";
import { changedUserSchema } from "../schemas/changed-user.ts";
import { okSchema } from "../schemas/common.ts";
import { forgottenSchema, memoryFactSchema, memorySchema, writeFactSchema } from "../schemas/memory.ts";
import { chatColorSchema, userMoodSchema } from "../schemas/moods.ts";
import { personalityAnswersSchema, personalityScoresSchema } from "../schemas/personality.ts";
import { dashboardSchema, profileSchema, progressQuerySchema, progressSchema } from "../schemas/profile.ts";
import { updateUserSchema, userSchema } from "../schemas/users.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** The account, and what it holds besides conversations. */
export const PERSON_ENDPOINTS = {
	/** Changes what a person says about themselves and their settings; with help when a mood shows danger. */
	"PATCH /api/users/:userId": {
		body: updateUserSchema,
		answer: changedUserSchema,
	},
	/** Deletes the account and everything in it. */
	"DELETE /api/users/:userId": { body: deleteAccountSchema, answer: deletionReceiptSchema },
	/** Downloads everything the person owns. */
	"GET /api/users/:userId/export": { query: exportQuerySchema, answer: "file" },
	/** Marks the assessment as not done. */
	"POST /api/users/:userId/reset-assessment": { answer: userSchema },
	/** Changes the chat's colour. */
	"PATCH /api/users/:userId/chat-color": { body: chatColorSchema, answer: userSchema },
	/** Returns the moods that the chat shows. */
	"GET /api/user-mood/:userId": { answer: userMoodSchema },
	/** Saves a check-in. */
	"POST /api/assessments": { body: createAssessmentSchema, status: 201, answer: savedAssessmentSchema },
	/** Lists check-ins, newest first. */
	"GET /api/assessments/:userId": { query: assessmentsQuerySchema, answer: z.array(assessmentSchema) },
	/** Returns the profile page's data. */
	"GET /api/profile/:userId": { answer: profileSchema },
	/** Scores the personality questionnaire. */
	"POST /api/personality/:userId": { body: personalityAnswersSchema, answer: personalityScoresSchema },
	/** Returns the dashboard card. */
	"GET /api/dashboard": { answer: dashboardSchema },
	/** Returns the signed-in person's series for charts. */
	"GET /api/progress": { query: progressQuerySchema, answer: progressSchema },
	/** Returns a person's series for charts. */
	"GET /api/progress/:userId": { query: progressQuerySchema, answer: progressSchema },
	/** Lists milestones, reached and next. */
	"GET /api/achievements/:userId": { answer: achievementsSchema },
	/** Lists what the coach knows. */
	"GET /api/memory/:userId": { answer: memorySchema },
	/** Adds a fact. */
	"POST /api/memory/:userId": { body: writeFactSchema, status: 201, answer: memoryFactSchema },
	/** Rewrites a fact. */
	"PATCH /api/memory/:userId/:factId": { body: writeFactSchema, answer: memoryFactSchema },
	/** Deletes a fact. */
	"DELETE /api/memory/:userId/:factId": { answer: okSchema },
	/** Deletes all facts. */
	"DELETE /api/memory/:userId": { answer: forgottenSchema },
} as const satisfies Record<EndpointKey, Endpoint>;
