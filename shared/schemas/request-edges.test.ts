import { describe, expect, it } from "vitest";
import { chat, letters, person, rating, type Schema } from "../test/requests.ts";
import { exportQuerySchema } from "./account.ts";
import { assessmentsQuerySchema, createAssessmentSchema } from "./assessments.ts";
import { changeEmailSchema, confirmSchema, signInSchema, signUpSchema } from "./auth.ts";
import { personalizedCoachingQuerySchema, updateInsightSchema } from "./coaching.ts";
import {
	changeConversationSchema,
	conversationsQuerySchema,
	createSessionSchema,
	editMessageSchema,
	reportSchema,
	sendChatSchema,
	sendMessageSchema,
	tickStepSchema,
} from "./conversations.ts";
import { writeFactSchema } from "./memory.ts";
import { chatColorSchema, moodSupportSchema } from "./moods.ts";
import { personalityAnswersSchema } from "./personality.ts";
import { progressQuerySchema } from "./profile.ts";
import { tryItSchema } from "./public/try-it.ts";
import { countryQuerySchema, safetyPlanChangeSchema } from "./safety.ts";
import { textToSpeechSchema } from "./speech.ts";
import { notificationPreferencesSchema, updateUserSchema } from "./users.ts";

const answers = (count: number, last = 5) => [...Array(count - 1).fill(1), last];

/** A request, the body around the field, the field, what is just good enough, what is not, and what is said of it. */
type Edge = [schema: Schema, around: object, field: string, good: unknown[], bad: unknown[], says: string];

