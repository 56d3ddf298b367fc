import { describe, expect, it } from "vitest";
import { safetyPanelSchema } from "../../schemas/safety.ts";
import { RISK_LEVELS, type RiskLevel } from "../risk.ts";
import type { HelpKind } from "./help-kinds.ts";
import { COUNTRIES, FIND_A_HELPLINE } from "./help-lines.ts";
import { panelFor } from "./panel.ts";

type Level = Exclude<RiskLevel, "none">;
const LEVELS = RISK_LEVELS.filter((level): level is Level => level !== "none");

/** What the first line of a panel helps with, where a country has such a line. */
const FIRST: Partial<Record<Level, string>> = { abuse: "abuse", eating: "eating", violence: "conduct" };

describe.each(LEVELS)("a panel at %s", (level) => {
	// spec: S.57
	it("is whole in every country, with no more than four lines and none of another country", () => {
		for (const { country, emergency } of COUNTRIES) {
			const panel = panelFor(level, country);
			expect(safetyPanelSchema.parse(panel)).toEqual(panel);
			expect(panel.emergency).toBe(emergency);
			expect(panel.resources.length).toBeLessThanOrEqual(4);
			expect(panel.resources.at(-1)).toEqual(FIND_A_HELPLINE);
			for (const line of panel.resources.slice(0, -1)) {
				expect(line.country).toBe(country);
			}
		}
	});

	// spec: S.57
	it("begins with the line that fits, and has a crisis line", () => {
		for (const { country, lines } of COUNTRIES) {
			const { resources } = panelFor(level, country);
			const fits = lines.some(({ kinds }) => kinds?.some((kind) => kind === FIRST[level]));
			expect(resources[0]?.kinds).toContain(fits ? FIRST[level] : "crisis");
			expect(resources.some(({ kinds }) => kinds?.includes("crisis"))).toBe(true);
		}
	});

	it("speaks of no emergency number as if it stood there where none is known", () => {
		const { title, steps, emergency } = panelFor(level, "JP");
		expect(emergency).toBeNull();
		expect([title, ...steps].join(" ").replaceAll("your local emergency number", "")).not.toMatch(
			/emergency number/,
		);
	});
});

describe("what a panel says", () => {
	const sentencesOf = (level: Level) => {
		const { title, lead, steps } = panelFor(level, "GB");
		return [title, lead, ...steps].flatMap((text) => text.match(/[^.?!]+[.?!]?/g) ?? []);
	};

	it.each(LEVELS)("is short at %s: twelve words a sentence as a mean, and none over 20", (level) => {
		const counts = sentencesOf(level).map((sentence) => sentence.trim().split(/\s+/).length);
		expect(Math.max(...counts)).toBeLessThanOrEqual(20);
		expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(12);
	});

	it.each(LEVELS)("at %s says someone and not somebody, and no exclamation mark", (level) => {
		expect(sentencesOf(level).join(" ")).not.toMatch(/\b(?:some|any|every)body\b|!/);
	});

	it("names texting only where a line takes texts", () => {
		expect(panelFor("thoughts", "GB").steps.join(" ")).toMatch(/Text if talking/);
		expect(panelFor("thoughts", "FR").steps.join(" ")).toMatch(/online chat on findahelpline\.com/);
	});

	it("asks about suicide for someone else only where that is the worry", () => {
		const steps = (kinds: HelpKind[]) => panelFor("other", "GB", { kinds }).steps.join(" ");
		expect(steps(["crisis"])).toMatch(/ending your life/);
		for (const kind of ["abuse", "child", "eating"] as const) {
			expect(steps([kind, "crisis"])).not.toMatch(/ending your life/);
		}
	});
});
