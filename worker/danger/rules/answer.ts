import * as answers from "../content/answers.ts";
import { HURT_ASKS, PLAN_OFFER, SEEN_ASKS, STAY, STAY_ASKS } from "../content/later.ts";
import { LEVELS } from "../content/levels.ts";
import { NO_NAME } from "../content/said.ts";
import { FAMILY_OF, type Family } from "../content/words.ts";
import { denies } from "../denial.ts";
import { ask, type Parts, type Said, say, sayOneOf } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";
import { askDyingAgain } from "./ask-dying-again.ts";
import { isAboutToAct, laterWords, whoAsk } from "./levels.ts";

/** A longer message tells something of its own. */
const ANSWER_WORDS = 12;

const YES =
	/^(?:(?:um+|uh|well|honestly|i guess|i mean|sadly|sorry|ok|okay),? )*(?:yes+|yeah+|yea|yep|yup|mhm|i (?:do|am|have|might|could)(?=\W*$)|i think so|sometimes|often|all the time|a (?:bit|little)|a lot|probably|kind of|kinda|sort of|both)\b/i;
const NO =
	/^(?:(?:um+|uh|well|honestly|oh|god),? )*(?:not (?:really|now|today|right now)|i'm not(?=\W*$)|i don't think so|i am not(?=\W*$))/i;
