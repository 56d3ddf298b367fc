import * as answers from "../content/answers.ts";
import {
	BACK_TO,
	COMPLAINT,
	COMPLAINT_CHOICE,
	COMPLAINT_QUESTIONS,
	COMPLAINT_SAME,
	CORRECTION,
	CORRECTION_QUESTIONS,
	MISSED,
	WITHDRAWN,
} from "../content/quiet.ts";
import type { Context } from "../context.ts";
import { deniedIn } from "../understand/denied.ts";
import { heaviest, understand } from "../understand/understand.ts";
import { keyClauses } from "./connect.ts";
import { explore, presence, question } from "./question.ts";
import { aspectWords, feelingWords, firstOf, momentWords, ownWords, topicWords } from "./reflect.ts";
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

/** What is left of a correction once the "no" and what it isn't are taken off: the part that says what it is. */
function meant(context: Context): Context | null {
	const rest = deniedIn(context.reading.text.replace(NOT_THAT, ""))
		.rest.replace(
			/^[\s,.;:!?]*(?:(?:but|and|so|because) )?(?:(?:it's|it is|that's) (?:that|because|more that|just that|how) )?|\s+(?=[,.!?])/gi,
			"",
		)
		.trim();
	const reading = understand(rest);
	const says = reading.clauses.length > 0 || reading.moments.length > 0 || reading.feelings.length > 0;
	return says && reading.words >= 2 ? { ...context, reading } : null;
}

const NOT_THAT =
	/^(?:(?:no|nope|well|but|sorry),? )*(?:(?:that's|that is|it's|this is|it is|this|that|it|these|those)(?: isn't| is not| not| wasn't| are not| aren't)?|you(?:'re| are)?|not|wrong)\b[^.,;:!?\n]*?(?:[.,;:!?\n]+|(?=\s(?:it's|it is|I'm|I am|but|she's|he's|we|she|he|they|my) )|$)/i;

function complained(context: Context): Parts {
	const { voice, reading, memory } = context;
	const again = SAME.test(reading.text);
	const opening = voice.say(again ? COMPLAINT_SAME : COMPLAINT) ?? voice.say(COMPLAINT);
	const told = meant(context);
	const clause = told === null ? null : heaviest(told.reading.clauses);
	const advised = memory.offered !== null && memory.offered.ago <= 1;
	const withdrawn = advised && !again ? voice.say(WITHDRAWN) : null;
	const heard = clause === null || clause.turned === "" ? null : voice.say(MISSED, { t: clause.turned });
	const found = heard ?? (advised ? null : missed(context));
	const asks = again || (found !== null && !advised) ? COMPLAINT_CHOICE : COMPLAINT_QUESTIONS;
	const ending = memory.quiet
		? presence(context)
		: (voice.say(asks) ?? voice.say(COMPLAINT_QUESTIONS) ?? presence(context));
	return [opening, withdrawn, found, ending];
}

function corrected(context: Context): Parts {
	const { voice, memory } = context;
	const told = meant(context);
	const opening = voice.say(CORRECTION) ?? voice.say(COMPLAINT);
	if (told !== null) {
		return [opening, firstOf(told, [momentWords, feelingWords, ownWords, aspectWords]), question(told)];
	}
	const ending = memory.quiet ? presence(context) : voice.say(CORRECTION_QUESTIONS);
	return [opening, ending ?? explore(context)];
}

/** "It's not about the food": when the coach never spoke of food, it's no correction of the coach. */
function isOwnDenial({ reading, memory }: Context): boolean {
	const what = /\bnot (?:really |even |only |just )?about (?:the |a |an |my |our )?(\w+)/i.exec(
		reading.text,
	)?.[1];
	return what !== undefined && memory.replies.at(-1)?.toLowerCase().includes(what.toLowerCase()) === false;
}

export function repair(context: Context): Parts | null {
	switch (context.reading.intent) {
		case "stop-asking":
			return [context.voice.say(answers.STOP_ASKING) ?? context.voice.say(answers.CURT), missed(context)];
		case "tell-me":
			return told(context);
		case "complaint":
			return complained(context);
		case "correction":
			return isOwnDenial(context) ? null : corrected(context);
		default:
			return null;
	}
}
