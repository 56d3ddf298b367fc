import { GLAD_AFTER_DARK, GLAD_AFTER_DARK_QUESTIONS } from "#worker/danger/content/doubt/unclear.ts";
import {
	GOOD_BEYOND,
	GOOD_FRAMES,
	GOOD_FRIEND,
	GOOD_NEXT,
	GOOD_PLAIN,
	GOOD_PUSH,
	GOOD_QUESTIONS,
	GOOD_WARM,
	GOOD_WARM_PLAIN,
	GOOD_WARM_QUESTIONS,
	GUESS,
	GUESS_QUESTIONS,
} from "../content/celebrate.ts";
import { FEELING_REFLECTIONS, UP_QUESTIONS } from "../content/feelings.ts";
import type { Context } from "../context.ts";
import { mainFeeling } from "../understand/feelings.ts";
import { heaviest } from "../understand/understand.ts";
import { momentQuestion, presence } from "./question.ts";
import { firstOf, momentWords } from "./reflect.ts";

function namedDeed(context: Context): string | null {
	const deeds = context.reading.clauses.filter(
		(clause) =>
			(clause.kind === "did" || clause.kind === "state") &&
			/^you\b/.test(clause.turned) &&
			!context.voice.saidBefore(clause.turned),
	);
	const deed = heaviest(deeds);
	return deed === null ? null : context.voice.say(GOOD_FRAMES, { t: deed.turned });
}

/** Good news in dark days: received warmly, and left to be as big or small as it is. */
export function receiveGladly(context: Context): (string | null)[] {
	const { voice, reading, memory } = context;
	if (context.shade === "dark") {
		const said = voice.say(GLAD_AFTER_DARK) ?? presence(context);
		return [said, memory.quiet ? null : voice.say(GLAD_AFTER_DARK_QUESTIONS)];
	}
	const deed = heaviest(reading.clauses.filter(({ turned }) => /^you\b/.test(turned)));
	const said = deed === null ? null : voice.say(GOOD_WARM, { t: deed.turned });
	return [
		said ?? voice.say(GOOD_WARM_PLAIN) ?? presence(context),
		memory.quiet ? null : voice.say(GOOD_WARM_QUESTIONS),
	];
}

/** Good news is met as good news: what they did is named, and nothing is fixed. */
export function celebrate(context: Context): (string | null)[] {
	const { voice, request, reading, memory } = context;
	if (/^guess what\W*$/i.test(reading.text)) {
		return [voice.say(GUESS), voice.say(GUESS_QUESTIONS)];
	}
	// Somebody else's smile is no feat of theirs to be proud of.
	const theirs =
		!/\bI\b|\bwe\b/i.test(reading.text) || /\bproud of (?!me|my ?self|us|our)/i.test(reading.text);
	const asks = theirs
		? GOOD_QUESTIONS.filter((line) => !/\byou (?:get|know)|yourself|your way|proudest/.test(line))
		: GOOD_QUESTIONS;
	const deed = namedDeed(context);
	const felt = mainFeeling(reading.feelings);
	const glad = felt?.up === true && !theirs ? voice.say(FEELING_REFLECTIONS[felt.feeling]) : null;
	const noticed = firstOf(context, [momentWords]);
	if (noticed !== null) {
		const ask = memory.quiet ? presence(context) : (momentQuestion(context) ?? voice.say(asks));
		return [deed, noticed, ask];
	}
	const opening = deed ?? voice.say(GOOD_PLAIN);
	const manner =
		request.style === "need-friend"
			? voice.say(GOOD_FRIEND)
			: request.style === "need-motivation" && !theirs
				? voice.say(GOOD_PUSH)
				: (glad ?? voice.say(theirs ? GOOD_BEYOND.slice(-1) : GOOD_BEYOND));
	const pushing =
		(request.style === "need-motivation" || request.mode === "practical") && voice.roll("next", 2) === 0;
	const ending = memory.quiet
		? presence(context)
		: (voice.say(pushing && !theirs ? GOOD_NEXT : asks) ?? voice.say(UP_QUESTIONS) ?? presence(context));
	return [opening, manner ?? glad, ending];
}
