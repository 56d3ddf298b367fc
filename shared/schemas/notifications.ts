import * as z from "zod/mini";
import { isoTimeSchema } from "./common.ts";
import { mailProviderSchema } from "./public/capabilities.ts";
import { notificationPreferencesSchema } from "./users.ts";

export const NOTIFICATION_KINDS = ["encouragement", "insight", "celebration"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Which provider took the test email; the simulator delivers nothing. */
export const testEmailAnswerSchema = z.object({ ok: z.literal(true), provider: mailProviderSchema });
export type TestEmailAnswer = z.infer<typeof testEmailAnswerSchema>;

/** What the specification starts from. */
export const DEFAULT_REMINDER_TIME = "09:00";

/** "Recent" means within this many days. */
export const RECENT_DAYS = 7;

/** The switch and its preferences. Omitted fields stay as they are. */
export const changeNotificationsSchema = z.strictObject({
	textNotificationsEnabled: z.optional(z.boolean()),
	// An unknown key is a typo and would be stored in vain.
	notificationPreferences: z.optional(z.strictObject(notificationPreferencesSchema.shape)),
});
export type ChangeNotifications = z.infer<typeof changeNotificationsSchema>;

/** Why it's this hour: pinned by hand, learning switched off, too little known yet, or learnt. */
export const HOUR_REASONS = ["pinned", "preferred", "learning", "learned"] as const;
export type HourReason = (typeof HOUR_REASONS)[number];

/** When the person is written to, and what that rests on. */
export const adaptiveTimingSchema = z.object({
	/** 0 to 23, on the person's own clock. */
	hour: z.int(),
	/** "HH:MM": the hour with its quarter. */
	time: z.string(),
	hourReason: z.enum(HOUR_REASONS),
	/** How much they were here in each hour of the day; newer times weigh more. 24 numbers. */
	histogram: z.array(z.number()),
	/** 0 to 1: how much of this rests on observed activity. */
	confidence: z.number(),
	timeZone: z.string(),
	pinned: z.boolean(),
	nextSendAt: z.nullable(isoTimeSchema),
	/** Notifications are paused until the person returns, after too many without an answer. */
	isPaused: z.boolean(),
	/**
	 * Email goes out only after the address's owner confirmed it by the test email's link, and while the address
	 * accepts mail.
	 */
	email: z.enum(["confirmed", "unconfirmed", "bounced", "unsubscribed"]),
});
export type AdaptiveTiming = z.infer<typeof adaptiveTimingSchema>;

/** A notification as its person sees it. */
export const notificationSchema = z.object({
	id: z.string(),
	userId: z.string(),
	title: z.string(),
	message: z.string(),
	type: z.enum(NOTIFICATION_KINDS),
	scheduledFor: isoTimeSchema,
	sent: z.boolean(),
	channel: z.enum(["app", "email"]),
	personalizedMessage: z.nullable(z.string()),
	read: z.boolean(),
	createdAt: isoTimeSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

/** How many notifications are planned. */
export const scheduledSchema = z.object({ count: z.int() });

export const readNotificationSchema = z.strictObject({ read: z.boolean() });

/** Activity in a page just now; `fromLink`: the visit began from one of our links. */
export const activitySchema = z.strictObject({ fromLink: z.boolean() });

/** `age`: how long ago the page began to load, in ms. What changed since then comes first. */
export const liveQuerySchema = z.object({
	age: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
});
