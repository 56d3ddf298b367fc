import { describe, expect, it } from "vitest";
import { screen } from "#shared/safety/screen.ts";
import { type Exercise, exerciseSchema, type Step } from "../exercise.ts";
import { EXERCISE_IDS, TOPIC_IDS } from "../ids.ts";
import { EXERCISES } from "./index.ts";

const STEM = /^[a-z0-9]+\*?( [a-z0-9]+\*?){0,3}$/;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentences = (text: string) => text.split(/(?<=[.?:])\s+/);
const isStep = (next: string | null): next is string => next !== null && !next.startsWith("@");

/** Where a step leads: other steps, "@" targets and null for the end. */
function nextOf(step: Step): (string | null)[] {
	if (step.kind === "choose") {
		const typed = step.otherNext === undefined ? [] : [step.otherNext];
		return [...Object.values(step.options), ...typed];
	}
	return step.kind === "rate" && step.if ? [step.next, step.if.next] : [step.next];
}

function labelsOf(step: Step): string[] {
	if (step.kind === "choose") {
		return Object.keys(step.options);
	}
	return step.kind === "schedule" ? Object.keys(step.presets) : [];
}

const stepOf = (exercise: Exercise, id: string) => {
	const step = exercise.steps[id];
	if (!step) {
		throw new Error(`${exercise.id} has no step "${id}"`);
	}
	return step;
};

/** Every way through an exercise, as step ids. Throws when a step comes round again. */
function pathsOf(exercise: Exercise, path: string[] = [exercise.start]): string[][] {
	const targets = nextOf(stepOf(exercise, path.at(-1) ?? ""));
	return [...new Set(targets)].flatMap((next) => {
		if (!isStep(next)) {
			return [path];
		}
		if (path.includes(next)) {
			throw new Error(`${exercise.id} goes round: ${[...path, next].join(" → ")}`);
		}
		return pathsOf(exercise, [...path, next]);
	});
}

const saveOf = (step: Step) => ("save" in step ? step.save : undefined);
const savesOn = (exercise: Exercise, path: string[]) => path.map((id) => saveOf(stepOf(exercise, id)));

/** Every text in an exercise, without its addresses. */
function textsOf(value: unknown): string[] {
	if (typeof value === "string") {
		return value.startsWith("https://") ? [] : [value];
	}
	return typeof value === "object" && value ? Object.values(value).flatMap(textsOf) : [];
}

it("holds one exercise for each id, in the same order", () => {
	expect(EXERCISES.map((exercise) => exercise.id)).toEqual(EXERCISE_IDS);
});

it("names each file after its exercise", () => {
	const files = Object.keys(import.meta.glob("./*/*.ts"));
	expect(files.map((path) => path.split("/").at(-1)).sort()).toEqual(EXERCISE_IDS.map((id) => `${id}.ts`).sort());
});

it("asks for each exercise by stems of its own", () => {
	const stems = EXERCISES.flatMap((exercise) => exercise.asked);
	expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
	expect(stems.filter((stem) => !STEM.test(stem))).toEqual([]);
	expect(stems.filter((stem) => TOPIC_IDS.some((id) => id.replaceAll("-", " ") === stem))).toEqual([]);
});

it("has an exercise for each topic", () => {
	const topics = new Set(EXERCISES.flatMap((exercise) => exercise.for.topics));
	expect(TOPIC_IDS.filter((id) => !topics.has(id))).toEqual([]);
});

