import { expect, it } from "vitest";
import { STARTERS } from "#shared/chat/starters.ts";
import { findExercise } from "./index.ts";

it.each(Object.entries(STARTERS))("for %s an exercise is offered under its own name", (_, { exercise }) => {
	const found = findExercise(exercise.exerciseId);
	expect(exercise.label).toBe(`${found?.title} · ${found?.minutes} min`);
});
