import { IDEA_QUESTIONS, IDEA_TOGETHER, IDEAS, type IdeaKind } from "../content/ideas.ts";
import { STEP_WITH_PERSON } from "../content/replies-to-answers.ts";
import type { Context } from "../context.ts";
import { piecesOf, sentencesOf } from "../understand/clauses.ts";
import { isOnePerson } from "../understand/people.ts";
import { isReflectable } from "../understand/reflectable.ts";
import { turnPronouns } from "../understand/turn-pronouns.ts";
import { presence } from "./question.ts";
import { otherMoment } from "./reflect.ts";

const COULD =
	/^(?:I|we) (?:(?:guess|suppose|think) (?:I|we) )?(?:could|might)(?: (?:maybe|just|always|also|probably|perhaps|at least|try to|try and|easily|simply))* (?<step>.+)$/i;
const MAYBE_SHOULD = /\b(?:maybe|perhaps) (?:I|we) (?:should|can|will|need to|ought to) (?<step>[^.,;!?]+)/i;
/** What could happen to somebody, or be felt, is no idea of theirs. */
const NO_DEED =
	/^(?:be|have (?!(?:someone|somebody|people|friends|her|him|them|my \w+) (?:over|round|in))|never|not|feel|see|hear|smell|notice|die|lose|fail|cry|scream|explode|get (?!up|out|help|off|in touch|started|a |the |some|my|her|him|them)|end|kill|hurt|disappear|do (?:with|without|better)|use|care|imagine|hardly|barely|only|understand|stand|enjoy|like|love|even|actually|still|handle|manage|cope|afford|really|go (?:mad|crazy|insane|on)|need|want|know|think|tell (?:that|something|it|he|she|by)|say (?:that|the same)|regret|miss|sleep (?:for|all)|eat (?:an?|the) (?:horse|whole)|become|ruin|burn|quit everything)\b/i;

const KINDS: readonly (readonly [IdeaKind, RegExp])[] = [
	[
		"talk",
		/^(?:ask|tell|call|text|say|ring|phone|talk|speak|write to|message|email|admit|explain|apologi[sz]e)\b/i,
	],
	[
		"give",
		/^(?:bring|bake|send|invite|show|offer|make|give|share|cook|lend|take (?:her|him|them|\w+ some)|help|teach|read)\b/i,
	],
	[
		"place",
		/^(?:put|move|lay|leave|keep|set|switch|turn|charge|hide|hang|store|take (?:it|the)|delete|block|prepare)\b/i,
	],
	[
		"go",
		/^(?:go|walk|run|drive|visit|join|ride|swim|meet|cycle|climb|take (?:the|a)|sign|stop by|drop|start)\b/i,
	],
];

/** What they think they could do, as a bare verb phrase said to them ("ask her straight"), or null. */
export function ideaIn(text: string): string | null {
	const sentences = sentencesOf(text).filter((one) => !one.question);
	const phrases = [
		...sentences.flatMap(piecesOf).map((piece) => COULD.exec(piece.text)?.groups?.step),
		...sentences.map((one) => MAYBE_SHOULD.exec(one.text)?.groups?.step),
	];
	const step = phrases.find(
		(phrase) =>
			phrase !== undefined &&
			!NO_DEED.test(phrase) &&
			phrase.split(" ").length <= 12 &&
			isReflectable(`I could ${phrase}`),
	);
	return step === undefined ? null : turnPronouns(step.trim());
}

/** Their own idea is taken as the good thing it is: for what is in it, and before anything that speaks against it. */
export function ownIdea(context: Context): (string | null)[] | null {
	const { reading, voice, memory } = context;
	const step = reading.asks ? null : ideaIn(reading.text);
	if (step === null || reading.danger !== null || reading.words > 25) {
		return null;
	}
	const kind = KINDS.find(([, pattern]) => pattern.test(step))?.[0] ?? "other";
	const affirmed = voice.say(IDEAS[kind], { step }) ?? voice.say(IDEAS.other, { step });
	if (affirmed === null) {
		return null;
	}
	const who = reading.people.find(isOnePerson)?.label ?? null;
	const together = /\bwith (?:my|our|[A-Z])/.test(reading.text) ? voice.say(IDEA_TOGETHER) : null;
	const ending = memory.quiet
		? presence(context)
		: ((kind === "talk" ? voice.say(STEP_WITH_PERSON, { who }) : null) ?? voice.say(IDEA_QUESTIONS));
	return [affirmed, otherMoment(context) ?? together, ending];
}
