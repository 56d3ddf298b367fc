import { findExercise } from "../catalogue.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { longestWay } from "../exercises/run.ts";

import { type Context, type Draft, line, questionIn } from "./context.ts";
import { exerciseChip, WRITE_CHIP } from "./offers.ts";

/** What one of the exercises is. */
export function aboutExercise(context: Context): Draft | null {
	const asked = questionIn(context);
	const said = context.text.toLowerCase();
	const found =
		asked && /\bwhat(?:s| is| are| does)?\b|\bhow (?:does|long)\b/.test(asked.words.join(" "))
			? EXERCISES.find(({ title }) => said.includes(title.toLowerCase()))
			: undefined;
	return found
		? {
				say: [
					line(context, "about-exercise", {
						title: found.title,
						summary: found.summary,
						minutes: String(found.minutes),
					}),
				],
				chips: [exerciseChip(found), WRITE_CHIP],
			}
		: null;
}

const ABOUT_RUN =
	/^(?:how (?:much )?long(?:er)?(?: (?:is|does|do|will|until))?(?: (?:this|it|the exercise))?(?: (?:exercise|take|last|left|done|over))*|how many (?:more )?(?:steps|questions|minutes)(?: \w+){0,4}|how does (?:this|it|the exercise) work|what(?:s| is| does)? (?:this|it|the exercise)(?: exercise)?(?: (?:do|for|about|good for))?|(?:whats|what is) the point(?: of (?:this|it))?|why (?:am i|are we) doing (?:this|it))$/;

/** What the open exercise is, and how long. */
export function aboutRun(context: Context): Draft | null {
	const open = context.request.run;
	const asks = context.sentences.some(({ words }) => ABOUT_RUN.test(words.join(" ")));
	const exercise = open && asks ? findExercise(open.exerciseId) : undefined;
	const slots = exercise && {
		title: exercise.title,
		summary: exercise.summary,
		minutes: String(exercise.minutes),
		steps: String(longestWay(exercise, exercise.start)),
	};
	return slots ? { say: [line(context, "about-run", slots)] } : null;
}
