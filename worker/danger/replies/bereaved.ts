import { tellsOfSuicide } from "#shared/safety/bereaved.ts";
import * as words from "../content/bereaved.ts";
import { REMEMBERED, REMEMBERED_ASKS, TELL_CHILDREN, TELL_CHILDREN_ASKS } from "../content/turned.ts";
import type { Context } from "../context.ts";
import { isOnlyBereaved, whoDied } from "../understand/bereaved.ts";
import { asksDirectly, denies } from "../understand/denial.ts";
import { told } from "./danger-later.ts";

type Parts = (string | null)[];

/** So many of their messages it is the subject, unless they go elsewhere. */
const LASTS = 4;

const LONG =
	/\b(?:when I was|years? ago|as a (?:kid|child|teen\w*)|in (?:19|20)\d\d|long (?:time )?ago|growing up|decades?|years since|every year|anniversary)\b/i;
/** Many years, and a way of remembering. */
const CARED_FOR =
	/\b(?:\w+ years (?:since|ago|on)|decades?|every year|anniversary)\b.*\b(?:candles?|every year|remember\w*|visit\w*|grave|anniversary|flowers|birthday|celebrat\w*|toast)\b/i;
const TELLS_CHILDREN =
	/\b(?:how|what) (?:do|should|can|could|would|to) (?:I |we )?(?:\w+ )?(?:tell|say to|explain (?:it |this )?to) (?:\w+ ){0,2}(?:kids?|child(?:ren)?|son|daughters?|boys?|girls?|little ones?|them)\b/i;
const HEARD: readonly (readonly [RegExp, readonly string[]])[] = [
	[
		/\b(?:should(?:'ve| have)|could(?:'ve| have)|if only|my fault|blame (?:myself|me)|guilt\w*|I (?:didn't|never) (?:see|notice|call|answer|pick up|know|check|go|stop)|I missed (?:it|the signs|his|her)|why didn't I|I let (?:him|her|them) down)\b/i,
		words.BEREAVED_GUILT,
	],
	[
		/\bwhy (?:did|would|didn't|couldn't) (?:he|she|they)\b|\bno (?:note|reason|explanation)\b|^why\b/i,
		words.BEREAVED_WHY,
	],
	[/\b(?:angry|furious|mad at|rage|hate (?:him|her|them)|how (?:could|dare))\b/i, words.BEREAVED_ANGER],
	[
		/\b(?:(?:won't|doesn't|don't|never|can't) (?:\w+ )?(?:talk|speak|mention)\w*|never (?:really )?(?:talked|spoke|told)|nobody (?:talks|says|mentions|asks)|no one (?:talks|says|mentions|asks)|taboo|secret|ashamed|stigma)\b/i,
		words.BEREAVED_SILENCE,
	],
];

/** A yes, or what may be one, to the question about themselves. */
const YES =
	/^(?:yes|yeah|yep|sometimes|maybe|kind of|a (?:bit|little)|I think so|I guess|I don't know|not sure|both|honestly|I have|I do|once)\b|\b(?:die|dying|dead|join)\b/i;

/** Somebody died by suicide: grief first, support named once, and one gentle question about the one who is left. */
export function bereaved(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const plain = ["share", "unsure", "yes", "no", "fine", "ack", "pointless", "advice", "fact", "not-done"];
	const fits = plain.includes(reading.intent) || tellsOfSuicide(reading.text);
	if (reading.danger !== null || !fits || memory.danger !== null) {
		return null;
	}
	const who = whoDied(reading.text);
	const isTold = memory.replies.some((reply) => ALL_HEARD.some((line) => reply.includes(line)));
	if (isOnlyBereaved(reading.text) && !isTold) {
		const heard = voice.say(words.BEREAVED_HEARD, { who }) ?? voice.say(words.BEREAVED_HEARD_PLAIN);
		const guilt = HEARD[0]?.[0].test(reading.text) === true ? voice.say(words.BEREAVED_GUILT) : null;
		const long = LONG.test(reading.text) ? voice.say(words.BEREAVED_LONG) : null;
		return [heard, guilt ?? long, voice.say(words.BEREAVED_QUESTIONS)];
	}
	const isAnswer =
		asksDirectly(memory.replies.at(-1) ?? "") && (denies(reading.text) || YES.test(reading.text));
	if (!memory.readings.slice(-LASTS).some(({ text }) => tellsOfSuicide(text)) || isAnswer) {
		return null;
	}
	const own = HEARD.find(([pattern]) => pattern.test(reading.text))?.[1];
	const said = (own ? voice.say(own) : null) ?? told(context)?.said ?? voice.say(words.BEREAVED_STAY);
	const tellsChildren = TELLS_CHILDREN.test(reading.text)
		? (voice.say(TELL_CHILDREN.slice(0, 1)) ?? voice.say(TELL_CHILDREN))
		: null;
	if (tellsChildren !== null) {
		return [tellsChildren, memory.quiet ? null : voice.say(TELL_CHILDREN_ASKS)];
	}
	const asked = memory.replies.some(asksDirectly);
	const long = memory.readings.slice(-LASTS).some(({ text }) => tellsOfSuicide(text) && CARED_FOR.test(text));
	if (long && !asked && own === undefined) {
		// Grief of many years that is cared for is no reason to ask about dying.
		return [voice.say(REMEMBERED) ?? said, memory.quiet ? null : voice.say(REMEMBERED_ASKS)];
	}
	const named = memory.replies.some((reply) => words.BEREAVED_SUPPORT.some((line) => reply.includes(line)));
	if (!asked) {
		return [said, voice.say(words.BEREAVED_ASKS)];
	}
	const support = named ? null : voice.say(words.BEREAVED_SUPPORT);
	return [said, support, memory.quiet ? null : voice.say(words.BEREAVED_LATER_QUESTIONS)];
}

/** What stays of the first answer, whoever was named in it. */
const ALL_HEARD: readonly string[] = [
	"and you're the one living with it. I'm so sorry",
	"there's nothing I could say to make that smaller",
	...words.BEREAVED_HEARD_PLAIN,
];
