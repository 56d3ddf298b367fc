import { UNANSWERED_QUESTIONS } from "../content/doubt/unclear.ts";
import { ASK_DIRECTLY } from "../content/doubt/veiled.ts";
import { GOODBYE_NEAR, REACH_UNSEEN_AGAIN, STAYING } from "../content/shared.ts";
import * as words from "../content/turned.ts";
import { FAMILY_OF } from "../content/words.ts";
import type { Context } from "../context.ts";
import type { Reading } from "../reading/reading.ts";
import { asksDirectly, denies, deniesPlainly, meansOtherwise } from "../understand/denial.ts";
import { emergencyIn } from "../understand/emergency.ts";
import { explainedAs } from "../understand/explained.ts";
import { isOrdinaryAnswer, mayBeFarewell } from "../understand/unclear.ts";

type Parts = (string | null)[];

const LATELY = 6;

const ALARM = /emergency number|numbers above|is everyone safe|is everybody safe|are you safe/i;

/** What sounded like an emergency was the tiles, the conference, or the end of an affair: believed, and gone on. */
function explained({ reading, memory, voice }: Context): Parts | null {
	const alarm = memory.readings.at(-1)?.text ?? "";
	const kind = reading.danger === null ? explainedAs(reading.text, alarm) : null;
	if (kind === null || memory.danger !== null || !ALARM.test(memory.replies.at(-1) ?? "")) {
		return null;
	}
	return [voice.say(words.EXPLAINED), memory.quiet ? null : voice.say(words.EXPLAINED_QUESTIONS[kind] ?? [])];
}

const SOMEBODY =
	"(?:my (?:\\w+ )?\\w+|someone|somebody|a (?:friend|neighbou?r)|the (?:police|pharmacy|neighbou?rs?)|him|her|them)";
const WILL_HAND_OVER = new RegExp(
	`\\b(?:could|can|might|will|I'll|going to|should|want to|maybe)\\b[^.!?]{0,20}\\b(?:ask|give|hand|tell|get|let|bring)\\b[^.!?]{0,20}\\b${SOMEBODY}\\b[^.!?]{0,20}\\b(?:take|hold|keep|lock|look after|have|store|pick)\\b|\\b(?:could|can|might|will|I'll|should)\\b[^.!?]{0,12}\\b(?:give|hand|bring) (?:it|them|the \\w+) to ${SOMEBODY}\\b`,
	"i",
);
const HANDED_OVER = new RegExp(
	`\\b${SOMEBODY} (?:\\w+ )?(?:took|has|have|is keeping|are keeping|locked|picked|came (?:and|for))\\b[^.!?]{0,15}\\b(?:it|them|the \\w+)\\b|\\b${SOMEBODY} (?:\\w+ )?took (?:it|them)\\b|\\bI (?:gave|handed|brought) (?:it|them|the \\w+) to\\b`,
	"i",
);

/** Something dangerous is handed over, or may be: praised, and helped with today. */
function protective({ reading, memory, voice }: Context): Parts | null {
	const level = memory.danger?.level;
	const isTheirs = level !== undefined && ["life", "self-harm"].includes(FAMILY_OF[level]);
	const hasMeans =
		level === "method" || memory.readings.slice(-LATELY).some(({ text }) => emergencyIn(text) === "means");
	if (!isTheirs || !hasMeans || /\b(?:n't|not|never|won't|can't)\b/i.test(reading.text)) {
		return null;
	}
	if (WILL_HAND_OVER.test(reading.text)) {
		return [voice.say(words.PROTECT_WILL) ?? voice.say(STAYING), voice.say(words.PROTECT_WILL_ASKS)];
	}
	if (HANDED_OVER.test(reading.text)) {
		const isEmpty = /\b(?:empty|numb|nothing|hollow|lost|alone)\b/i.test(reading.text);
		return [
			voice.say(words.PROTECT_DONE) ?? voice.say(STAYING),
			isEmpty ? voice.say(words.PROTECT_EMPTY) : null,
			voice.say(words.PROTECT_DONE_ASKS),
		];
	}
	return null;
}

const SIGNS: readonly (readonly [string, (reading: Reading) => boolean])[] = [
	["gave", ({ text, farewell }) => farewell || mayBeFarewell(text)],
	[
		"settled",
		({ text }) =>
			/\beverything(?:'s| is| has been)? (?:\w+ )?(?:sorted|settled|arranged|in order|taken care of|ready|done)\b|\b(?:sorted|arranged|settled) everything\b|\bloose ends\b|\ball (?:sorted|arranged|in order)\b/i.test(
				text,
			),
	],
	[
		"calm",
		({ text, words: count }) =>
			count <= 8 && /\b(?:calm|at peace|peaceful|relieved|lighter|ready|free)\b/i.test(text),
	],
	[
		"thanks",
		({ text }) =>
			/\bthank(?:s| you)(?: \w+){0,2} for (?:everything|all (?:of )?(?:it|this|you)|being (?:there|here|kind))\b|\byou've been (?:so |really |very )?(?:kind|good)\b/i.test(
				text,
			),
	],
	["bye", ({ intent }) => intent === "goodbye"],
];

function signsIn(readings: readonly Reading[]): Set<string> {
	return new Set(readings.flatMap((one) => SIGNS.filter(([, is]) => is(one)).map(([name]) => name)));
}

