import { decision as topic } from "../content/topics/decision.ts";
import { DECISION, DECISION_PLAIN } from "../content/ways.ts";
import type { Context } from "../context.ts";
import { isReflectable } from "../understand/reflectable.ts";
import { turnPronouns } from "../understand/turn-pronouns.ts";
import { momentQuestion, presence } from "./question.ts";
import { firstOf, momentWords, ownWords } from "./reflect.ts";

const FORMS: readonly RegExp[] = [
	/(?:should|shall) I (?:just |really |even )?([a-z][^.!?;\n]*)/i,
	/whether (?:or not )?to ([a-z][^.!?;\n]*)/i,
	/(?:if|whether) I should (?:just |really )?([a-z][^.!?;\n]*)/i,
];

/** "should I quit my job" as "whether to quit your job", or null when it would not stand. */
export function questionOf(text: string): string | null {
	for (const form of FORMS) {
		const phrase = form
			.exec(text)?.[1]
			?.replace(/,? (?:I mean|you know|because|since|but|what do you think|do you think|any ideas)\b.*$/i, "")
			.trim();
		if (phrase !== undefined && phrase.split(" ").length <= 10 && isReflectable(`I should ${phrase}`)) {
			return `whether to ${turnPronouns(phrase)}`;
		}
	}
	return null;
}

export function decide(context: Context): (string | null)[] {
	const { voice, reading, memory } = context;
	const asked = questionOf(reading.text);
	const near = context.request.mode === "practical" || memory.quiet ? null : momentWords(context);
	if (near !== null) {
		return [near, momentQuestion(context) ?? voice.say(topic.explore)];
	}
	const opening =
		(asked === null ? null : voice.say(DECISION, { question: asked })) ?? voice.say(DECISION_PLAIN);
	const beyond = firstOf(context, [ownWords, (inner) => inner.voice.say(topic.reflections)]);
	if (context.request.mode === "practical") {
		const [one, two] = voice.take(topic.steps, 2);
		const list = one === undefined || two === undefined ? null : `\n\n1. ${one}\n2. ${two}\n\n`;
		return [opening, list, memory.quiet ? null : voice.say(topic.actions)];
	}
	const pushed = context.request.style === "need-motivation";
	if (memory.quiet) {
		return [opening, beyond, presence(context)];
	}
	return pushed
		? [opening, voice.say(topic.challenges), voice.say(topic.actions) ?? voice.say(topic.explore)]
		: [opening, beyond, voice.say(topic.explore) ?? voice.say(topic.deeper) ?? presence(context)];
}
