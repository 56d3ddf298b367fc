import { expect, test } from "vitest";
import { createAssessmentSchema } from "#shared/schemas/assessments.ts";
import {
	chooseMoodOption,
	desiredMoodOf,
	EMPTY_WIZARD,
	parseWizard,
	toAssessment,
	typeMood,
} from "./wizard-state.ts";

test("a half-done assessment comes back as it was left", () => {
	const wizard = {
		...EMPTY_WIZARD,
		step: 4,
		goal: "purpose" as const,
		ratings: { safety: 2 },
		moodText: "lighter",
	};
	expect(parseWizard(JSON.stringify(wizard))).toEqual(wizard);
});

// spec: 2.73, 9.51
test.each([
	["nothing", null],
	["what is not JSON", "{oops"],
	["a step that does not exist", JSON.stringify({ ...EMPTY_WIZARD, step: 8 })],
	["a goal that does not exist", JSON.stringify({ ...EMPTY_WIZARD, goal: "fame" })],
])("%s gives a fresh assessment", (_name, saved) => {
	expect(parseWizard(saved)).toEqual(EMPTY_WIZARD);
});

// spec: 5.13, 7.39, 9.49
test("an area that was left alone counts as 3, and the mood as neutral", () => {
	const body = toAssessment(
		{ ...EMPTY_WIZARD, goal: "wellness", ratings: { love: 5 } },
		"usr_1",
		"2026-11-21",
	);
	expect(body).toMatchObject({
		physiologicalScore: 3,
		safetyScore: 3,
		loveScore: 5,
		esteemScore: 3,
		actualizationScore: 3,
		overallMood: 3,
	});
	expect(createAssessmentSchema.safeParse(body).success).toBe(true);
});

// spec: 5.14, 5.15
test("the personality type is sent only when all four pairs are answered", () => {
	const three = { EI: 2, SN: 2, TF: 2 } as const;
	expect(toAssessment({ ...EMPTY_WIZARD, answers: three }, "usr_1", "2026-11-21").mbtiType).toBe("");
	const four = { ...three, JP: 1 } as const;
	expect(toAssessment({ ...EMPTY_WIZARD, answers: four }, "usr_1", "2026-11-21").mbtiType).toBe("INFJ");
});

// spec: 5.16, 5.17
test("a typed mood, trimmed, wins over the chosen one", () => {
	expect(desiredMoodOf({ ...EMPTY_WIZARD, moodOption: "calm", moodText: "  at ease " })).toBe("at ease");
	expect(desiredMoodOf({ ...EMPTY_WIZARD, moodOption: "calm", moodText: "   " })).toBe("calm");
	expect(desiredMoodOf(EMPTY_WIZARD)).toBe("");
});

// spec: 5.18
test("choosing a mood clears what was typed, and choosing it again takes it back", () => {
	const chosen = chooseMoodOption({ ...EMPTY_WIZARD, moodText: "at ease" }, "joyful");
	expect(chosen).toMatchObject({ moodOption: "joyful", moodText: "" });
	expect(chooseMoodOption(chosen, "joyful").moodOption).toBeNull();
});

test("typing lets go of the chosen mood, and blanks alone do not", () => {
	const chosen = chooseMoodOption(EMPTY_WIZARD, "calm");
	expect(typeMood(chosen, "at ease")).toMatchObject({ moodOption: null, moodText: "at ease" });
	expect(typeMood(chosen, " ")).toMatchObject({ moodOption: "calm", moodText: " " });
});