/** One sign of leaving beside another: the direct question comes before the goodbye is taken as one. */
function leaving({ reading, memory, voice }: Context): Parts | null {
	const lately = memory.readings.slice(-LATELY);
	const all = [...lately, reading];
	const signs = signsIn(all);
	const isStrong = signs.has("gave") || (signs.has("settled") && signs.size > 2);
	const own = signsIn([reading]);
	const isSettled = all.some(
		({ text }) => isOrdinaryAnswer(text) || denies(text) || deniesPlainly(text) || meansOtherwise(text),
	);
	if (
		!isStrong ||
		signs.size < 2 ||
		own.size === 0 ||
		isSettled ||
		all.some(({ danger }) => danger !== null)
	) {
		return null;
	}
	const wasAsked = memory.replies.slice(-LATELY - 2).some(asksDirectly);
	if (!wasAsked && own.has("bye") && signs.size <= 2) {
		// One sign and a goodbye: taken as one, with help named.
		return null;
	}
	if (!wasAsked) {
		return [voice.say(words.LEAVING_ASKS) ?? voice.say(STAYING), voice.say(ASK_DIRECTLY)];
	}
	if (own.has("bye")) {
		return [voice.say(words.LEAVING_BYE), voice.say(REACH_UNSEEN_AGAIN) ?? voice.say(GOODBYE_NEAR)];
	}
	return [
		voice.say(own.has("thanks") ? words.LEAVING_THANKS : words.LEAVING_CLOSER) ?? voice.say(STAYING),
		voice.say(REACH_UNSEEN_AGAIN),
		voice.say(UNANSWERED_QUESTIONS),
	];
}

const REACHED_HELP =
	/\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned|texted|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)|went to|saw|got through to)\b[^.!?]{0,30}\b(?:988|911|999|112|111|lines?|hot ?line|help ?line|samaritans|lifeline|116 ?123|counsel\w*|therap\w*|doctor|gp|crisis|hospital|a&e|emergency)\b/i;
const TURNED_AWAY =
	/\b(?:on hold|hung up|no ?one|nobody|n't|not|rude|useless|worse|but|still want|alone|cry\w*|hate|afraid|scared|sad|hopeless|pointless|empty|numb|how|should I|what)\b/i;
const KIND_WORDS =
	/\b(?:they|he|she|the (?:lady|man|woman|guy|person)|it)\b[^.!?]{0,20}\b(?:nice|kind|lovely|helpful|helped|listened|good|friendly|patient|sweet)\b/i;
const BETTER = /\b(?:better|calmer|lighter|eased|easier|less (?:bad|heavy|alone))\b/i;
const EVERYDAY =
	/\b(?:watched|walk(?:ed)?|ate|cooked|slept|showered?|bath|tea|film|movie|read|garden\w*|music|laughed|played|baked|hugged|cuddl\w*|came over|with my (?:sister|brother|mum|mom|dad|friend|dog|cat|partner|wife|husband|kids?|son|daughter|neighbou?r))\b/i;

/** Somebody was reached, and it has eased: glad and quiet, and nothing is dug up again. */
function afterHelp({ reading, memory, voice }: Context): Parts | null {
	const reached = memory.readings
		.slice(-LATELY)
		.some(({ text }) => REACHED_HELP.test(text) && !TURNED_AWAY.test(text));
	if (
		memory.danger === null ||
		memory.danger.level === "other" ||
		reading.danger !== null ||
		reading.dark !== null ||
		TURNED_AWAY.test(reading.text)
	) {
		return null;
	}
	const [says, asks]: readonly (readonly string[])[] = REACHED_HELP.test(reading.text)
		? KIND_WORDS.test(reading.text) ||
			BETTER.test(reading.text) ||
			/\b(?:nice|kind|help\w*)\b/i.test(reading.text)
			? []
			: [words.AFTER_CALL, words.AFTER_CALL_ASKS]
		: !reached
			? []
			: KIND_WORDS.test(reading.text)
				? [words.AFTER_KIND, words.AFTER_KIND_ASKS]
				: BETTER.test(reading.text)
					? [words.AFTER_BETTER, words.AFTER_BETTER_ASKS]
					: EVERYDAY.test(reading.text)
						? [words.AFTER_EVERYDAY, words.AFTER_EVERYDAY_ASKS]
						: [];
	const said = says === undefined ? null : voice.say(says);
	return said === null ? null : [said, memory.quiet ? null : voice.say(asks ?? [])];
}

const WANTS_JOKE = /\b(?:tell (?:me )?(?:a |another )?joke|a joke|make me laugh|something funny)\b/i;
const WANTS_DINNER =
	/^(?:so |hey |hi |ok |and )*what (?:should|could|can|shall|do) I (?:cook|make|have|eat)\b[^.!?]{0,25}\b(?:tonight|dinner|lunch|supper|today|breakfast)\b/i;

/** A light word soon after something dark is welcome, and how they are comes first. */
function lightly({ reading, memory, voice, shade }: Context): Parts | null {
	if (reading.danger !== null || reading.dark !== null) {
		return null;
	}
	const isEating = memory.readings.some(({ danger }) => danger === "eating");
	if (WANTS_DINNER.test(reading.text) && !isEating && memory.danger === null) {
		return [voice.say(words.DINNER)];
	}
	if (!WANTS_JOKE.test(reading.text) || (shade !== "dark" && memory.danger === null)) {
		return null;
	}
	const wasAsked = memory.replies
		.slice(-3)
		.some((reply) => words.JOKE_FIRST.some((line) => reply.includes(line)));
	const joke = wasAsked ? voice.say(words.JOKE) : null;
	return [joke ?? voice.say(words.JOKE_FIRST), joke === null ? voice.say(words.JOKE_ASKS) : null];
}

/** Where it turns out otherwise than it sounded, or takes a turn. */
export function turned(context: Context): Parts | null {
	const found =
		explained(context) ?? protective(context) ?? leaving(context) ?? afterHelp(context) ?? lightly(context);
	return found?.[0] ? found : null;
}
