import type { RunView, StepView } from "#shared/schemas/exercises.ts";
import type { Exercise, Step } from "../content/exercise.ts";
import { AFTER, BEFORE } from "../content/ratings.ts";
import { shownSource } from "../content/source.ts";
import { currentStep, isRatedLast, longestWay, type RunState, saveOf, shown, stepNumber } from "./run.ts";

/** A run as it is drawn. */
export function viewOf(
	exercise: Exercise,
	state: RunState,
	run: Pick<RunView, "id" | "status" | "takeawayId" | "asksNext">,
): RunView {
	const current = run.status === "left" || run.status === "ended" ? null : currentStep(exercise, state);
	const number = stepNumber(state);
	const at = current?.id === BEFORE ? exercise.start : current?.id;
	const rest = Math.max(1, longestWay(exercise, at ?? "", state.path.slice(0, -1)));
	return {
		...run,
		exerciseId: exercise.id,
		title: exercise.title,
		minutes: exercise.minutes,
		step: current ? stepView(current.id, current.step, state.answers) : null,
		number,
		of: number + rest - 1,
		answered: answeredSoFar(exercise, state),
		canGoBack: state.path.length > 1 && !isRatedLast(state),
		source: shownSource(exercise.source),
		keeps: exercise.takeaway !== null,
	};
}

function answeredSoFar(exercise: Exercise, { path, answers }: RunState): RunView["answered"] {
	return path.slice(0, -1).flatMap((id) => {
		const step = exercise.steps[id];
		const given = step && answers[saveOf(step) ?? ""];
		return step && given !== undefined
			? [{ say: step.say, answer: shown(given), isRating: step.kind === "rate" }]
			: [];
	});
}

const RATINGS: Record<string, StepView["rating"]> = { [BEFORE]: "before", [AFTER]: "after" };

function stepView(id: string, step: Step, answers: RunState["answers"]): StepView {
	const before = answers[saveOf(step) ?? ""];
	return {
		id,
		kind: step.kind,
		say: step.say,
		...(step.why === undefined ? {} : { why: step.why }),
		canSkip: step.canSkip === true,
		options: optionsOf(step),
		takesText: takesText(step),
		...(step.kind === "write" || step.kind === "list" ? { example: step.example, max: step.max } : {}),
		...(step.kind === "rate" ? { low: step.low, high: step.high } : {}),
		...(step.kind === "breathe" ? { seconds: step.seconds, pattern: step.pattern } : {}),
		...(before === undefined ? {} : { answer: shown(before) }),
		...(RATINGS[id] ? { rating: RATINGS[id] } : {}),
	};
}

function optionsOf(step: Step): string[] {
	const options = step.kind === "choose" ? step.options : {};
	return Object.keys(step.kind === "schedule" ? step.presets : options);
}

function takesText(step: Step): boolean {
	return step.kind === "choose"
		? step.otherNext !== undefined
		: step.kind === "write" || step.kind === "list" || step.kind === "schedule";
}
