import { describe, expect, it } from "vitest";
import type { AdaptiveTiming } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { makeUser } from "#web/test/fake-api.ts";
import { TIMING } from "#web/test/notes.tsx";
import { comingText, hourSentence } from "./hour-words.ts";

describe("the hour in words", () => {
	it.each([
		[
			{ hourReason: "learning", time: "09:00", confidence: 0.2 },
			/^We'll send notifications at 9:00 AM until we learn when you usually visit\.$/,
		],
		[
			{ hourReason: "learning", time: "09:00", confidence: 0.6 },
			/^We'll send notifications at 9:00 AM for now, because your visits vary/,
		],
		[
			{ hourReason: "preferred", time: "10:30" },
			/^We send notifications at 10:30 AM, your preferred time\.$/,
		],
		[{ hour: 12, time: "12:00" }, /because you tend to visit in the middle of the day\.$/],
		[{ hour: 8, time: "08:00" }, /because you tend to visit in the morning\.$/],
	] as [Partial<AdaptiveTiming>, RegExp][])("%j", (part, words) => {
		expect(hourSentence({ ...TIMING, ...part })).toMatch(words);
	});
});

describe("whether a note comes, in words", () => {
	const off = { enableMotivational: false };
	it.each([
		[{}, {}, /^Your next notification is on Monday, November 23/],
		[{}, { nextSendAt: "2026-01-01T09:00:00.000Z" }, /^Your next notification is on its way/],
		[
			{},
			{ nextSendAt: new Date(Date.now() + 90 * 60_000).toISOString() },
			/^Your next notification is scheduled for .+ We skip it if you visit in the three hours before\.$/,
		],
		[
			{ notificationPreferences: off, assessmentCompleted: true },
			{ nextSendAt: null },
			/Check in to get the next one\.$/,
		],
		[{}, { nextSendAt: null }, /^Nothing is scheduled yet\.$/],
		[{}, { isPaused: true }, /^We've paused notifications because you missed a few/],
		[
			{ notificationPreferences: { ...off, enableProgress: false } },
			{},
			/^To get notifications, turn on at least one kind/,
		],
		[
			{ notificationPreferences: off, assessmentCompleted: false },
			{},
			/^You'll get insights after your first/,
		],
	] as [Partial<User>, Partial<AdaptiveTiming>, RegExp][])("for %j with %j", (person, part, words) => {
		expect(comingText(makeUser(person), { ...TIMING, ...part })).toMatch(words);
	});
});
