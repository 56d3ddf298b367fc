import type { MoveRun } from "#shared/schemas/exercises.ts";
import type { Exercise } from "../../../guide/content/exercise.ts";
import { BEFORE } from "../../../guide/content/ratings.ts";
import { readTyped } from "../../../guide/index.ts";
import { withoutRating } from "./ratings.ts";
import type { MoveRunOutcome } from "./run-contract.ts";
import type { Run } from "./run-storage.ts";
import { showRun } from "./show-run.ts";
import type { PlainMove } from "./take-move.ts";

/** A run and its exercise. */
export type Found = { run: Run; exercise: Exercise };
export type Shown = Extract<MoveRunOutcome, { ok: true }>;

/** Typed words as a move; null when they're for the chat. */
export function plainMove({ run, exercise }: Found, move: MoveRun): PlainMove | null {
	if (move.do !== "typed") {
		return move;
	}
	const { step } = showRun(exercise, run);
	const typed = step && run.status === "open" ? readTyped(move.text, step) : "message";
	if (typed === "message") {
		return null;
	}
	return typed === "answer" ? { ...move, do: "answer" } : { do: typed };
}

/** Drops the rating in a risk state, so that the end asks for none. */
export function unrated({ run, exercise }: Found): Found {
	const isAsked = run.state.path.at(-1) === BEFORE;
	return isAsked
		? { run, exercise }
		: { run: { ...run, state: withoutRating(exercise, run.state) }, exercise };
}

export function shownRun({ run, exercise }: Found): Shown {
	return { ok: true, run: showRun(exercise, run), aside: null, takeaway: null, danger: null };
}

export function isSame(label: string, text: string): boolean {
	return label.toLowerCase() === text.trim().toLowerCase();
}
