import { findExercise } from "../catalogue.ts";
import type { ActId } from "../content/acts.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { shownSource } from "../content/source.ts";
import { longestWay } from "../exercises/run.ts";
import { type Context, type Draft, line, questionIn, topicOf } from "./context.ts";
import { exerciseChip, exercisesFor, suits, WRITE_CHIP } from "./offers.ts";

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

const BY_TIME =
	/\b(?:shortest|quickest|briefest)\b|\b(?:only|just|about|got|have|takes?|in|under) (?:(?:a|got|about|have|under) )*(two|three|four|five|couple of|few|[2-9]|10|ten) min(?:ute)?s?\b|\b(?:two|three|four|five|[2-9]|10|ten) min(?:ute)?s? (?:max|tops|only|at most|or less|at a push)\b/;
const MINUTES: Record<string, number> = {
	two: 2,
	"couple of": 2,
	three: 3,
	few: 3,
	four: 4,
	five: 5,
	ten: 10,
};
const SHORTEST = 3;

/** What fits into the minutes that the person has. */
export function byTime(context: Context): Draft | null {
	const asked = context.sentences.map(({ words }) => BY_TIME.exec(words.join(" "))).find((found) => found);
	const isAsk =
		questionIn(context) !== null ||
		["exercise", "tips", "idea"].some((act) => context.acts.has(act as ActId)) ||
		/\b(?:give|show|find|want|need|something)\b/.test(context.words.join(" "));
	if (!asked || !isAsk) {
		return null;
	}
	const said = asked[1] ?? /^\w+(?= min)/.exec(asked[0])?.[0];
	const most = said === undefined ? SHORTEST : (MINUTES[said] ?? Number(said));
	const topic = topicOf(context);
	const fit = [...exercisesFor(context, topic), ...EXERCISES]
		.filter((each, i, all) => all.indexOf(each) === i && each.minutes <= most && suits(context, each))
		.slice(0, 3);
	return fit.length > 0
		? {
				say: [line(context, "by-time", { minutes: String(most) })],
				chips: fit.map(exerciseChip),
				asked: "offer",
			}
		: null;
}

const ABOUT_STEP =
	/^(?:\w+ ){0,3}(?:why|whats the point|what does|how does|does) (?:\w+ ){0,6}(?:this|it|that|breath\w*|step|question|exercise|help|work|longer|important|for)(?: \w+){0,6}$/;
const ABOUT_STEP_WORDS = 12;

/** Why the open step is there: its own reason, else what the exercise is for and where it comes from. */
export function aboutStep(context: Context): Draft | null {
	const open = context.request.run;
	const asks = context.sentences.some(
		({ words, isQuestion }) =>
			isQuestion && words.length <= ABOUT_STEP_WORDS && ABOUT_STEP.test(words.join(" ")),
	);
	const exercise = open && asks ? findExercise(open.exerciseId) : undefined;
	if (!exercise) {
		return null;
	}
	const why = Object.values(exercise.steps)[open ? open.number - 1 : 0]?.why;
	const from = shownSource(exercise.source);
	const reason = why ?? exercise.summary;
	const source = from ? ` It comes from ${from.label}.` : "";
	return { say: [{ id: `why:${exercise.id}:${open?.number}`, text: `${reason}${source}` }] };
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
