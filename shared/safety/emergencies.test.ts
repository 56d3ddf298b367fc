import { describe, expect, it } from "vitest";
import { emergencyNow } from "./emergencies.ts";
import { helpFor } from "./help/help-for.ts";
import type { RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";
import sentences from "./sets/look-alikes/emergency.json" with { type: "json" };

type Row = { text: string; level: RiskLevel };
const rows = sentences as Row[];
const now = rows.filter(({ level }) => level !== "none");
const ordinary = rows.filter(({ level }) => level === "none");

describe("an emergency", () => {
	it.each(now)("opens with the number and the first step: $text", ({ text, level }) => {
		const panel = helpFor(text, screen(text), "GB");
		expect(screen(text)).toBe(level);
		expect(panel).toMatchObject({ emergency: "999", emergencyFirst: true });
		expect(panel?.title).toMatch(/emergency number/i);
	});

	it("hears nothing in sentences that look alike", () => {
		expect(ordinary.filter(({ text }) => emergencyNow(text) !== null)).toEqual([]);
		expect(ordinary.filter(({ text }) => screen(text) !== "none")).toEqual([]);
	});

	it.each([
		["took 40 pills just now, should I go to hospital", "taken"],
		["I don't want to die but I swallowed all my tablets an hour ago", "taken"],
		["my arm is gushing blood", "bleeding"],
		["my uncle is kicking my door and shouting he'll kill me", "attack"],
	])("tells which first step fits: %j", (text, kind) => {
		expect(emergencyNow(text)).toEqual({ kind, isOther: false });
	});

	it.each([
		["I cut my arm and blood is pouring out", /^Call the emergency number and press hard/],
		["I drank a cup of bleach", /Don't wait until you feel ill/],
		["someone is trying to break in", /room that locks/],
		["my son drank white spirit", /Don't wait for symptoms/],
		["my sister slit her wrists", /^Call the emergency number and press hard/],
	])("names that step above the lines: %j", (text, step) => {
		const { title = "", lead = "" } = helpFor(text, screen(text), "US") ?? {};
		expect(`${title}. ${lead}`).toMatch(step);
	});

	// spec: S.21
	it("brings the line for poisoning first, where there is one", () => {
		const linesIn = (country: string) =>
			helpFor("I swallowed bleach", "imminent", country)?.resources.map(({ name }) => name);
		expect(linesIn("US")?.[0]).toBe("Poison Help");
		expect(linesIn("DE")).toEqual(helpFor("I want to die", "wish", "DE")?.resources.map(({ name }) => name));
	});

	it("names no number where we know none", () => {
		expect(helpFor("I drank bleach just now", "imminent", "JP")).toMatchObject({
			emergency: null,
			title: "Call your local emergency number now",
		});
	});

	it.each([
		"I took an overdose two years ago",
		"he broke into my flat last year",
		"in the film he slits his wrists",
		"I had way too much cake",
	])("is not one that is over or told: %j", (text) => {
		expect(emergencyNow(text)).toBeNull();
	});
});
