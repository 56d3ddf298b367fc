import { expect, it } from "vitest";
import { timeOfDay } from "./scene-facts.ts";

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