describe.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))("%s", (_, exercise) => {
	const steps = Object.entries(exercise.steps);
	const paths = pathsOf(exercise);

	it("fits the schema", () => {
		expect(exerciseSchema.parse(exercise)).toEqual(exercise);
		expect(exercise.asked.length).toBeGreaterThanOrEqual(6);
		expect(exercise.source[1]).toMatch(/^https:\/\//);
	});

	it("reaches each step in at most nine", () => {
		const reached = new Set(paths.flat());
		expect(steps.map(([id]) => id).filter((id) => !reached.has(id))).toEqual([]);
		expect(Math.max(...paths.map((path) => path.length))).toBeLessThanOrEqual(9);
	});

	it("sends people only to help and to other exercises", () => {
		const followUps = exercise.followUp?.options.map((option) => option.exercise).filter(Boolean) ?? [];
		const away = steps.flatMap(([, step]) => nextOf(step)).filter((next) => next?.startsWith("@"));
		const known = ["@help", ...EXERCISE_IDS.map((id) => `@${id}`)];
		expect(away.filter((next) => !known.includes(next ?? ""))).toEqual([]);
		expect(away).not.toContain(`@${exercise.id}`);
		expect(followUps.filter((id) => !EXERCISE_IDS.includes(id as Exercise["id"]))).toEqual([]);
	});

	it("can be read in one breath", () => {
		for (const [id, step] of steps) {
			const said = `${step.say} ${step.why ?? ""}`;
			expect(words(said), id).toBeLessThanOrEqual(40);
			expect(said.split("?").length - 1, id).toBeLessThanOrEqual(1);
		}
		const long = textsOf(exercise)
			.flatMap(sentences)
			.filter((sentence) => words(sentence) > 20);
		expect(long).toEqual([]);
		expect(steps.filter(([, step]) => step.why).length).toBeLessThanOrEqual(1);
	});

	it("holds no exclamation mark, semicolon or slot", () => {
		expect(textsOf(exercise).filter((text) => /[!;{}]/.test(text))).toEqual([]);
	});

	// A pressed label is screened like any message, and an example may be sent as it is.
	it("says nothing that the safety screen takes for danger", () => {
		expect(textsOf(exercise).filter((text) => screen(text) !== "none")).toEqual([]);
	});

	it("has short labels and few of them", () => {
		const labels = steps.flatMap(([, step]) => {
			const shown = labelsOf(step);
			if (shown.length > 0) {
				expect(shown.length).toBeGreaterThanOrEqual(2);
				expect(shown.length).toBeLessThanOrEqual(4);
			}
			return shown;
		});
		const answers = exercise.followUp?.options.map(({ label }) => label) ?? [];
		expect([...labels, ...answers].filter((label) => label.length > 34)).toEqual([]);
		expect(answers.length).toBeLessThanOrEqual(4);
	});

	it("shows an example wherever people write", () => {
		for (const [id, step] of steps) {
			if (step.kind === "write" || step.kind === "list") {
				expect(words(step.example), id).toBeGreaterThanOrEqual(1);
				expect(step.example.length, id).toBeLessThanOrEqual(step.kind === "write" ? step.max : 120);
			}
		}
	});

	it("compares a rating only with one given before", () => {
		for (const path of paths) {
			for (const [at, id] of path.entries()) {
				const step = stepOf(exercise, id);
				if (step.kind === "rate" && step.if) {
					const { above, below } = step.if;
					expect(
						[above, below].filter((value) => value !== undefined),
						id,
					).toHaveLength(1);
					const rated = path.slice(0, at).map((before) => stepOf(exercise, before));
					const known = rated.filter((before) => before.kind === "rate").map(saveOf);
					expect(above === undefined || known.includes(above), id).toBe(true);
				}
			}
		}
	});

	it("keeps something on each path to its own end", () => {
		const lines = Object.keys(exercise.takeaway?.lines ?? {});
		const saved = new Set(paths.flatMap((path) => savesOn(exercise, path)));
		expect(lines.filter((save) => !saved.has(save))).toEqual([]);
		expect(new Set(lines).size).toBe(lines.length);
		const ends = paths.filter((path) => nextOf(stepOf(exercise, path.at(-1) ?? "")).includes(null));
		const empty = ends.filter((path) => !savesOn(exercise, path).some((save) => lines.includes(save ?? "")));
		expect(exercise.takeaway ? empty : []).toEqual([]);
	});

	it("asks later about each plan and script", () => {
		const kind = exercise.takeaway?.kind ?? "";
		expect(["plan", "script"].includes(kind) && !exercise.followUp).toBe(false);
	});

	it("isn't offered at a low mood when it takes over five minutes", () => {
		expect(exercise.minutes > 5 && !exercise.notIn.includes("low-mood")).toBe(false);
	});
});
