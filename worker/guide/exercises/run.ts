import type { Exercise, Step } from "../content/exercise.ts";
import { AFTER, BEFORE, RATING_QUESTIONS } from "../content/ratings.ts";
import { type Answer, readAnswer } from "./answers.ts";

/** A run through an exercise, as it is stored. The last step of the path is the one to answer. */
export type RunState = {
	exerciseId: string;
	version: number;
	path: string[];
	answers: Record<string, Answer>;
	/** Where it led: "@help", "@exercise-id", or null for its own end. Undefined while it runs. */
	end?: string | null;
	/** Once it has ended, where both were given. */
	ratings?: { before: number; after: number };
	/** Once it has ended, where the person was asked what would help now. */
	asksNext?: true;
};

/** What came of an answer: the run after it, or what to say because it wasn't taken. */
export type Moved = { ok: true; state: RunState } | { ok: false; say: string };

export function beginRun(exercise: Exercise): RunState {
	const first = exercise.rated === "around" ? BEFORE : exercise.start;
	return { exerciseId: exercise.id, version: exercise.version, path: [first], answers: {} };
}

/** Whether the exercise is over, and only the question after it waits. */
export function isRatedLast({ path, end }: RunState): boolean {
	return path.at(-1) === AFTER && end === undefined;
}

/** Returns the number of the run's current step, at least 1. */
export function stepNumber({ path }: Pick<RunState, "path">): number {
	return Math.max(1, path.filter((id) => !(id in RATING_QUESTIONS)).length);
}

/** A step of the exercise, or one of the questions around it. */
export function stepOf(exercise: Exercise, id: string): Step | undefined {
	return exercise.steps[id] ?? RATING_QUESTIONS[id];
}

/** The step to answer; null when the run has ended. */
export function currentStep(exercise: Exercise, { path, end }: RunState): { id: string; step: Step } | null {
	const id = path.at(-1);
	const step = id === undefined || end !== undefined ? undefined : stepOf(exercise, id);
	return id === undefined || step === undefined ? null : { id, step };
}

/** Takes an answer to the current step. A text is an option's label or number, own words, a figure, or one line an entry. */
export function answerStep(exercise: Exercise, state: RunState, text: string): Moved {
	const current = currentStep(exercise, state);
	if (!current) {
		return { ok: false, say: "This exercise has ended." };
	}
	const read = readAnswer(current.step, text.trim());
	if ("say" in read) {
		return { ok: false, say: read.say };
	}
	const save = saveOf(current.step);
	const answered = save === undefined || read.answer === null ? {} : { [save]: read.answer };
	const answers = { ...state.answers, ...answered };
	const next = read.next === undefined ? nextOf(exercise, current.step, answers) : read.next;
	return { ok: true, state: goTo({ ...state, answers }, next) };
}

/** Skips a skippable step, and drops an earlier answer to it. */
export function skipStep(exercise: Exercise, state: RunState): Moved {
	const current = currentStep(exercise, state);
	if (!current?.step.canSkip) {
		return { ok: false, say: "This step is needed. You can go back, or pause here." };
	}
	const { [saveOf(current.step) ?? ""]: _dropped, ...answers } = state.answers;
	return { ok: true, state: goTo({ ...state, answers }, nextOf(exercise, current.step, answers)) };
}

/** Goes back a step, whose answer stays until it's replaced. Doesn't undo a card that was stored at the end. */
export function stepBack(state: RunState): RunState {
	if (isRatedLast(state)) {
		return state;
	}
	const { end, ...open } = state;
	return open.path.length > 1 ? { ...open, path: open.path.slice(0, -1) } : open;
}

/** How many steps are on the longest way from a step to the end, itself included. */
export function longestWay(exercise: Exercise, from: string, seen: readonly string[] = []): number {
	const step = exercise.steps[from];
	if (!step || seen.includes(from)) {
		return 0;
	}
	const ways = exitsOf(step).map((exit) =>
		exit === null || exit.startsWith("@") ? 0 : longestWay(exercise, exit, [...seen, from]),
	);
	return 1 + Math.max(0, ...ways);
}

/** Every place that a step can lead to. */
export function exitsOf(step: Step): (string | null)[] {
	if (step.kind === "choose") {
		const others = step.otherNext === undefined ? [] : [step.otherNext];
		return [...Object.values(step.options), ...others];
	}
	return step.kind === "rate" && step.if ? [step.next, step.if.next] : [step.next];
}

export function saveOf(step: Step): string | undefined {
	return "save" in step ? step.save : undefined;
}

/** An answer as people read it. */
export function shown(answer: Answer): string {
	return Array.isArray(answer) ? answer.join("\n") : String(answer);
}

function nextOf(exercise: Exercise, step: Step, answers: RunState["answers"]): string | null {
	if (saveOf(step) === BEFORE) {
		return exercise.start;
	}
	if (step.kind === "choose") {
		return step.otherNext ?? Object.values(step.options)[0] ?? null;
	}
	if (step.kind !== "rate" || !step.if) {
		return step.next;
	}
	const { below = Number.NEGATIVE_INFINITY, above = "", next } = step.if;
	const rated = Number(answers[step.save]);
	return rated < below || rated > Number(answers[above]) ? next : step.next;
}

/** A person who rated before is asked again at the exercise's end. */
function goTo(state: RunState, next: string | null): RunState {
	if (next === null && state.answers[BEFORE] !== undefined && state.path.at(-1) !== AFTER) {
		return { ...state, path: [...state.path, AFTER] };
	}
	return next === null || next.startsWith("@")
		? { ...state, end: next }
		: { ...state, path: [...state.path, next] };
}
