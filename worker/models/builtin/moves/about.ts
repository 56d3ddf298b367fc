import { GOAL_TEXTS } from "#shared/goals.ts";
import * as about from "../content/about.ts";
import type { Context } from "../context.ts";
import { plainWords } from "../voice/fill.ts";
import { keyClauses } from "./connect.ts";
import { question } from "./question.ts";

type Parts = (string | null)[];

const SMALL_WORDS = new Set(
	"what that when with about said told tell remember recall you your mine have were was did does this them then some the and how why who say can your has that for".split(
		" ",
	),
);

/** The earlier sentence that shares most words with what is asked for, else the newest one that stands by itself. */
function recall(context: Context): Parts {
	const { voice, reading, person } = context;
	if (/\bmy name\b/i.test(reading.text)) {
		return [
			context.name === null
				? "You haven't told me your name, so I don't know it."
				: `It's ${context.name}, going by your profile.`,
			voice.say(about.ABOUT_BACK),
		];
	}
	if (/\bmy goal\b/i.test(reading.text) && person.goal !== null) {
		return [
			`In your profile it's ${GOAL_TEXTS[person.goal].label.toLowerCase()}.`,
			voice.say(about.RECALL_MORE),
		];
	}
	const wanted = plainWords(reading.text)
		.split(" ")
		.filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
	const clauses = context.memory.readings
		.flatMap((one) => (one.danger === null ? one.clauses : []))
		.filter((clause) => clause.kind !== "self-attack");
	const scored = clauses
		.map((clause) => ({
			clause,
			hits: wanted.filter((word) => clause.turned.toLowerCase().includes(word.replace(/s$/, ""))).length,
		}))
		.filter(({ hits }) => hits > 0)
		.sort((one, other) => other.hits - one.hits);
	const found = scored[0]?.clause ?? (wanted.length <= 1 ? keyClauses(context).at(-1) : undefined);
	if (found === undefined) {
		return [voice.say(about.RECALL_NOTHING), voice.say(about.RECALL_MORE) ?? question(context)];
	}
	return [
		voice.say(about.RECALL_FOUND, { t: found.turned }),
		voice.say(about.RECALL_MORE) ?? question(context),
	];
}

/** Questions about the coach and what it is, answered plainly, and then back to the person. */
export function aboutCoach(context: Context): Parts | null {
	const { voice, reading } = context;
	if (reading.intent === "recall") {
		return recall(context);
	}
	const lines = about.ABOUT[reading.intent];
	if (lines === undefined) {
		return null;
	}
	const said = voice.say(lines) ?? "I'm still an AI, and that hasn't changed since you last asked.";
	return [said, context.memory.quiet ? null : voice.say(about.ABOUT_BACK)];
}

export function unreadable(context: Context): Parts | null {
	const { voice, reading, memory } = context;
	switch (reading.intent) {
		case "foreign": {
			const own = voice.say(about.FOREIGN[reading.language ?? "other"] ?? []);
			const first = !memory.replies.some((reply) => reply.includes(about.FOREIGN_HELP));
			return [
				own,
				voice.say(about.FOREIGN_ENGLISH) ?? "Simple English works best with me.",
				first ? about.FOREIGN_HELP : null,
			];
		}
		case "gibberish":
			return [voice.say(about.GIBBERISH), voice.say(about.GIBBERISH_QUESTIONS)];
		case "empty":
			return [voice.say(about.EMPTY)];
		default:
			return null;
	}
}
