import { describe, expect, it } from "vitest";
import { chat, letters, person, rating, type Schema } from "../test/requests.ts";
import { createAssessmentSchema } from "./assessments.ts";
import { confirmSchema, resetPasswordSchema, signInSchema, signUpSchema } from "./auth.ts";
import { insightsQuerySchema, updateInsightSchema } from "./coaching.ts";
import {
	conversationsQuerySchema,
	createSessionSchema,
	messagesQuerySchema,
	reportSchema,
	sendChatSchema,
	sendMessageSchema,
} from "./conversations.ts";
import { activitySchema, changeNotificationsSchema, readNotificationSchema } from "./notifications.ts";
import { tryItSchema } from "./public/try-it.ts";
import { safetyFeedbackSchema, safetyPlanChangeSchema } from "./safety.ts";
import { textToSpeechSchema } from "./speech.ts";
import { updateUserSchema } from "./users.ts";

describe("a request", () => {
	/** Where a field that nobody knows is a typing error whose words would be lost. */
	it.each([
		["a person's settings", updateUserSchema, {}],
		["a confirmation", confirmSchema, { token: "t" }],
		["notifications", changeNotificationsSchema, {}],
		["a note that was read", readNotificationSchema, { read: true }],
		["an activity", activitySchema, { fromLink: false }],
		["a plan", safetyPlanChangeSchema, {}],
		["a first try", tryItSchema, { message: "Hello" }],
	] satisfies [string, Schema, object][])("of %s with a field too many is refused", (_, schema, body) => {
		expect(schema.safeParse(body).success).toBe(true);
		expect(schema.safeParse({ ...body, tpyo: 1 }).success).toBe(false);
	});

	it("of notifications with a preference that is none is refused", () => {
		const isTaken = (preferences: object) =>
			changeNotificationsSchema.safeParse({ notificationPreferences: preferences }).success;
		expect(isTaken({ reminderTime: "09:00", valueDrivern: true })).toBe(true);
		expect(isTaken({ reminderTme: "09:00" })).toBe(false);
	});

	it("may leave out what is not needed", () => {
		for (const [schema, body] of [
			[signUpSchema, person],
			[createAssessmentSchema, rating],
			[sendChatSchema, chat],
			[createSessionSchema, { userId: "usr_1" }],
			[conversationsQuerySchema, {}],
			[messagesQuerySchema, {}],
			[insightsQuerySchema, {}],
			[updateInsightSchema, {}],
			[reportSchema, {}],
		] satisfies [Schema, object][]) {
			expect(schema.safeParse(body).error?.issues).toBeUndefined();
		}
	});

	it("is cleaned before it is kept: trimmed, in lower case where case means nothing, without what is not seen", () => {
		expect(signUpSchema.parse({ ...person, username: " mira ", email: " Mira@Example.ORG " })).toMatchObject({
			username: "mira",
			email: "mira@example.org",
		});
		const written = " one\u0000\u202e\n\ttwo\ud800 ";
		expect(sendMessageSchema.parse({ content: written }).content).toBe("one\n\ttwo\ufffd");
	});

	it("for a page of messages has a number from 1 to 100, which an address gives as text", () => {
		expect(messagesQuerySchema.parse({ limit: "100" })).toEqual({ limit: 100 });
		for (const limit of ["0", "101", "1.5", "all"]) {
			expect(messagesQuerySchema.safeParse({ limit }).success, limit).toBe(false);
		}
		expect(messagesQuerySchema.safeParse({ before: letters(65) }).success).toBe(false);
	});

	it("is no longer than its keys are", () => {
		const long = (schema: Schema, body: object) => schema.safeParse(body).success;
		expect(long(sendChatSchema, { ...chat, clientMessageId: letters(64) })).toBe(true);
		expect(long(sendChatSchema, { ...chat, clientMessageId: letters(65) })).toBe(false);
		expect(long(sendChatSchema, { ...chat, clientMessageId: "" })).toBe(false);
		expect(long(confirmSchema, { token: letters(201) })).toBe(false);
		expect(long(resetPasswordSchema, { token: letters(201), newPassword: letters(8) })).toBe(false);
		expect(long(signInSchema, { ...person, password: letters(129) })).toBe(false);
		expect(long(insightsQuerySchema, { before: letters(65) })).toBe(false);
	});

	it("for a voice or a speed leaves both to the coach's own", () => {
		expect(textToSpeechSchema.parse({ text: "Hello" })).toEqual({
			text: "Hello",
			voice: "fable",
			speed: 0.9,
		});
		expect(textToSpeechSchema.safeParse({ text: "Hello", voice: "HAL" }).error?.issues[0]?.message).toMatch(
			/^Choose one of alloy, .*fable.*, verse$/,
		);
	});

	it("says one of four things about help", () => {
		const kinds = ["not_meant", "panel_opened", "line_used", "safe_now", "other"];
		expect(kinds.filter((kind) => safetyFeedbackSchema.safeParse({ kind }).success)).toEqual(
			kinds.slice(0, 4),
		);
	});
});
