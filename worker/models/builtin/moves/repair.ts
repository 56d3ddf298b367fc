import * as answers from "../content/answers.ts";
import type { Context } from "../context.ts";
import { explore, presence, question } from "./question.ts";
import { aspectWords, feelingWords, firstOf, ownWords, topicWords } from "./reflect.ts";

type Parts = (string | null)[];

/** The same words again: say so once in a while, then come at them from somewhere else. */
export function repeated(context: Context): Parts {
	const { voice } = context;
	const beyond = firstOf(context, [aspectWords, feelingWords, topicWords, ownWords]);
	return [voice.say(answers.REPEATED), beyond, voice.say(answers.REPEATED_QUESTIONS) ?? question(context)];
}

export function repair(context: Context): Parts | null {
	const { voice, reading } = context;
	switch (reading.intent) {
		case "stop-asking":
			return [voice.say(answers.STOP_ASKING) ?? voice.say(answers.CURT), presence(context)];
		case "complaint":
			return [
				voice.say(answers.COMPLAINT),
				ownWords(context),
				voice.say(answers.COMPLAINT_QUESTIONS) ?? presence(context),
			];
		case "correction":
			return [
				voice.say(answers.CORRECTION),
				ownWords(context),
				voice.say(answers.CORRECTION_QUESTIONS) ?? explore(context),
			];
		default:
			return null;
	}
}
