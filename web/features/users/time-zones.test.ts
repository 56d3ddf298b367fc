import { expect, test } from "vitest";
import { timeZonesWith, timeZoneText } from "./time-zones.ts";

test("the person's own zone is among them, once, also where the browser does not list it", () => {
	expect(timeZonesWith("UTC").filter((zone) => zone === "UTC")).toHaveLength(1);
	expect(timeZonesWith("Europe/Lisbon").filter((zone) => zone === "Europe/Lisbon")).toHaveLength(1);
});

test("zones have the names that their people use, and every one is known to the runtime", () => {
	const zones = timeZonesWith("UTC");
	expect(zones).toContain("Asia/Kolkata");
	expect(zones).not.toContain("Asia/Calcutta");
	expect(zones).not.toContain("Europe/Kiev");
	for (const timeZone of zones) {
		expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
	}
});

test.each([
	["America/Argentina/Buenos_Aires", "Buenos Aires, Argentina, America"],
	["Europe/Lisbon", "Lisbon, Europe"],
	["UTC", "UTC"],
])("%s reads as %s", (zone, text) => expect(timeZoneText(zone)).toBe(text));
