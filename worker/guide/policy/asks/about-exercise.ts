import { findExercise } from "../../catalogue.ts";
import type { Exercise } from "../../content/exercise.ts";
import { EXERCISES } from "../../content/exercises/index.ts";
import { shownSource } from "../../content/source.ts";
import { ABOUT_EXERCISE, ABOUT_RUN, ABOUT_STEP, BY_TIME, WANTS } from "../../content/words/plain.ts";
import { NUMBERS } from "../../content/words/time.ts";
import { longestWay } from "../../exercises/run.ts";
import { type Context, questionIn, topicOf } from "../context.ts";
import { type Draft, offers, says } from "../draft.ts";
import { exerciseChip, exercisesFor, suits, WRITE_CHIP } from "../offers.ts";

/** Explains one of the exercises. */
export function aboutExercise(context: Context): Draft | null {
	const asked = questionIn(context)?.words.join(" ") ?? "";
	const said = context.text.toLowerCase();
	const found = ABOUT_EXERCISE.test(asked)
		? EXERCISES.find(({ title }) => said.indexOf(title.toLowerCase()) > 0)
		: undefined;
	return found
		? says(context, "about-exercise", { chips: [exerciseChip(found), WRITE_CHIP], slots: slotsOf(found) })
		: null;
}

const SHORTEST = 3;

/** What fits into the minutes that the person has. */
export function byTime(context: Context): Draft | null {
	const { acts, sentences } = context;
	const asked = sentences.map(({ words }) => BY_TIME.exec(words.join(" "))).find(Boolean);
	const isAsk =
		questionIn(context) !== null ||
		(["exercise", "tips", "idea"] as const).some((act) => acts.has(act)) ||
		WANTS.test(context.words.join(" "));
	if (!asked || !isAsk) {
		return null;
	}
	const said = /\w+/.exec(asked[1] ?? /^\w+(?= min)/.exec(asked[0])?.[0] ?? "")?.[0];
	const most = said === undefined ? SHORTEST : (NUMBERS[said] ?? Number(said));
	const all = new Set([...exercisesFor(context, topicOf(context)), ...EXERCISES]);
	const fit = [...all].filter((each) => each.minutes <= most && suits(context, each)).slice(0, 3);
	const slots = { minutes: String(most) };
	return fit.length > 0 ? offers(context, "by-time", fit.map(exerciseChip), { slots }) : null;
}

const ABOUT_STEP_WORDS = 12;

/** Why the open step is there: its own reason, else what the exercise is for and where it comes from. */
export function aboutStep({ sentences, request: { run } }: Context): Draft | null {
	const asks = sentences.some(
		({ words, isQuestion }) =>
			isQuestion && words.length <= ABOUT_STEP_WORDS && ABOUT_STEP.test(words.join(" ")),
	);
	const exercise = run && asks && findExercise(run.exerciseId);
	if (!exercise) {
		return null;
	}
	const reason = Object.values(exercise.steps)[run.number - 1]?.why ?? exercise.summary;
	const from = shownSource(exercise.source);
	const source = from ? ` It comes from ${from.label}.` : "";
	return { say: [{ id: `why:${exercise.id}:${run.number}`, text: `${reason}${source}` }] };
}

/** What the open exercise is, and how long. */
export function aboutRun(context: Context): Draft | null {
	const { sentences, request } = context;
	const asks = sentences.some(({ words }) => ABOUT_RUN.test(words.join(" ")));
	const exercise = request.run && asks && findExercise(request.run.exerciseId);
	return exercise ? says(context, "about-run", { slots: slotsOf(exercise) }) : null;
}

function slotsOf(exercise: Exercise) {
	const { title, summary, minutes, start } = exercise;
	return { title, summary, minutes: String(minutes), steps: String(longestWay(exercise, start)) };
}
