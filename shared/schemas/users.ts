import * as z from "zod/mini";
import { GOALS } from "../goals.ts";
import { MOOD_THEMES } from "../mood/mood-theme.ts";
import { NEED_LEVELS } from "../needs.ts";
import { COACHING_PERSONALITIES } from "../personality/coaching-personality.ts";
import { PERSONALITY_TYPE_PATTERN } from "../personality/personality.ts";
import { TERMS_VERSION } from "../terms.ts";
import {
	consentSchema,
	goalSchema,
	hexColorSchema,
	isoTimeSchema,
	phoneNumberSchema,
	timeZoneSchema,
	usernameSchema,
	writtenText,
} from "./common.ts";
import { SCENE_PATH } from "./scenes.ts";

export const THEMES = ["system", "light", "dark"] as const;
export const COACH_CHOICES = ["auto", "builtin"] as const;
export type CoachChoice = (typeof COACH_CHOICES)[number];
export const MESSAGING_FREQUENCIES = ["daily", "weekly", "custom"] as const;

/**
 * The preference object of the notifications, with the specification's own keys (`valueDrivern` is spelled so), the days
 * of "custom" and a time that holds whatever is learnt.
 */
export const notificationPreferencesSchema = z.partial(
	z.object({
		reminderFrequency: z.enum(MESSAGING_FREQUENCIES, "Choose daily, weekly or custom"),
		/** On the person's own clock. */
		reminderTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time like 09:00")),
		enableMotivational: z.boolean(),
		enableProgress: z.boolean(),
		enableAdaptiveNotifications: z.boolean(),
		adaptiveTiming: z.boolean(),
		toneAdaptive: z.boolean(),
		valueDrivern: z.boolean(),
		/** 0 for Sunday to 6 for Saturday. */
		customDays: z
			.array(z.int().check(z.gte(0), z.lte(6, "Days go from 0 for Sunday to 6 for Saturday")))
			.check(
				z.maxLength(7),
				z.refine((days) => new Set(days).size === days.length, "Choose each day once"),
			),
		/** Null lets go of it. */
		pinnedHour: z.nullable(
			z.string().check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, "Use a time in quarters, like 18:45")),
		),
	}),
);
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** A wish or a report of a mood, with its time. */
const moodEntrySchema = z.object({
	mood: z.string(),
	kind: z.enum(["desired", "current", "detected"]),
	at: isoTimeSchema,
});
export type MoodEntry = z.infer<typeof moodEntrySchema>;

/** A person as the API answers them: every field of the entity except the password. */
export const userSchema = z.object({
	id: z.string(),
	username: z.string(),
	email: z.string(),
	phoneNumber: z.nullable(z.string()),
	firstName: z.nullable(z.string()),
	lastName: z.nullable(z.string()),
	primaryGoal: z.nullable(z.enum(GOALS)),
	mbtiType: z.nullable(z.string()),
	big5Openness: z.nullable(z.int()),
	big5Conscientiousness: z.nullable(z.int()),
	big5Extraversion: z.nullable(z.int()),
	big5Agreeableness: z.nullable(z.int()),
	big5Neuroticism: z.nullable(z.int()),
	currentHierarchyLevel: z.enum(NEED_LEVELS),
	onboardingCompleted: z.boolean(),
	assessmentCompleted: z.boolean(),
	textNotificationsEnabled: z.boolean(),
	notificationPreferences: notificationPreferencesSchema,
	/** Rows of earlier versions may hold other words: `parseCoachingPersonality`. */
	coachingPersonality: z.string(),
	messagingFrequency: z.string(),
	desiredMood: z.nullable(z.string()),
	currentMood: z.nullable(z.string()),
	currentChatColor: hexColorSchema,
	moodHistory: z.array(moodEntrySchema),
	lastMoodUpdate: z.nullable(isoTimeSchema),
	backgroundImageUrl: z.nullable(z.string()),
	backgroundImageGeneratedAt: z.nullable(isoTimeSchema),
	backgroundImagePrompt: z.nullable(z.string()),
	timeZone: z.string(),
	country: z.nullable(z.string()),
	memoryEnabled: z.boolean(),
	theme: z.enum(THEMES),
	/** The mood that the pages are coloured for; null when it follows the latest assessment. */
	moodTheme: z.nullable(z.enum(MOOD_THEMES)),
	coachChoice: z.enum(COACH_CHOICES),
	/** Whether a model may read messages that may show danger although the guide was chosen. */
	safetyReading: z.boolean(),
	/** The companies whose models may get the person's words. */
	consentedTo: consentSchema,
	/** When they said that they're an adult. */
	adultConfirmedAt: z.nullable(isoTimeSchema),
	/** When they consented to the storage of health data; null once they withdrew it. */
	healthConsentAt: z.nullable(isoTimeSchema),
	/** When they took it back; until they agree again nothing new is kept. */
	healthConsentTakenBackAt: z.nullable(isoTimeSchema),
	/** When coaching ended because they told us that they're under 18. */
	minorSince: z.nullable(isoTimeSchema),
	/** The version of the terms that they were last shown. */
	termsSeen: z.nullable(z.string()),
	/** Whether their type and traits shape how the coach talks. */
	coachedByType: z.boolean(),
	/** Whether their exercises may be counted in totals without a name. */
	sharesTotals: z.boolean(),
	emailConfirmed: z.boolean(),
	createdAt: isoTimeSchema,
});
export type User = z.infer<typeof userSchema>;

