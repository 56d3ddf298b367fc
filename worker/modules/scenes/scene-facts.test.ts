import { expect, it } from "vitest";
import { sceneFacts, timeOfDay } from "./scene-facts.ts";

it("the mood is that of the latest assessment, or the one that the person fixed", () => {
	const person = {
		primaryGoal: null,
		currentHierarchyLevel: "love",
		currentChatColor: "#3b82f6",
		timeZone: "UTC",
	} as const;
	const ratings = { physiological: 5, safety: 5, love: 5, esteem: 5, actualization: 5 };
	const themeOf = (moodTheme: "serenity" | null) =>
		sceneFacts({ ...person, moodTheme }, ratings, new Date()).theme;
	expect(themeOf(null)).toBe("radiance");
	expect(themeOf("serenity")).toBe("serenity");
});

it.each([
	["2026-06-01T04:59:00Z", "night"],
	["2026-06-01T05:00:00Z", "dawn"],
	["2026-06-01T08:59:00Z", "dawn"],
	["2026-06-01T09:00:00Z", "day"],
	["2026-06-01T16:59:00Z", "day"],
	["2026-06-01T17:00:00Z", "dusk"],
	["2026-06-01T20:59:00Z", "dusk"],
	["2026-06-01T21:00:00Z", "night"],
	["2026-06-01T00:00:00Z", "night"],
])("at %s in UTC it is %s", (time, light) => {
	expect(timeOfDay(new Date(time), "UTC")).toBe(light);
});

it("goes by the hour where the person lives", () => {
	const noonInUtc = new Date("2026-06-01T12:00:00Z");
	expect(timeOfDay(noonInUtc, "Asia/Tokyo")).toBe("night");
	expect(timeOfDay(noonInUtc, "America/Los_Angeles")).toBe("dawn");
	expect(timeOfDay(noonInUtc, "Asia/Kolkata")).toBe("dusk");
});