const UNSURE =
	/^(?:(?:um+|uh|well|honestly),? )*(?:maybe|perhaps|possibly|i don't know|don't know|not sure|i'm not sure|i can't (?:tell|say)|it depends|hard to say|i'd rather not|no idea)\b/i;
const SAFE =
	/\b(?:i'm|i am|we're|i feel|everyone(?:'s| is)|everybody(?:'s| is)) (?:\w+ )?(?:safe|fine|ok|okay|all right|alright)\b|^safe\b|\b(?:perfectly|quite) safe\b/i;
const UNSAFE =
	/\b(?:not (?:\w+ )?(?:safe|fine)|n't (?:\w+ )?(?:feel )?safe|never (?:feel )?safe|unsafe|act on it|going to do it|the second(?: one)?|might do it)\b/i;
const HEDGED =
	/\b(?:but|though|although|not yet|until|unless|for (?:now|the moment)|probably|i (?:think|guess|suppose|hope)|maybe|sort of|kind of)\b/i;

type Meaning = "yes" | "no" | "unsure" | null;

function meaningOf({ text, words }: Situation): Meaning {
	if (words > ANSWER_WORDS) {
		return null;
	}
	if (UNSURE.test(text)) {
		return "unsure";
	}
	if (YES.test(text)) {
		return "yes";
	}
	return NO.test(text) || denies(text) ? "no" : null;
}

/** Returns the reply to an answer about safety, taken at its word. Null when the message isn't an answer. */
export function answerOf(s: Situation): Parts | null {
	const { asked } = s;
	const family = familyOf(s);
	if (asked === "who" && isAbout(s, NO_NAME) && !isAboutToAct(s)) {
		return [say(s, "no-name", answers.NO_NAME), openQuestion(s)];
	}
	if (asked === null || asked === "who" || asked === "open" || (s.words > ANSWER_WORDS && s.level !== null)) {
		return null;
	}
	if (UNSAFE.test(s.text) && s.words <= ANSWER_WORDS) {
		return notSafe(s, family);
	}
	// A yes to thoughts of dying counts whatever follows it, and the question isn't asked again.
	const meaning = meaningOf(s) ?? (asked === "dying" && YES.test(s.text) ? "yes" : null);
	return unclearAnswer(s, meaning) ?? clearAnswer(s, { meaning, family });
}

/** An answer that is unsure or hedged, and a yes to dying that goes on to say they're safe. Null for any other. */
function unclearAnswer(s: Situation, meaning: Meaning): Parts | null {
	const { asked, level, text } = s;
	if (meaning === "unsure") {
		return [say(s, "not-sure", answers.NOT_SURE), whoAsk(s)];
	}
	if (level !== null) {
		return null;
	}
	if (asked === "dying" && meaning === "yes" && SAFE.test(text)) {
		return [say(s, "safe-now", answers.SAFE_NOW), askDyingAgain(s)];
	}
	if (HEDGED.test(text) && (SAFE.test(text) || (asked !== "dying" && meaning === "no"))) {
		return [say(s, "not-sure", answers.NOT_SURE), whoAsk(s)];
	}
	return null;
}

type SafetyAnswer = { meaning: Meaning; family: Exclude<Family, "other"> };

function clearAnswer(s: Situation, answer: SafetyAnswer): Parts | null {
	const { meaning, family } = answer;
	if (s.asked === "safe" || s.asked === "everyone") {
		return answerToAreYouSafe(s, answer);
	}
	if (meaning === "yes") {
		return s.asked === "dying" ? yesToDying(s) : notSafe(s, family);
	}
	return meaning === "no" && !HEDGED.test(s.text) ? believed(s, family) : null;
}

function answerToAreYouSafe(s: Situation, { meaning, family }: SafetyAnswer): Parts | null {
	if (meaning === "no") {
		return notSafe(s, family);
	}
	const isSafe = meaning === "yes" || SAFE.test(s.text);
	return isSafe && !HEDGED.test(s.text) && s.level === null ? safe(s) : null;
}

function yesToDying(s: Situation): Parts {
	return [
		say(s, "yes-thoughts", answers.YES_THOUGHTS),
		planOffer(s),
		ask(s, "ask.method", LEVELS.method.ask),
	];
}

/** "No, I'm not safe" at home is about home, although the same words may be about one's own life. */
function familyOf({ family, asked, before }: Situation): Exclude<Family, "other"> {
	const near = asked === "safe" && before !== null ? FAMILY_OF[before.level] : family;
	return near === null || near === "other" ? "life" : near;
}

/** The offer of a safety plan, where no reply named it lately. */
export function planOffer(s: Situation): Said | null {
	const isNamed = s.replies.some((reply) => reply.includes("safety plan"));
	return isNamed ? null : say(s, "plan", PLAN_OFFER);
}

function notSafe(s: Situation, family: Exclude<Family, "other">): Parts {
	return [
		say(s, `not-safe.${family}`, answers.NOT_SAFE[family]) ?? say(s, "near.again", laterWords(s).again),
		whoAsk(s),
	];
}

function safe(s: Situation): Parts {
	return [
		say(s, "safe-now", answers.SAFE_NOW) ?? say(s, "stay", STAY),
		hasMeans(s) ? say(s, "care.method", LEVELS.method.care) : null,
		openQuestion(s),
	];
}

/** A way that was found stays open whatever is answered: distance, and who could be there. */
function believed(s: Situation, family: Exclude<Family, "other">): Parts {
	return [
		say(s, `not-that.${family}`, answers.NOT_THAT[family]) ?? say(s, "stay", STAY),
		hasMeans(s) ? say(s, "care.method", LEVELS.method.care) : null,
		openQuestion(s),
	];
}

function hasMeans({ before }: Situation): boolean {
	return before !== null && ["method", "intent", "imminent"].includes(before.level);
}

function openQuestion(s: Situation) {
	const { questions } = laterWords(s);
	const family = s.before ? FAMILY_OF[s.before.level] : (s.family ?? "life");
	const wereBlows = family === "abuse" && [...s.used].some((id) => id.startsWith("care.blows"));
	const said = sayOneOf(
		s,
		["abuse.hurt", wereBlows ? HURT_ASKS : []],
		["behaviour.seen", s.before?.level === "behaviour" ? SEEN_ASKS : []],
		[`${family}.ask`, questions],
		["stay.ask", STAY_ASKS],
	);
	return said && { ...said, asks: "open" as const };
}
