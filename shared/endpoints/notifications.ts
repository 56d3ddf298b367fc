import * as z from "zod/mini";
import { okSchema } from "../schemas/common.ts";
import {
	activitySchema,
	adaptiveTimingSchema,
	liveQuerySchema,
	notificationSchema,
	readNotificationSchema,
	scheduledSchema,
	testEmailAnswerSchema,
} from "../schemas/notifications.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

export const NOTIFICATION_ENDPOINTS = {
	/** Returns when the person gets notifications, and why then. */
	"GET /api/notifications/adaptive/:userId": { answer: adaptiveTimingSchema },
	/** Lists notifications, newest first. */
	"GET /api/notifications/:userId": { answer: z.array(notificationSchema) },
	/** Marks a notification as read or unread. */
	"PATCH /api/notifications/:userId/:id": { body: readNotificationSchema, answer: notificationSchema },
	/** Plans the next notifications. */
	"POST /api/notifications/schedule/:userId": { answer: scheduledSchema },
	/** Sends a test email. */
	"POST /api/notifications/test-email/:userId": { answer: testEmailAnswerSchema },
	/** Records that the person is active now. */
	"POST /api/notifications/activity/:userId": { body: activitySchema, answer: okSchema },
	/** Opens the person's live socket (shared/person-protocol.ts). */
	"GET /api/live": { query: liveQuerySchema, answer: "socket" },
	/** Shows the page that asks before it unsubscribes. */
	"GET /u/:token": { answer: "page" },
	/** Unsubscribes. */
	"POST /u/:token": { answer: "page" },
} as const satisfies Record<EndpointKey, Endpoint>;
