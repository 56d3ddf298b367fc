import type { RiskLevel } from "../risk.ts";

/**
 * A coach who asks "are you thinking of ending your life?" must understand "yes". Alone, no pattern matches that
 * word, so the question just asked is part of its meaning, whether our own coach or a model asked.
 */

/** About another person, so the answer says nothing about the writer. */
const OF_ANOTHER =
	/\b(?:they|them|their|he|him|his|she|her|they're|anyone else|your (?:son|daughter|friend))\b/i;

const ASKS_DEATH = new RegExp(
	[
		String.raw`\b(?:ending (?:your|it|things|your own)|end (?:your (?:own )?life|it all)|killing yourself|kill yourself|taking your (?:own )?life|suicid\w*|want(?:ing)? to die|`,
		"wish(?:ing)? (?:you were|to be) dead|dying|(?:being|be) dead|not (?:be(?:ing)?|want(?:ing)? to be) (?:alive|here)|not wak(?:e|ing) up|quitarte la vida|fin à vos jours|",
		String.raw`dir das leben zu nehmen|einde aan je leven|tirar a própria vida|toglierti la vita)\b`,
	].join(""),
	"i",
);
const ASKS_HURTING = /\b(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) yourself\b/i;
const ASKS_ACTING =
	/\b(?:act(?:ing)? on (?:it|them|that|this)|go(?:ing)? through with it|do(?:ing)? it (?:today|tonight|now))\b/i;
/** Safe where they are, or from someone: a no is about what others do to them, not about their own life. */
const ASKS_SAFETY_FROM = /\b(?:are|do) you (?:feel )?safe (?:where you are|at home|from (?:them|him|her))\b/i;
const ASKS_SAFETY =
	/\b(?:are|do) you (?:feel )?(?:\w+ )?safe\b|\bkeep yourself safe\b|\bcan you stay safe\b/i;

const SOFTLY =
	"(?:(?:u+m+|uh|well|ok|okay|honestly|i guess|i mean|tbh|sadly|sorry|to be honest|idk|lol|haha)[,.… ]+)*";
const YES = new RegExp(
	`^${SOFTLY}(?:(?:yes+|yeah+|yea|yep|yup|ya|yh|ye|y|mhm|aye|s[ií]|oui|ja|jawohl|sim|s[iì]|tak|да|evet|はい|是)(?![\\p{L}'])|(?:i )?(?:do|am|have|might|could|would|did)(?=[.,!… ]*$)|` +
		`(?:sometimes|often|always|lately|both|a lot|a bit|a little|all the time|constantly|most (?:days|nights)|every (?:day|night)|tonight|today|i think (?:about|of) it|i want to|` +
		`i think so|i guess(?: so)?|it is|that'?s it|that too)(?=$|[.,!… ]))`,
	"iu",
);
const PERHAPS = new RegExp(
	[
		"^(?:(?:u+m+|well|honestly)[,.… ]+)*(?:maybe|perhaps|possibly|probably|kind of|kinda|sort of|not sure|i(?:'| a)?m not sure|i don'?t know|dunno|idk|i can'?t (?:tell|say)|not yet|",
		"not really but|almost)(?=$|[.,!… ])",
	].join(""),
	"i",
);
const NO =
	/^(?:(?:u+m+|well|honestly)[,.… ]+)*(?:no+|nope|nah|not really|i don'?t think so|i(?:'| a)?m not|never|non|nein|nee|não|nie)(?=$|[.,!… ])/iu;

/** A yes that adds that all is well doesn't count. */
const ALL_WELL =
	/\b(?:i'?m (?:fine|safe|ok|okay|good|joking|kidding)|no danger|not like that|not (?:going|gonna)|wouldn'?t|won'?t|never|used to|years ago|don'?t (?:worry|mean))\b/i;

/** Longer messages are read without the question. */
const WORDS_MAX = 14;

/**
 * Returns what a message means as an answer to the questions in the reply before it: "intent" for a yes to acting on
 * it, "thoughts" for a yes to ending one's life, "self-harm" to hurting oneself, "wish" for a maybe; a no to "are you
 * safe?" is "thoughts", and "abuse" where it's about a place or a person. "none" when the reply asked nothing of
 * this.
 */
export function answered(text: string, reply: string | null): RiskLevel {
	const said = text.trim();
	if (!reply || said === "" || said.split(/\s+/).length > WORDS_MAX || ALL_WELL.test(said)) {
		return "none";
	}
	const questions = reply.match(/[^.!?…\n]*\?/g) ?? [];
	if (questions.some((question) => ASKS_SAFETY_FROM.test(question)) && NO.test(said)) {
		return "abuse";
	}
	const asked = questions.filter((question) => !OF_ANOTHER.test(question));
	const asks = (what: RegExp) => asked.some((question) => what.test(question));
	const offersTwo = asked.some((question) => ASKS_SAFETY.test(question) && ASKS_ACTING.test(question));
	if (asks(ASKS_SAFETY) && !offersTwo && NO.test(said)) {
		return "thoughts";
	}
	if (offersTwo || !(YES.test(said) || PERHAPS.test(said))) {
		return "none";
	}
	return agreedTo(asks, !YES.test(said));
}

/** What a yes, or a maybe, says to the gravest thing that was asked. */
function agreedTo(asks: (what: RegExp) => boolean, isMaybe: boolean): RiskLevel {
	if (asks(ASKS_ACTING)) {
		return isMaybe ? "thoughts" : "intent";
	}
	if (asks(ASKS_DEATH)) {
		return isMaybe ? "wish" : "thoughts";
	}
	return asks(ASKS_HURTING) && !isMaybe ? "self-harm" : "none";
}

/** Asked as an alternative, so a bare yes doesn't say which. */
const ASKS_SOFTLY = new RegExp(
	[
		String.raw`\b(?:not (?:want(?:ing)? to )?liv(?:e|ing)|(?:wish )?you weren't alive|to stay alive|thoughts? of (?:death|dying)|close to doing it|(?:anyone|anybody) been hurt|(?:are|`,
		String.raw`whether) you(?:'re)? safe|act(?:ing)? on it|every(?:one|body) (?:safe|all right at))\b`,
	].join(""),
	"i",
);

/** Whether a reply asks about dying, hurting or safety: help must be shown with it. */
export function asksOfDanger(reply: string): boolean {
	const asked = reply.match(/[^.!?…\n]*\?/g) ?? [];
	return (
		asked.some((question) => ASKS_SOFTLY.test(question)) ||
		["yes", "no"].some((said) => answered(said, reply) !== "none")
	);
}
