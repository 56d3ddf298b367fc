import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Company } from "#shared/ai-providers.ts";
import { GOALS } from "#shared/goals.ts";
import { MOOD_THEMES } from "#shared/mood/mood-theme.ts";
import { DEFAULT_CHAT_COLOR } from "#shared/mood/moods.ts";
import { NEED_LEVELS } from "#shared/needs.ts";
import {
	COACH_CHOICES,
	type MoodEntry,
	type NotificationPreferences,
	THEMES,
} from "#shared/schemas/users.ts";
import { createdAt, flag, instant } from "../columns.ts";

export const users = sqliteTable(
	"users",
	{
		id: text("id").primaryKey(),
		username: text("username").notNull(),
		/** The username folded for comparison, so that "Ana" and "ana" are one name. */
		usernameKey: text("username_key").notNull(),
		email: text("email").notNull(),
		phoneNumber: text("phone_number"),
		/** A salted hash with its parameters, never the password. */
		password: text("password").notNull(),
		firstName: text("first_name"),
		lastName: text("last_name"),
		primaryGoal: text("primary_goal", { enum: GOALS }),
		mbtiType: text("mbti_type"),
		big5Openness: integer("big5_openness"),
		big5Conscientiousness: integer("big5_conscientiousness"),
		big5Extraversion: integer("big5_extraversion"),
		big5Agreeableness: integer("big5_agreeableness"),
		big5Neuroticism: integer("big5_neuroticism"),
		currentHierarchyLevel: text("current_hierarchy_level", { enum: NEED_LEVELS })
			.notNull()
			.default("physiological"),
		onboardingCompleted: flag("onboarding_completed").notNull().default(false),
		assessmentCompleted: flag("assessment_completed").notNull().default(false),
		textNotificationsEnabled: flag("text_notifications_enabled").notNull().default(false),
		notificationPreferences: text("notification_preferences", { mode: "json" })
			.$type<NotificationPreferences>()
			.notNull()
			.default({}),
		coachingPersonality: text("coaching_personality").notNull().default("supportive"),
		messagingFrequency: text("messaging_frequency").notNull().default("weekly"),
		desiredMood: text("desired_mood"),
		currentMood: text("current_mood"),
		currentChatColor: text("current_chat_color").notNull().default(DEFAULT_CHAT_COLOR),
		moodHistory: text("mood_history", { mode: "json" }).$type<MoodEntry[]>().notNull().default([]),
		lastMoodUpdate: instant("last_mood_update"),
		backgroundImageUrl: text("background_image_url"),
		backgroundImageGeneratedAt: instant("background_image_generated_at"),
		backgroundImagePrompt: text("background_image_prompt"),
		/** IANA name. The person's schedule uses it. */
		timeZone: text("time_zone").notNull().default("UTC"),
		country: text("country"),
		memoryEnabled: flag("memory_enabled").notNull().default(true),
		theme: text("theme", { enum: THEMES }).notNull().default("system"),
		moodTheme: text("mood_theme", { enum: MOOD_THEMES }),
		coachChoice: text("coach_choice", { enum: COACH_CHOICES }).notNull().default("auto"),
		/** Lets a model read messages that may show danger, although the person chose the guide (`shared/second-look.ts`). */
		safetyReading: flag("safety_reading").notNull().default(false),
		/** The companies whose models may get the person's words, by consent. */
		consentedTo: text("consented_to", { mode: "json" }).$type<Company[]>().notNull().default([]),
		adultConfirmedAt: instant("adult_confirmed_at"),
		/** When they agreed that we store what they tell us about their health; null once they withdrew it. */
		healthConsentAt: instant("health_consent_at"),
		/** When they withdrew it. Until they agree again, we store nothing new. */
		healthConsentTakenBackAt: instant("health_consent_taken_back_at"),
		/** When they told us that they're under 18, which ends coaching. We don't store the age. */
		minorSince: instant("minor_since"),
		/** The version of the terms they last saw (`shared/terms.ts`); null for older accounts. */
		termsSeen: text("terms_seen"),
		coachedByType: flag("coached_by_type").notNull().default(true),
		/** Whether anonymous totals may include their exercises. */
		sharesTotals: flag("shares_totals").notNull().default(false),
		emailConfirmedAt: instant("email_confirmed_at"),
		/** Email to the address bounced: send nothing more until it's confirmed again. */
		emailBouncedAt: instant("email_bounced_at"),
		/**
		 * A reader ended our email by its link. If the address was never confirmed, not even a test email goes there.
		 */
		emailUnsubscribedAt: instant("email_unsubscribed_at"),
		/** Set when the account is being deleted. It blocks sign-ins and writes. */
		deletingAt: instant("deleting_at"),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("users_username_key").on(table.usernameKey),
		uniqueIndex("users_email").on(table.email),
	],
);

export type UserRow = typeof users.$inferSelect;
