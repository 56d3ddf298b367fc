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
			/^We write at 9:00 AM to begin with, until it shows/,
		],
		[
			{ hourReason: "learning", time: "09:00", confidence: 0.6 },
			/^We write at 9:00 AM for now: the hours when you are here differ, or lie outside our day\.$/,
		],
		[{ hourReason: "preferred", time: "10:30" }, /^We write at 10:30 AM, the time you prefer\.$/],
		[{ hour: 12, time: "12:00" }, /because the middle of the day is when you tend to be here\.$/],
		[{ hour: 8, time: "08:00" }, /because mornings are when you tend to be here\.$/],
	] as [Partial<AdaptiveTiming>, RegExp][])("%j", (part, words) => {
		expect(hourSentence({ ...TIMING, ...part })).toMatch(words);
	});
});

describe("whether a note comes, in words", () => {
	const off = { enableMotivational: false };
	it.each([
		[{}, {}, /^The next one comes on Monday, November 23/],
		[{}, { nextSendAt: "2026-01-01T09:00:00.000Z" }, /^The next one is on its way/],
		[
			{},
			{ nextSendAt: new Date(Date.now() + 90 * 60_000).toISOString() },
			/^One is planned for .+ It is left out if you're here in the three hours before\.$/,
		],
		[{ notificationPreferences: off, assessmentCompleted: true }, { nextSendAt: null }, /next check-in\.$/],
		[{}, { nextSendAt: null }, /^None is planned yet\.$/],
		[{}, { isPaused: true }, /^A few notes in a row found you elsewhere/],
		[{ notificationPreferences: { ...off, enableProgress: false } }, {}, /^Nothing comes while both kinds/],
		[{ notificationPreferences: off, assessmentCompleted: false }, {}, /^Insights begin after your first/],
	] as [Partial<User>, Partial<AdaptiveTiming>, RegExp][])("for %j with %j", (person, part, words) => {
		expect(comingText(makeUser(person), { ...TIMING, ...part })).toMatch(words);
	});
});
