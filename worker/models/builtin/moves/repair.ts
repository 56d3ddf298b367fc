import * as answers from "../content/answers.ts";
import { BACK_TO, COMPLAINT_CHOICE, COMPLAINT_SAME } from "../content/quiet.ts";
import type { Context } from "../context.ts";
import { keyClauses } from "./connect.ts";
import { explore, presence, question } from "./question.ts";
import { aspectWords, feelingWords, firstOf, ownWords, topicWords } from "./reflect.ts";
import { told } from "./steps.ts";

type Parts = (string | null)[];

const SAME = /\b(?:same|again|repeat|keep say|already (?:said|asked)|circles)/i;

/** What they told that a complaint most likely is about: the weightiest line not yet said back. */
function missed(context: Context): string | null {
	const clause = keyClauses(context)
		.filter((one) => !context.voice.saidBefore(one.turned))
		.sort((one, other) => one.weight - other.weight)
		.at(-1);
	return clause === undefined ? null : context.voice.say(BACK_TO, { t: clause.turned });
}

/** The same words again: say so once in a while, then come at them from somewhere else. */
export function repeated(context: Context): Parts {
	const { voice } = context;
	const beyond = firstOf(context, [aspectWords, feelingWords, topicWords, ownWords]);
	return [voice.say(answers.REPEATED), beyond, voice.say(answers.REPEATED_QUESTIONS) ?? question(context)];
}

export function repair(context: Context): Parts | null {
	const { voice, reading } = context;
	const found = reading.intent === "complaint" ? missed(context) : null;
	switch (reading.intent) {
		case "stop-asking":
			return [voice.say(answers.STOP_ASKING) ?? voice.say(answers.CURT), missed(context)];
		case "tell-me":
			return told(context);
		case "complaint":
			return [
				voice.say(SAME.test(reading.text) ? COMPLAINT_SAME : answers.COMPLAINT) ??
					voice.say(answers.COMPLAINT),
				found,
				context.memory.quiet
					? presence(context)
					: (voice.say(
							SAME.test(reading.text) || found !== null ? COMPLAINT_CHOICE : answers.COMPLAINT_QUESTIONS,
						) ??
						voice.say(answers.COMPLAINT_QUESTIONS) ??
						presence(context)),
			];
		case "correction":
			return [
				voice.say(answers.CORRECTION),
				ownWords(context),
				context.memory.quiet
					? presence(context)
					: (voice.say(answers.CORRECTION_QUESTIONS) ?? explore(context)),
			];
		default:
			return null;
	}
}
