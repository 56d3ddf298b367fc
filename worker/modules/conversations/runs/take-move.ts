import type { MoveRun } from "#shared/schemas/exercises.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import {
	answerStep,
	currentStep,
	isRatedLast,
	type Moved,
	skipStep,
	stepBack,
} from "../../../guide/exercises/run.ts";
import type { Run } from "./run-storage.ts";

/** The run after a move, and why an answer wasn't taken. */
export type Taken = { ok: true; run: Run; aside: string | null } | { ok: false };

/** A move whose words are known to be an answer. */
export type PlainMove = Exclude<MoveRun, { do: "typed" }>;

/** Takes one move of the person. Not ok: the move is about another step than the current one. */
export function takeMove(exercise: Exercise, run: Run, move: PlainMove): Taken {
	if (isOver(run)) {
		return move.do === "pause" || move.do === "leave" ? { ok: true, run, aside: null } : { ok: false };
	}
	switch (move.do) {
		case "pause":
			return { ok: true, run: restedRun(run), aside: null };
		case "resume":
			return { ok: true, run: { ...run, status: "open" }, aside: null };
		case "leave":
			return { ok: true, run: leftRun(run), aside: null };
		case "back":
			return moved(run, { ok: true, state: stepBack(run.state) });
		case "skip":
			return moved(run, skipStep(exercise, run.state));
		case "answer":
			return currentStep(exercise, run.state)?.id === move.step
				? moved(run, answerStep(exercise, run.state, move.text))
				: { ok: false };
	}
}

/** A run that has ended or was left: it takes no answers, and holds none. */
export function isOver({ status }: Run): boolean {
	return status === "ended" || status === "left";
}

export function leftRun(run: Run): Run {
	return isRatedLast(run.state)
		? overRun(run)
		: { ...run, status: "left", state: { ...run.state, answers: {} } };
}

/** A run that is put aside: it waits, or is over where only its second rating was missing. */
export function restedRun(run: Run): Run {
	return isRatedLast(run.state) ? overRun(run) : { ...run, status: "paused" };
}

/** A run whose card was kept before its second rating, which is never given now. */
export function overRun(run: Run): Run {
	return { ...run, status: "ended", state: { ...run.state, answers: {}, end: null } };
}

function moved(run: Run, step: Moved): Taken {
	return step.ok
		? { ok: true, run: { ...run, status: "open", state: step.state }, aside: null }
		: { ok: true, run, aside: step.say };
}