export const DESIRED_MOOD_MAX = 120;

const shortText = (max: number) => writtenText().check(z.maxLength(max, `Use at most ${max} characters`));

/** What a person may change about themselves. Unknown keys are refused, so that a typing error isn't lost. */
export const updateUserSchema = z.strictObject({
	onboardingCompleted: z.optional(z.boolean()),
	assessmentCompleted: z.optional(z.boolean()),
	primaryGoal: z.optional(goalSchema),
	mbtiType: z.optional(z.string().check(z.regex(PERSONALITY_TYPE_PATTERN, "Use four letters like INFP"))),
	desiredMood: z.optional(z.nullable(shortText(DESIRED_MOOD_MAX))),
	currentMood: z.optional(z.nullable(shortText(DESIRED_MOOD_MAX))),
	lastMoodUpdate: z.optional(isoTimeSchema),
	currentChatColor: z.optional(hexColorSchema),
	username: z.optional(usernameSchema),
	firstName: z.optional(shortText(60)),
	lastName: z.optional(shortText(60)),
	phoneNumber: z.optional(phoneNumberSchema),
	timeZone: z.optional(timeZoneSchema),
	country: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, "Use two letters like NL")))),
	coachingPersonality: z.optional(z.enum(COACHING_PERSONALITIES, "Choose supportive, gentle or direct")),
	messagingFrequency: z.optional(z.enum(MESSAGING_FREQUENCIES)),
	memoryEnabled: z.optional(z.boolean()),
	theme: z.optional(z.enum(THEMES)),
	moodTheme: z.optional(z.nullable(z.enum(MOOD_THEMES))),
	coachChoice: z.optional(z.enum(COACH_CHOICES)),
	safetyReading: z.optional(z.boolean()),
	consentedTo: z.optional(consentSchema),
	/** They're an adult, also for a person we took for a minor. */
	adultConfirmed: z.optional(z.literal(true)),
	/** Gives the consent to store health data, or withdraws it. */
	healthConsent: z.optional(z.boolean()),
	/** They were shown what changed in the terms. Only the version of now can be. */
	termsSeen: z.optional(z.literal(TERMS_VERSION)),
	coachedByType: z.optional(z.boolean()),
	sharesTotals: z.optional(z.boolean()),
	/** The address of one of the person's own scenes, or null for a plain background. */
	backgroundImageUrl: z.optional(
		z.nullable(z.string().check(z.regex(SCENE_PATH, "Use the address of one of your scenes, or null"))),
	),
	triggerBackgroundGeneration: z.optional(z.boolean()),
});
export type UpdateUser = z.infer<typeof updateUserSchema>;

export const usernameFormSchema = z.object({ username: usernameSchema });

/** The part that the profile's form changes directly; an empty country means none. */
export const accountSchema = z.object({
	firstName: shortText(60),
	lastName: shortText(60),
	phoneNumber: phoneNumberSchema,
	timeZone: timeZoneSchema,
	country: z.string(),
});
