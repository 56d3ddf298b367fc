import { describe, expect, it } from "vitest";
import { AI_PROVIDERS } from "./ai-providers.ts";
import { LEARN_MORE_COMMAND } from "./chat/messages.ts";
import { DEFAULT_STYLE, STYLE_PRESETS, STYLE_SLUGS } from "./chat/styles.ts";
import { GOAL_TEXTS, GOALS } from "./goals.ts";
import {
	ASSESSMENT_MOODS,
	DEFAULT_CHAT_COLOR,
	DEFAULT_MOOD_LEVEL,
	MOOD_LEVELS,
	ONBOARDING_MOODS,
} from "./mood/moods.ts";
import { DEFAULT_RATING, NEED_AREAS, NEED_LEVELS } from "./needs.ts";
import { DIMENSIONS, PERSONALITY_QUESTIONS } from "./personality/personality.ts";
import { MESSAGING_FREQUENCIES, notificationPreferencesSchema, updateUserSchema } from "./schemas/users.ts";

// The lists of the specification, word for word.

describe("the lists that both sides share", () => {
	// spec: 2.79
	it("have the four goals with their names", () => {
		expect(GOALS.map((goal) => [goal, GOAL_TEXTS[goal].label])).toEqual([
			["wellness", "Personal Wellness"],
			["relationships", "Relationships"],
			["productivity", "Productivity"],
			["purpose", "Life Purpose"],
		]);
	});

	// spec: 2.51, 2.95
	it("have the eight moods of onboarding and the six of the assessment", () => {
		expect(ONBOARDING_MOODS).toEqual([
			"energized",
			"calm",
			"confident",
			"joyful",
			"focused",
			"peaceful",
			"motivated",
			"relief",
		]);
		expect(ASSESSMENT_MOODS).toEqual(["energized", "calm", "confident", "joyful", "focused", "peaceful"]);
	});

	// spec: 2.93
	it("have the five levels of mood", () => {
		expect(MOOD_LEVELS.map(({ value, label }) => [value, label])).toEqual([
			[1, "Very Low"],
			[2, "Low"],
			[3, "Neutral"],
			[4, "Good"],
			[5, "Excellent"],
		]);
		expect(DEFAULT_MOOD_LEVEL).toBe(3);
	});

	it("have the five needs from the bottom up, with their hints", () => {
		expect(NEED_LEVELS.map((level) => [level, ...NEED_AREAS[level].hints])).toEqual([
			["physiological", "sleep", "healthy eating", "hydration", "exercise"],
			["safety", "financial security", "home safety", "health security", "job stability"],
			["love", "family time", "friendships", "community", "intimacy"],
			["esteem", "achievements", "recognition", "self-confidence", "respect"],
			["actualization", "creativity", "personal growth", "helping others", "life meaning"],
		]);
		expect(DEFAULT_RATING).toBe(3);
	});

	it("have the four dimensions of personality, each with a question and two options", () => {
		expect(DIMENSIONS).toEqual(["EI", "SN", "TF", "JP"]);
		for (const dimension of DIMENSIONS) {
			const { question, first, second } = PERSONALITY_QUESTIONS[dimension];
			expect(new Set([question, first, second]).size).toBe(3);
		}
	});

	// spec: 9.61
	it("have the four styles by name, with Balanced support as the default", () => {
		expect(STYLE_SLUGS.map((slug) => [slug, STYLE_PRESETS[slug].label])).toEqual([
			["need-friend", "Need a friend"],
			["want-guidance", "Want guidance"],
			["need-motivation", "Need motivation"],
			["balanced-support", "Balanced support"],
		]);
		expect(DEFAULT_STYLE).toBe("balanced-support");
	});

	// spec: 3.55
	it("have the notification preferences under the specification's own keys", () => {
		expect(Object.keys(notificationPreferencesSchema.shape)).toEqual([
			"reminderFrequency",
			"reminderTime",
			"enableMotivational",
			"enableProgress",
			"enableAdaptiveNotifications",
			"adaptiveTiming",
			"toneAdaptive",
			"valueDrivern",
			// What the product adds.
			"customDays",
			"pinnedHour",
		]);
	});

	// spec: 9.7
	it("have the three frequencies, for messages and for reminders, and no other", () => {
		expect(MESSAGING_FREQUENCIES).toEqual(["daily", "weekly", "custom"]);
		for (const schema of [
			updateUserSchema.shape.messagingFrequency,
			notificationPreferencesSchema.shape.reminderFrequency,
		]) {
			expect(MESSAGING_FREQUENCIES.every((each) => schema.safeParse(each).success)).toBe(true);
			expect(schema.safeParse("hourly").success).toBe(false);
		}
	});

	it("have the other constants", () => {
		expect(DEFAULT_CHAT_COLOR).toBe("#3b82f6");
		expect(LEARN_MORE_COMMAND).toBe("LEARN_MORE_MASLOW_HIERARCHY_INSIGHT");
		expect(AI_PROVIDERS).toContain("claude");
	});
});
