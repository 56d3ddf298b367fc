import { COMMIT_YES_QUESTIONS, FRAGMENTS, YES_INVITE } from "../content/answers.ts";
import { SETTLED, START_QUESTIONS } from "../content/follow.ts";
import { IDEA_QUESTIONS } from "../content/ideas.ts";
import { WHICH_STEP } from "../content/questions.ts";
import * as words from "../content/replies-to-answers.ts";
import type { Context } from "../context.ts";
import { isOnePerson } from "../understand/people.ts";
import { looksSpelled } from "../understand/spelling.ts";
import { lowered, turnPronouns } from "../understand/turn-pronouns.ts";
import { isAdverb, isFiniteVerb, looksSingularPresent } from "../understand/verbs.ts";
import { fewWords } from "./few-words.ts";
import { ideaIn } from "./idea.ts";
import { presence } from "./question.ts";
import { aspectWords, firstOf, momentWords } from "./reflect.ts";

type Parts = (string | null)[];

const HEDGE =
	/^(?:(?:well|um|maybe|probably|perhaps|I guess|I suppose|I think|just|honestly|mostly|mainly|possibly|like|or|and|yeah|yes|no(?=[,.] | (?:just|my|the|it|I)\b)|ok|okay|hmm|oh|definitely|I don't know(?=,)|not sure|it's|its|it would be|that would be|I'd say),? )+/i;
const TAIL =
	/,? (?:I guess|I think|I suppose|maybe|probably|or something|really|though|if anything|I don't know)$/i;
const DOING =
	/^(?:talk|speak|call|text|ask|tell|writ|messag|email|go|tak|mak|walk|start|stopp|sett|putt|gett|do|try|see|leav|turn|sleep|read|cook|runn|book|apply|find|mov|clean|say|join|meet|visit|send|look|switch|delet|cutt|eat|rest|plann|hav|giv|us|shar|open|com|apologi[sz]|quitt|admitt|practi[sc]|rehears|sign|wak|keep|draw|dropp)ing\b/i;
const BARE =
	/^(?:to )?(?:I (?:could|might|should|can|may) (?:maybe |probably |try to |just |always |also )*)?(?<step>(?:talk|speak|call|text|ask|tell|write|message|email|go|take|make|walk|start|stop|set|put|get|do|try|see|leave|turn|sleep|read|cook|run|book|apply|find|move|clean|say|join|meet|visit|send|look|switch|delete|cut|eat|rest|plan|give|share|open|apologi[sz]e|quit|admit|practi[sc]e|rehearse|sign|wake|keep|draw|drop|go)\b.+)$/i;
const TALKING = /^(?:talk|speak|call|text|ask|tell|messag|email|writ|say|see|meet|apologi|admit)/i;
/** Questions whose answer is something to do. */
const WANTS_STEP =
	/\b(?:could|would (?:help|make|ease|you (?:do|like|try|need|drop|put|hand|tell))|step|first move|smallest|easier|bearable|try|will you|next|what helps|take the edge|point higher|half-size|get moving|in your hands|different)\b/i;
/** Questions whose answer is something good. */
const WANTS_GOOD =
	/\b(?:help|helps|helped|good|best|better|easier|ease|lighter|like most|enjoy|proud|still gets through|close to|sweet)\b/i;

/** "Then idk", "it's hard", "gonna fail": no thing that anybody could be asked about. */
const NO_THING = /^(?:then|going to|gonna|no,? seriously)\b|^(?:it's|its|that's) \w+\W*$/i;

/** The bare answer: what is left without the hedging around it, or null when it's more than a phrase. */
function phraseIn(context: Context): string | null {
	const [first = ""] =
		context.reading.words <= 9 ? context.reading.text.split(/[.!]\s/) : [context.reading.text];
	const phrase = first
		.replace(/[.!]+$/, "")
		.replace(HEDGE, "")
		.replace(TAIL, "")
		.trim();
	const all = phrase.split(" ");
	const clean = /^[A-Za-z][A-Za-z', -]*$/.test(phrase) && all.every((word) => looksSpelled(word));
	return phrase !== "" && phrase.length <= 80 && all.length <= 11 && clean ? phrase : null;
}

function stepReply(context: Context, step: string, frames: readonly string[]): Parts {
	const { voice, reading, memory } = context;
	const who = reading.people.find(isOnePerson)?.label ?? null;
	const talking = TALKING.test(step);
	const ending = memory.quiet
		? null
		: ((talking && who !== null ? voice.say(words.STEP_WITH_PERSON, { who }) : null) ??
			(talking && who === null ? voice.say(words.STEP_TALK) : null) ??
			(NAMED_TIME.test(step) ? voice.say(words.STEP_TIMED) : null) ??
			voice.say(words.STEP_ALONE));
	return [voice.say(frames, { step: lowered(turnPronouns(step)) }), ending];
}

const NAMED_TIME = /\b(?:\w+day|tonight|tomorrow|morning|evening|afternoon|weekend|lunch)\b/i;
const VERB_ALONE =
	/^(?:cry|scream|hide|sleep|run|leave|quit|stay|rest|drink|eat|walk|talk|hug|shout|laugh|disappear into bed|go home|stay home|nap|breathe)$/i;
const TIMELY =
	/\b(?:tonight|today|tomorrow|now|morning|evening|afternoon|night|lunch|dinner|breakfast|after|before|at|on|in|when|bed|kitchen|desk|home|\w+day)\b/i;

/** "Mostly at night" tells how it is, and plans nothing. */
const AS_IT_IS = /^(?:mostly|mainly|usually|often|always|sometimes|almost|nearly)\b/i;

/** Asked of a step that was just chosen: a time in reply settles it, whichever of these it was. */
const ABOUT_A_STEP = new Set([...START_QUESTIONS, ...COMMIT_YES_QUESTIONS, ...IDEA_QUESTIONS, ...WHICH_STEP]);
const WHEN_FIRST =
	/^(?:on|at|in|after|before|when|tomorrow|tonight|today|next|this|first thing|every|right|as soon as|\w+day)\b/i;

/** "20 minutes now": a size they chose for it themselves. */
const FOR_SO_LONG =
	/^(?:\d+|five|ten|fifteen|twenty|thirty|half an?|an) (?:minutes?|hours?)(?: (?:now|today|tonight|tomorrow|first|of it|a day|then|at least))*$/i;

/** Words meant for somebody, and not a thought about oneself: "maybe I should never have tried" is no message. */
const SAID_TO_THEM =
	/\b(?:you|your|you're|please)\b|^(?:that )?I(?:'m| am)? (?:just |really |still |only )?(?:need|want|wanted|miss|love|sorry|forgive|hope|care|tried|feel|was hurt|am hurt)\b|^I(?:'d| would) (?:say|tell)\b|^that\b/i;

/** A thing that can stand after "about": no verb in it, no loose letters, no name with something it does. */
function isThing(phrase: string): boolean {
	const all = phrase.split(" ");
	if (
		/^(?:over|in|on|at|by|with|from|for|under|after|before|to|of|into|ugh|argh|sigh|omg|lol)\b|,/i.test(
			phrase,
		)
	) {
		return false;
	}
	const verb =
		/\b(?:me|you|him|them|us|it)$/i.test(phrase) ||
		all.some(
			(word, at) =>
				at > 0 &&
				((isFiniteVerb(word) &&
					!/^(?:\w+ed|work|sleep|cry|fight|call|look|talk|act|need|cost|cut|set)$/.test(word)) ||
					(/^[A-Z][a-z]+$/.test(all[at - 1] ?? "") && looksSingularPresent(word))),
		);
	return (
		!verb &&
		!all.some((word, at) => at > 1 && isAdverb(word)) &&
		!all.some((word) => /^[B-HJ-Z]$/i.test(word)) &&
		!/\b(?:that|which|else|who)\b/i.test(phrase)
	);
}

function stepsLately(context: Context): boolean {
	return context.memory.replies
		.slice(-2)
		.some((reply) =>
			/how sure are you|chose that yourself|a decision, and|next move is clear|specific enough|\n1\. |I'd begin|I'd take|The (?:first|second) one|Then that's the one|That one, then|Good choice|the other can wait|Settled|that's the plan|a real step/.test(
				reply,
			),
		);
}

/** "Anger or disappointment?" "Anger, I think": the one they chose. */
function optionIn(asked: string, phrase: string): string | null {
	const match = /\b([a-z]{4,}) or ([a-z]{4,})\?$/i.exec(asked);
	if (match === null || phrase.split(" ").length > 7) {
		return null;
	}
	const chosen = [match[1], match[2]].filter(
		(word) => word !== undefined && new RegExp(`\\b${word}\\b`, "i").test(phrase),
	);
	return chosen.length === 1 ? (chosen[0]?.toLowerCase() ?? null) : null;
}

/** A phrase given in answer to the coach's own question: received as that answer, and followed. */
export function answered(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	if (reading.intent !== "share" || reading.asks || reading.danger !== null) {
		return null;
	}
	if ((reading.moments[0]?.moment.weight ?? 0) >= 2) {
		return null;
	}
	const asked = memory.lastQuestion ?? "";
	const length = reading.text.replace(HEDGE, "").replace(/[.!]+$/, "");
	if (reading.words <= 7 && FOR_SO_LONG.test(length) && memory.lastQuestion !== null) {
		return [voice.say(words.WISH_FRAMES, { fragment: lowered(length) }), voice.say(SETTLED)];
	}
	const phrase = phraseIn(context);
	// "Scared", "seriously": a feeling or a tone, and no thing to ask about.
	const isNoThing =
		NO_THING.test(reading.text) ||
		(phrase !== null && !phrase.includes(" ") && (reading.feelings.length > 0 || /ly$/i.test(phrase)));
	if (phrase === null || isNoThing) {
		return null;
	}
	const hedged = phrase.length < reading.text.replace(/[.!]+$/, "").length;
	const forStep =
		WANTS_STEP.test(asked) && !/\bwhat would have|get in the way|stop(?:s|ped)? you\b/i.test(asked);
	if (
		/\bfirst (?:sentence|thing you'd)|would you (?:want to )?say\b|\bwant (?!me\b)(?:\w+ ){1,3}to (?:know|hear)\b/i.test(
			asked,
		) &&
		reading.words >= 3 &&
		SAID_TO_THEM.test(reading.text)
	) {
		return [voice.say(words.SENTENCE_HEARD), memory.quiet ? null : voice.say(words.SENTENCE_QUESTIONS)];
	}
	const wish = /^that (?:I|we|he|she|they|it|nobody|someone|everyone)\b/i.test(phrase);
	if (wish && memory.lastQuestion !== null) {
		const said = lowered(turnPronouns(lowered(phrase)));
		return [
			voice.say(words.WISH_FRAMES, { fragment: said }),
			firstOf(context, [momentWords]),
			memory.quiet
				? null
				: voice.say(
						/\b(?:did|was|were|tried|have|had|\w{3,}ed)\b/i.test(phrase)
							? words.TRUTH_QUESTIONS
							: /\b(?:can|could|need|want)\b/i.test(phrase) || /\b(?:wish|like|want|hope)\b/i.test(asked)
								? words.WISH_QUESTIONS
								: words.FEAR_QUESTIONS,
					),
		];
	}
	if (memory.lastQuestion !== null && VERB_ALONE.test(phrase)) {
		return [
			voice.say(FRAGMENTS, { fragment: lowered(phrase) }),
			memory.quiet ? null : voice.say(words.AND_THEN),
		];
	}
	if (/^(?:if|whether) (?:I|he|she|they|it|we)\b/i.test(phrase) && !memory.quiet) {
		return [
			voice.say(words.WISH_FRAMES, { fragment: lowered(turnPronouns(lowered(phrase))) }),
			voice.say(words.IF_SO),
		];
	}
	if (/^when\b/i.test(phrase) && memory.lastQuestion !== null && !memory.quiet) {
		const good = /\b(?:love|loved|good|best|help|like|enjoy|proud|better)\b/i.test(asked);
		return [
			voice.say(good ? words.GOOD_MOMENT : words.WISH_FRAMES, {
				fragment: lowered(turnPronouns(lowered(phrase))),
			}),
			voice.say(good ? words.GOOD_MOMENT_QUESTIONS : words.THEN_WHAT),
		];
	}
	const option = optionIn(asked, phrase);
	if (option !== null) {
		const who = reading.people.find(isOnePerson)?.label ?? null;
		const next = voice.say(words.OPTION_WITH_PERSON, { who }) ?? voice.say(words.OPTION);
		return [
			voice.say(FRAGMENTS, { fragment: option }),
			firstOf(context, [momentWords]),
			memory.quiet ? null : next,
		];
	}
	const before = memory.readings.at(-1);
	const named = before !== undefined && (before.intention !== null || ideaIn(before.text) !== null);
	const works =
		/^(?<day>\w+day|tomorrow|tonight|the (?:weekend|morning|evening)) (?:works|is (?:good|fine)|suits me)\b/i;
	const day = works.exec(phrase)?.groups?.day;
	if (day !== undefined) {
		return [
			voice.say(words.DAY_SET, { day: /^(?:tom|ton|the)/i.test(day) ? lowered(day) : day }),
			voice.say(SETTLED),
		];
	}
	if (
		((/^(?:when|what time|where)\b/i.test(asked) && stepsLately(context)) ||
			(ABOUT_A_STEP.has(asked) && WHEN_FIRST.test(phrase)) ||
			(named && phrase.split(" ").length <= 4)) &&
		TIMELY.test(phrase) &&
		!AS_IT_IS.test(reading.text) &&
		(phrase.split(" ").length <= 3 || WHEN_FIRST.test(phrase))
	) {
		const time = { fragment: lowered(turnPronouns(lowered(phrase))) };
		return [voice.say(["{Fragment}, then."], time) ?? voice.say(FRAGMENTS, time), voice.say(SETTLED)];
	}
	if (DOING.test(phrase) && (forStep || hedged)) {
		return stepReply(context, phrase, words.NAMED_STEP);
	}
	if (/\b(?:tell|show|explain (?:it )?to|give) you\b/i.test(phrase)) {
		return [voice.say(YES_INVITE)];
	}
	const bare = BARE.exec(phrase)?.groups?.step;
	if (bare !== undefined && (hedged || /^I (?:could|might|should|can)/i.test(phrase) || forStep)) {
		return stepReply(context, bare, words.NAMED_STEP_BARE);
	}
	if (
		reading.clauses.length > 0 ||
		/^(?:I|you|we|he|she|they|it|there|this|that|if|because|when|so|not|never|nothing|too|very|really|good|bad|fine|same|nobody|no one|neither|both|none|all|some|any|either|usually|hm+|mm+|oh|ah|eh|huh|wow|maybe|true|right|well|yeah|okay|anyway|anyhow|besides|also|plus)\b/i.test(
			phrase,
		)
	) {
		return null;
	}
	if (
		/\b(?:is|are|was|were|am|has|have|had|can't|don't|didn't|won't|isn't|keeps?|makes?|feels?|says?|said|went)\b/i.test(
			phrase,
		)
	) {
		return null;
	}
	if (!isThing(phrase)) {
		return null;
	}
	const fragment = /^(?:My|Our|The|A|An|Being|Having|[A-Z][a-z]+ing)\b/.test(phrase)
		? lowered(turnPronouns(lowered(phrase)))
		: turnPronouns(phrase);
	if (/^who\b/i.test(asked)) {
		const who = reading.people[0]?.label ?? null;
		if (who !== null) {
			return [voice.say(FRAGMENTS, { fragment: who }), voice.say(words.WHO_ANSWERS, { who })];
		}
	}
	const plain = /^(?:the|my)\b/i.test(phrase);
	if (memory.lastQuestion === null && !plain) {
		return null;
	}
	const nounish =
		/^(?:the|my|your|our|his|her|their|a|an|being|having|not|[a-z]+ing)\b/i.test(phrase) ||
		(phrase.split(" ").length <= 2 && (!phrase.includes(" ") || /s$/.test(phrase) || /^[A-Z]/.test(phrase)));
	const loose = nounish ? fewWords(context, phrase, fragment) : null;
	if (!nounish || loose !== null) {
		return loose;
	}
	const beyond = firstOf(context, [momentWords, aspectWords]);
	if (/^an? /i.test(fragment) && memory.lastQuestion !== null) {
		return [
			voice.say(FRAGMENTS, { fragment }),
			beyond,
			memory.quiet ? null : voice.say(words.WANTED_QUESTIONS),
		];
	}
	const wantsGood = memory.asked === "open" && WANTS_GOOD.test(asked);
	const follow = wantsGood ? words.WHAT_HELPS_IN_IT : words.WHAT_ABOUT_IT;
	const ending = memory.quiet ? presence(context) : voice.say(follow);
	return [voice.say(FRAGMENTS, { fragment }), beyond, ending];
}
