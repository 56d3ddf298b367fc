import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { AssessmentPage } from "./assessment-page.tsx";

function openStep(step: number, rest: Record<string, unknown> = {}) {
	localStorage.setItem("attune:usr_1:assessment", JSON.stringify({ step, goal: "purpose", ...rest }));
	renderAt("/assessment", <AssessmentPage user={makeUser()} />);
}

// spec: 2.86
test.each([
	[1, "Poor"],
	[2, "Low"],
	[3, "Okay"],
	[4, "Good"],
	[5, "Excellent"],
])("on the slider from 1 to 5 a need rated %i is said to be %s", (rating, word) => {
	openStep(3, { ratings: { safety: rating } });
	const slider = screen.getByRole("slider");
	expect(slider.getAttribute("aria-valuemin")).toBe("1");
	expect(slider.getAttribute("aria-valuemax")).toBe("5");
	expect(slider.getAttribute("aria-valuetext")).toBe(`${rating} of 5, ${word}`);
});

// spec: 2.86
test("under the slider stand its two ends, Poor on the left and Excellent on the right", () => {
	openStep(3);
	const ends = screen.getByText("Poor").parentElement?.children ?? [];
	expect([...ends].map((end) => end.textContent)).toEqual(["Poor", "Excellent"]);
});

// spec: 2.87, 2.88, 2.89, 2.90, 2.91
test.each([
	["physiological", 2, "sleep, healthy eating, hydration, exercise"],
	["safety", 3, "financial security, home safety, health security, job stability"],
	["love", 4, "family time, friendships, community, intimacy"],
	["esteem", 5, "achievements, recognition, self-confidence, respect"],
	["actualization", 6, "creativity, personal growth, helping others, life meaning"],
])("the step of %s shows what belongs to it", (_, step, hints) => {
	openStep(step);
	const shown = within(screen.getByRole("list", { name: "What this covers" })).getAllByRole("listitem");
	expect(shown.map((hint) => hint.textContent).join(", ")).toBe(hints);
});

// spec: 2.92
test("how one feels now is chosen from five levels, each with its number, its word and its emoji", () => {
	openStep(7);
	const levels = screen.getAllByRole<HTMLInputElement>("radio");
	expect(levels.map((level) => [level.value, level.labels?.[0]?.textContent])).toEqual([
		["1", "Very Low 😔"],
		["2", "Low 🙁"],
		["3", "Neutral 😐"],
		["4", "Good 🙂"],
		["5", "Excellent 😄"],
	]);
});