const EDGES: Record<string, Edge[]> = {
	"sign-up": [
		[signUpSchema, person, "username", ["abc", letters(30), "Ünal_1.-"], [], ""],
		[signUpSchema, person, "username", [], ["ab", " ab "], "Username must be at least 3 characters"],
		[signUpSchema, person, "username", [], [letters(31)], "Username must be at most 30 characters"],
		[signUpSchema, person, "username", [], ["a b c"], "Use letters, digits, dots, dashes and underscores"],
		[
			signUpSchema,
			person,
			"email",
			[`${letters(64)}@example.org`],
			["mira", "@b.org"],
			"Invalid email address",
		],
		[signUpSchema, person, "email", [], [`m@${`${letters(60)}.`.repeat(5)}org`], "Invalid email address"],
		[signUpSchema, person, "password", [letters(8)], [letters(7)], "Password must be at least 8 characters"],
		[
			signUpSchema,
			person,
			"password",
			[letters(128)],
			[letters(129)],
			"Password must be at most 128 characters",
		],
		[signUpSchema, person, "firstName", [letters(60)], [letters(61)], "Use at most 60 characters"],
		[signUpSchema, person, "lastName", [letters(60)], [letters(61)], "Use at most 60 characters"],
		[
			signUpSchema,
			person,
			"phoneNumber",
			["", "+31 (0)20-1.2"],
			["ring me", "1".repeat(31)],
			"Use digits, spaces and + ( ) . - only",
		],
		[
			signUpSchema,
			person,
			"timeZone",
			["Europe/Lisbon", "UTC"],
			["Europe/Nowhere", "+02:00"],
			"Use a time zone name like Europe/Lisbon",
		],
	],
	"sign-in": [
		[signInSchema, person, "password", ["x", letters(128)], [""], "Password is required"],
		[changeEmailSchema, { newEmail: "m@example.org" }, "password", ["x"], [""], "Password is required"],
		[confirmSchema, {}, "token", ["t", letters(200)], [""], "This link is incomplete"],
	],
	assessments: [
		[
			createAssessmentSchema,
			rating,
			"loveScore",
			[1, 5],
			[0, 6, 2.5, "3"],
			"Choose a whole number from 1 to 5",
		],
		[
			createAssessmentSchema,
			rating,
			"mbtiType",
			["", "ENTJ"],
			["ENTX", "infp"],
			"Use four letters like INFP",
		],
		[
			assessmentsQuerySchema,
			{},
			"month",
			["2026-01", "2026-12"],
			["2026-00", "2026-13"],
			"Use a month like 2026-11",
		],
	],
	chat: [
		[
			sendChatSchema,
			chat,
			"message",
			["x", letters(8_000)],
			[letters(8_001)],
			"Use at most 8,000 characters",
		],
		[sendChatSchema, chat, "message", [], ["", " \n\u0000"], "Write something first"],
		[
			sendChatSchema,
			chat,
			"interactionStyle",
			["need-friend", "Want guidance"],
			["shout"],
			"Choose one of the four coaching styles",
		],
		[editMessageSchema, {}, "content", [letters(8_000)], [letters(8_001)], "Use at most 8,000 characters"],
		[sendMessageSchema, {}, "content", ["x"], [""], "Write something first"],
		[conversationsQuerySchema, {}, "q", [letters(200)], [letters(201)], "Use fewer search words"],
		[createSessionSchema, { userId: "u" }, "title", ["x", letters(100)], [" "], "Enter a name"],
		[
			changeConversationSchema,
			{},
			"title",
			[letters(100)],
			[letters(101)],
			"Use at most 100 characters for the name",
		],
		[changeConversationSchema, {}, "isActive", [true, false], [undefined], "Send a title, or isActive"],
		[reportSchema, {}, "reason", ["", letters(1_000)], [letters(1_001)], "Use at most 1,000 characters"],
		[tickStepSchema, { done: true }, "index", [0, 2], [-1, 0.5], "Say which step, counted from 0"],
	],
	coaching: [
		[
			updateInsightSchema,
			{},
			"content",
			["x", letters(2_000)],
			[letters(2_001)],
			"Use at most 2,000 characters",
		],
		[updateInsightSchema, {}, "content", [], [" "], "Write what you'd like it to say, or delete the insight"],
		[
			personalizedCoachingQuerySchema,
			{},
			"profile",
			["{}"],
			["{"],
			"Send the profile as JSON, encoded for a URL, or leave it out",
		],
		[
			progressQuerySchema,
			{},
			"range",
			["month", "quarter", "year", "all"],
			["week"],
			"Choose month, quarter, year or all",
		],
		[
			personalityAnswersSchema,
			{},
			"answers",
			[answers(20)],
			[answers(20, 6), answers(20, 0), answers(20, 1.5)],
			"Answer each with a whole number from 1 to 5",
		],
		[
			personalityAnswersSchema,
			{},
			"answers",
			[],
			[answers(19), answers(21)],
			"Answer all 20, in the order in which they are asked",
		],
		[writeFactSchema, {}, "fact", ["x", letters(200)], [letters(201)], "Use at most 200 characters"],
		[writeFactSchema, {}, "fact", [], [""], "Write what your coach should know"],
	],
	moods: [
		[
			moodSupportSchema,
			{},
			"selectedMood",
			["x", letters(60)],
			[letters(61)],
			"Use at most 60 characters for a mood",
		],
		[moodSupportSchema, {}, "selectedMood", [], [""], "Choose a mood or write one"],
		[
			chatColorSchema,
			{},
			"chatColor",
			["#3b82f6", "#FFFFFF"],
			["#fff", "blue", "#3b82f6a"],
			"Use a colour like #3b82f6",
		],
	],
	"a person's settings": [
		[
			updateUserSchema,
			{},
			"primaryGoal",
			["wellness"],
			["fame"],
			"Choose wellness, relationships, productivity or purpose",
		],
		[updateUserSchema, {}, "mbtiType", ["INFP"], ["", "XXXX"], "Use four letters like INFP"],
		[updateUserSchema, {}, "desiredMood", [null, letters(120)], [letters(121)], "Use at most 120 characters"],
		[updateUserSchema, {}, "firstName", [letters(60)], [letters(61)], "Use at most 60 characters"],
		[updateUserSchema, {}, "country", [null, "NL"], ["nl", "NLD", ""], "Use two letters like NL"],
		[
			updateUserSchema,
			{},
			"backgroundImageUrl",
			[null, "/api/scenes/scn_1"],
			["/api/scenes/x", "https://a.b"],
			"Use the address of one of your scenes, or null",
		],
		[countryQuerySchema, {}, "country", ["GB", "gb"], ["G", "GBR"], "Use a country's two letters, like GB"],
	],
	notifications: [
		[
			notificationPreferencesSchema,
			{},
			"reminderFrequency",
			["daily", "weekly", "custom"],
			["hourly"],
			"Choose daily, weekly or custom",
		],
		[
			notificationPreferencesSchema,
			{},
			"reminderTime",
			["00:00", "23:59"],
			["24:00", "9:00", "09:60"],
			"Use a time like 09:00",
		],
		[
			notificationPreferencesSchema,
			{},
			"pinnedHour",
			[null, "18:45"],
			["18:40"],
			"Use a time in quarters, like 18:45",
		],
		[
			notificationPreferencesSchema,
			{},
			"customDays",
			[[0, 1, 2, 3, 4, 5, 6], []],
			[[7]],
			"Days go from 0 for Sunday to 6 for Saturday",
		],
		[notificationPreferencesSchema, {}, "customDays", [], [[3, 3]], "Choose each day once"],
	],
	"reading aloud, the plan and the first try": [
		[textToSpeechSchema, {}, "text", ["x", letters(4_000)], [letters(4_001)], "Use at most 4,000 characters"],
		[textToSpeechSchema, {}, "text", [], [""], "There's no text to read aloud"],
		[textToSpeechSchema, { text: "x" }, "speed", [0.25, 4], [0.24, 4.1], "Speed is 0.25 to 4"],
		[
			safetyPlanChangeSchema,
			{},
			"people",
			["", letters(2_000)],
			[letters(2_001)],
			"Use at most 2,000 characters in each part",
		],
		[tryItSchema, {}, "message", ["x"], [""], "Write something first"],
		[exportQuerySchema, {}, "format", ["json", "html", undefined], ["pdf"], "Choose json or html"],
	],
};

describe.each(Object.entries(EDGES))("a request of %s", (_, edges) => {
	it.each(edges)("%# takes what is good enough for a field and says of the rest what to do", (...edge) => {
		const [schema, around, field, good, bad, says] = edge;
		const check = (value: unknown) => schema.safeParse({ ...around, [field]: value });
		for (const value of good) {
			expect(check(value).error?.issues, `${field}: ${String(value)}`).toBeUndefined();
		}
		for (const value of bad) {
			expect(check(value).error?.issues[0]?.message, `${field}: ${String(value)}`).toBe(says);
		}
	});
});
