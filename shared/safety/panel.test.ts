import { describe, expect, it } from "vitest";
import { safetyPanelSchema } from "../schemas/safety.ts";
import { COUNTRIES, FIND_A_HELPLINE } from "./help-lines.ts";
import { panelFor } from "./panel.ts";
import { RISK_LEVELS, type RiskLevel } from "./risk.ts";

type Level = Exclude<RiskLevel, "none">;
const LEVELS = RISK_LEVELS.filter((level): level is Level => level !== "none");

/** What the first line of a panel helps with, where a country has such a line. */
const FIRST: Partial<Record<Level, string>> = { abuse: "abuse", eating: "eating", violence: "conduct" };

describe.each(LEVELS)("a panel at %s", (level) => {
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
