import { expect, test } from "vitest";
import type { MoodEntry } from "../schemas/users.ts";
import { moodsByDay, todaysMood } from "./moods-by-day.ts";

const NOW = new Date("2026-11-21T20:00:00.000Z");
const person = (...moodHistory: MoodEntry[]) => ({ moodHistory, timeZone: "Pacific/Auckland" });
const tap = (mood: string, at: string): MoodEntry => ({ mood, kind: "current", at });

test("the newest tap of today counts, on the person's own calendar", () => {
	// In Auckland it's the 22nd since 11:00 UTC.
	const history = [tap("Good", "2026-11-21T12:00:00.000Z"), tap("Low", "2026-11-21T19:00:00.000Z")];
	expect(todaysMood(person(...history), undefined, NOW)?.label).toBe("Low");
	expect(todaysMood(person(tap("Good", "2026-11-21T09:00:00.000Z")), undefined, NOW)).toBeNull();
});

// spec: P.97
test("the newer of a tap and today's check-in counts, and either before none", () => {
	const checkIn = { date: "2026-11-22", overallMood: 2, createdAt: "2026-11-21T18:00:00.000Z" };
	expect(todaysMood(person(), checkIn, NOW)?.label).toBe("Low");
	expect(todaysMood(person(tap("Excellent", "2026-11-21T19:00:00.000Z")), checkIn, NOW)?.label).toBe(
		"Excellent",
	);
	const answeredAgain = { ...checkIn, createdAt: "2026-11-21T19:30:00.000Z" };
	expect(todaysMood(person(tap("Excellent", "2026-11-21T19:00:00.000Z")), answeredAgain, NOW)?.label).toBe(
		"Low",
	);
	expect(todaysMood(person(), { ...checkIn, date: "2026-11-21" }, NOW)).toBeNull();
});

test("moods in other words, wished for or read from a message are no tap", () => {
	const at = "2026-11-21T19:00:00.000Z";
	const history: MoodEntry[] = [
		{ mood: "Good", kind: "desired", at },
		{ mood: "Good", kind: "detected", at },
		tap("a bit flat", at),
	];
	expect(todaysMood(person(...history), undefined, NOW)).toBeNull();
});

test("each day has its own, by tap or by check-in", () => {
	const checkIns = [
		{ date: "2026-11-20", overallMood: 5, createdAt: "2026-11-20T03:00:00.000Z" },
		{ date: "2026-11-21", overallMood: 3, createdAt: "2026-11-21T03:00:00.000Z" },
	];
	const taps = [tap("Very Low", "2026-11-20T04:00:00.000Z"), tap("Good", "2026-11-21T19:00:00.000Z")];
	const byDay = moodsByDay(person(...taps), checkIns);
	expect([...byDay].map(([date, { label }]) => [date, label])).toEqual([
		["2026-11-20", "Very Low"],
		["2026-11-21", "Neutral"],
		["2026-11-22", "Good"],
	]);
});
