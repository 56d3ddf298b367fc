import * as other from "../content/later-other.ts";
import { OTHER_NOW } from "../content/levels-other.ts";
import type { Context } from "../context.ts";
import { SWORN_TO_SECRECY } from "../understand/particular.ts";
import { isVeiled } from "../understand/veiled.ts";
import { isHelpDue, laterWords } from "./danger-help.ts";
import { asking } from "./danger-later.ts";

type Parts = (string | null)[];

/** So many turns a worry about somebody else stays in hand, and longer while they are still talked about. */
const WORRIES_FOR = 3;
const ABOUT_THEM =
	/\b(?:he|she|they|him|her|them|his|their|(?:my|a) (?:\w+ )?(?:friend|son|daughter|sister|brother|mum|mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|roommate|flatmate|cousin|child|kid|ex|neighbou?r|colleague|pupil|student))\b/i;

const CALLED_HELP =
	/\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned|calling) (?:911|999|112|111|000|the (?:police|ambulance|emergency|cops)|an ambulance|emergency|for (?:help|a welfare check))/i;
const NOW =
	/\b(?:not answering|isn't answering|won't answer|doesn't answer|can't reach|no answer|not picking up|phone(?:'s| is) off|took (?:something|pills|a lot)|right now|tonight|on the (?:roof|bridge|tracks)|locked (?:himself|herself|the door))\b/i;
const ASKS_WHAT_TO_DO =
	/^(?:and |so |ok(?:ay)?,? |but )*(?:now what|what now|what next)\W*$|\b(?:what|how) (?:do|should|can|could|would|am) I (?:\w+ )?(?:do|say|tell|help|supposed|handle|talk|support)\b/i;
/** Their own end of strength: about them, and no more tips for the one they look after. */
const WORN_DOWN =
	/\bI (?:really |just |honestly )?(?:can't|cannot|can not|don't think I can) (?:\w+ )?(?:cope|handle|deal|manage|take|carry|do (?:this|it))\b|\b(?:tired|sick|exhausted|fed up) (?:of|from|with) (?:being|having|always|all|it|this|carrying|looking|worrying)\b|\btoo much for me\b|\bfalling apart\b|\bburn(?:t|ed|ing) out\b|\bwhat about me\b|\b(?:nobody|no ?one) (?:asks|looks after|helps|is there for) me\b/i;
/** Their own guilt about it. */
const GUILTY =
	/\b(?:worst|bad|terrible|horrible|awful|failed as an?|failing as an?) (?:mother|mum|mom|father|dad|parent|friend|sister|brother|partner|wife|husband|daughter|son)\b|\bI (?:screamed|shouted|yelled|snapped) at (?:him|her|them)\b|\bmy fault\b|\bshould(?:'ve| have) (?:seen|noticed|known|done)\b|\bblames? me\b/i;
const OF_SELF =
	/\b(?:I'm|I am|I've been|I feel|I can't|I haven't|my) (?:\w+ ){0,3}(?:tired|exhausted|worn out|drained|scared|afraid|terrified|sleep|slept|focus|work|eat|exams?|alone|helpless|guilty)\b/i;

/** For the one who worries: their fear, what they can do, and who helps them. Null once it is about other things. */
export function besideHelper(context: Context): Parts | null {
	const { memory, reading, voice } = context;
	const ago = memory.danger?.ago ?? WORRIES_FOR + 1;
	const isStill =
		ABOUT_THEM.test(reading.text) || WORN_DOWN.test(reading.text) || ASKS_WHAT_TO_DO.test(reading.text);
	if (ago > WORRIES_FOR && !isStill) {
		return null;
	}
	const words = laterWords(context, "other");
	const asked = memory.replies.some((reply) =>
		other.OTHER_SELF_QUESTIONS.some((line) => reply.includes(line)),
	);
	const question = asked
		? asking(context, words.questions, other.OTHER_SELF_QUESTIONS)
		: asking(context, other.OTHER_SELF_QUESTIONS);
	// "I can't go on like this" may be about their own life: it is asked, and not taken for tiredness.
	if (isVeiled(reading.text)) {
		return null;
	}
	if (GUILTY.test(reading.text)) {
		return [voice.say(other.OTHER_GUILT) ?? voice.say(other.OTHER_SELF), question];
	}
	if (WORN_DOWN.test(reading.text)) {
		const own = voice.say(other.OTHER_SELF) ?? voice.say(words.again);
		return [own, voice.say(other.OTHER_SELF_HELP), asking(context, other.OTHER_SELF_QUESTIONS)];
	}
	if (SWORN_TO_SECRECY.test(reading.text)) {
		return [voice.say(other.OTHER_SECRET) ?? voice.say(words.help), question];
	}
	if (/\b(?:refus\w*|won't|doesn't want|don't want|says no|denies|not listen\w*)\b/i.test(reading.text)) {
		return [voice.say(other.OTHER_REFUSES) ?? voice.say(words.help), question];
	}
	if (CALLED_HELP.test(reading.text)) {
		return [
			voice.say(other.OTHER_CALLED) ?? voice.say(words.stay),
			asking(context, other.OTHER_SELF_QUESTIONS),
		];
	}
	if (NOW.test(reading.text)) {
		const first = voice.say(OTHER_NOW);
		if (first !== null) {
			return [first, voice.say(other.OTHER_NOT_ANSWERING), asking(context, other.OTHER_NOW_ASKS)];
		}
	}
	const hasCalled = memory.readings.slice(-4).some(({ text }) => CALLED_HELP.test(text));
	if (ASKS_WHAT_TO_DO.test(reading.text) && hasCalled) {
		return [voice.say(other.OTHER_WAIT) ?? voice.say(words.stay), asking(context, other.OTHER_WAIT_ASKS)];
	}
	if (ASKS_WHAT_TO_DO.test(reading.text)) {
		return [voice.say(other.OTHER_DO) ?? voice.say(words.help), question];
	}
	const help = isHelpDue(context) ? voice.say(words.help) : null;
	const heard = OF_SELF.test(reading.text) ? voice.say(other.OTHER_SELF) : null;
	return [heard ?? voice.say(words.again) ?? voice.say(words.stay), help ?? voice.say(words.stay), question];
}
