import { ENGLISH } from "../patterns/english/words.ts";
import { normalise } from "../text/normalise.ts";

/** Almost every message about such a death contains one of these, so others need no further reading. */
const MAY_TELL =
	/su[ic1!]|k[i1!]l|life|hang|hung|shot|own hand|jump|drown|gass|death|unaliv|topped|offed|poison|train|sewer/i;

/** A person, in a text read by `normalise()`: "mum" for "mother", no apostrophes. */
const SOMEBODY =
	`(?:he|she|they|hes|shes|theyve|who|(?:my|our|his|her|their|a|an|the|one of my|someone|old|late|best|ex|step) (?:(?!(?:i|im|ive|id|not|never|if|nearly|almost) )[a-z]+ ){0,4}|` +
	`(?:${ENGLISH.family}|${ENGLISH.others}|uncle|schoolmate|boyfriends|girlfriends|teachers|cousins))`;
const SELF = "(?:himself|herself|themself|themselves|hisself)";
const THEIR = "(?:his|her|their)";
/** Completed. Near misses and attempts don't count. */
const DONE =
	`(?:(?:has|had|have|then|s) )?(?:killed ${SELF}(?! (?:laughing|working|at|trying|for|over|with work))|(?:hanged|hung|drowned|gassed|poisoned|unalived|offed|` +
	`topped) ${SELF}(?! (?:in (?:work|drink|his|her)|out))|shot ${SELF}(?! in the (?:foot|leg|arm|hand))|(?:took|taken|ended) ${THEIR} (?:own )?life|(?:committed|completed|` +
	`died (?:by|of|from|through|to)) suicide|died by ${THEIR} own hand|(?:jumped|stepped|threw ${SELF}) (?:in front of|under) (?:a|the) (?:[a-z]+ )?(?:train|tube|lorry|truck|` +
	`bus)(?! (?:but|and (?:survived|lived)))|jumped (?:off|from|out of) (?:a|the) (?:[a-z]+ )?(?:bridge|building|roof|balcony|car park|flyover|tower block|window|viaduct|` +
	`overpass)(?! (?:into|with|for|on holiday|in|and (?:broke|survived|lived)|but))|jumped to ${THEIR} death|suicided)`;
const LOST = `(?:lost|losing|lose) (?:(?!(?:i|im) )[a-z]+ ){1,6}(?:to|by|through|from) suicide(?! (?:attempt|prevention|thought))`;
const NOUN =
	`(?:(?:his|her|their|${ENGLISH.family?.replaceAll("|", "s|")}s|${ENGLISH.family}|friends|friend|boyfriends|girlfriends|mates|someones) (?:own )?suicide(?! (?:attempts?|notes?|` +
	`thoughts?|plans?|ideation|prevention|risk|watch|threats?|attempted))|suicide of (?:my|our|his|her|a) [a-z]+|bereaved (?:by|through) suicide|suicide (?:loss|bereavement|` +
	`survivor group)|found (?:${ENGLISH.family}|him|her|them|my [a-z]+) (?:hanging|hanged)(?! (?:out|around|with)))`;
/** Known only by name, so it needs a day or a loss as well. */
const NAMED =
	`[a-z]+ ${DONE} (?:last|yesterday|this (?:morning|week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z0-9]+ (?:days?|weeks?|months?|years?) ago|in (?:19|` +
	`20)\\d\\d|and i|when i)`;

const DEATH = `(?:(?:${SOMEBODY} ?(?:[a-z]+ ){0,2}${DONE})|${LOST}|${NOUN}|${NAMED})`;
const BY_SUICIDE = new RegExp(`(?<= )${DEATH}(?= )`);
/** "Why did he kill himself" is asked about the dead. */
const ASKED_WHY = new RegExp(
	`(?<= )why (?:did|would) (?:(?!(?:i|you|people|someone) )[a-z]+ ){1,3}(?:kill ${SELF}|take ${THEIR} (?:own )?life|commit suicide|end ${THEIR} (?:own )?life|hang ${SELF})(?= )`,
);
/** "I can't forgive him for killing himself." */
const NOT_FORGIVEN = new RegExp(
	`(?<= )(?:angry|mad|furious|livid|hate|forgive|forgiving|forgave|forgiven|blame|blaming|resent) (?:[a-z]+ ){0,5}(?:for|after) (?:(?:killing|hanging|shooting|drowning) ${SELF}|` +
		`(?:taking|ending) ${THEIR} (?:own )?life|committing suicide)(?= )`,
);
/** A death by pills may not be suicide. It's over too, but isn't reported as one. */
const BY_PILLS = new RegExp(
	[
		"(?<= )(?:(?:overdosed|oded|took an? (?:[a-z]+ )?overdose) (?:[a-z]+ ){0,3}and (?:died|passed away|didnt make it|never woke up)|died (?:of|from|by) an? (?:[a-z]+ )?overdose|",
		"overdose (?:killed|took) (?:him|her|them|my [a-z]+))(?= )",
	].join(""),
);

/** It hasn't happened, or isn't certain: worry for a person who may be alive. */
const UNSURE =
	"if|nearly|almost|tried|attempted|wouldve|would have|might have|mightve|may have|could have|couldve|worried|afraid|scared|terrified|threatened|threatening|wishes|pretended|" +
	"dreamt|dreamed|imagine";
const UNSURE_BEFORE = new RegExp(`(?<= )(?:${UNSURE}) (?:[a-z]+ ){0,3}$`);
const DENIED_WITHIN = new RegExp(`(?<= )(?:${UNSURE}|not|never|didnt|hasnt|hadnt) (?:[a-z]+ ){0,3}`);

/** About a book or a famous person. */
const TOLD_OF_OTHERS = new RegExp(
	`(?<= )(?:${ENGLISH.topic}|hitler|cobain|plath|hemingway|van gogh|robin williams|bourdain|romeo|juliet|judas|celebrities|idol|rapper|documentaries)(?= )`,
);

/** Finds the part of a sentence that reports a past death by suicide. */
function deathIn(sentence: string): RegExpExecArray | null {
	if (!MAY_TELL.test(sentence)) {
		return null;
	}
	const match = BY_SUICIDE.exec(sentence) ?? ASKED_WHY.exec(sentence) ?? NOT_FORGIVEN.exec(sentence);
	const isSo =
		match && !UNSURE_BEFORE.test(sentence.slice(0, match.index)) && !DENIED_WITHIN.test(` ${match[0]}`);
	return isSo ? match : null;
}

/** About the living, or the writer: text before a death isn't always about the dead. */
const OF_THE_LIVING =
	/(?<= )(?:i|im|ive|id|ill|wants|is|isnt|keeps|says|talks|thinks|hes|shes|theyre|will|going|might|now)(?= )/;

/** Returns a sentence without the deaths it reports. No help can reach the dead; the rest is about the living. */
export function withoutTheDead(sentence: string): string {
	const match = deathIn(sentence) ?? BY_PILLS.exec(sentence);
	if (!match) {
		return sentence;
	}
	// "He said he wanted to die and then he killed himself": all of it is about the dead.
	const lead = sentence.slice(0, match.index);
	return `${OF_THE_LIVING.test(lead) ? lead : " "}…${sentence.slice(match.index + match[0].length)}`;
}

/** Returns whether a text read by `normalise()` reports a death by suicide, or by pills. */
export function isOfSuchDeath(english: string): boolean {
	return sentencesOf(english).some((each) => withoutTheDead(each) !== each && !TOLD_OF_OTHERS.test(each));
}

function sentencesOf(english: string): string[] {
	return english.split(" . ").map((each) => ` ${each.trim()} `);
}

/**
 * Returns whether a message says that a person in the writer's life died by suicide. It's grief, not a danger in
 * which numbers for helpers could still help; but bereaved people are themselves more at risk.
 */
export function tellsOfSuicide(text: string): boolean {
	return (
		MAY_TELL.test(text) &&
		sentencesOf(normalise(text).text).some((each) => deathIn(each) !== null && !TOLD_OF_OTHERS.test(each))
	);
}

/** Following the dead, or coming to think as they did. About the living, these are everyday words. */
const AFTER_THEM: readonly RegExp[] = [
	new RegExp(
		`(?<= )(?:want|wanted|need|wish|going|like|love|long|ready|time|rather|could|ill|cant wait|hope|should|id) (?:[a-z]+ ){0,2}(?:(?:be with|join|follow|go to|go with|end up with|` +
			`be reunited with|come to|come with) (?:him|her|them|my (?!(?:family|parents|kids|children) )(?:${ENGLISH.family}|(?:best )?friend)|mum|dad)(?= (?:[.,]|again|too|now|tonight|` +
			`soon|and|there|where|wherever|in (?:heaven|death|peace)|up there)| $)|(?:go|be) (?:where|wherever) (?:he|she|they)|do (?:the same|it too|what (?:he|she|they)|like (?:him|her))|` +
			`go (?:the same way|like (?:him|her)|that way too)|die (?:too|as well|like (?:him|her)))(?= )`,
	),
	/(?<= )(?:he|she|they|dad|mum) (?:had|has|have) the right (?:idea|answer|plan)(?= )/,
	new RegExp(
		[
			"(?<= )(?:he|she|they|dad|mum) (?:was|were|is) (?:right(?! there)|the (?:smart|brave|clever|lucky|sane|honest) one|lucky|onto something)(?= (?:[.,]|one|about (?:life|everything|",
			"this|it)|all along|after all|to (?:go|do|leave))| $)",
		].join(""),
	),
	/(?<= )(?:he|she|they) (?:did the right thing|found (?:a|the) way out|got out|is free now|has peace now|is at peace and i|knew what)(?= )/,
	/(?<= )(?:hes|shes|theyre) (?:the (?:smart|brave|lucky|clever) one|lucky|right)(?= (?:[.,])| $)/,
	/(?<= )(?:envy|envious of|jealous of) (?:him|her|them)(?= )/,
	new RegExp(
		[
			"(?<= )(?:im|ill be|i am|maybe ill be) (?:next|just like (?:him|her|them)|like (?:him|her|them)|the same as (?:him|her)|turning into (?:him|her)|going (?:to be|the) (?:like|",
			"same))(?= )|(?<= )(?:going to|ill|will) (?:be|end|end up|go|turn out) (?:up )?(?:like|the same way as|the same as) (?:him|her|them|dad|mum)(?= )",
		].join(""),
	),
	new RegExp(
		[
			"(?<= )i(?:m|ll|d)? (?:[a-z]+ ){0,4}(?:will|do it|want to|might|going to|could|doing it|(?:think|thinking|thought) (?:about|of) (?:it|doing it|that)|ill|id) (?:too|as well|",
			"myself)(?= (?:[.,])| $)",
		].join(""),
	),
	new RegExp(
		[
			"(?<= )(?:runs in (?:the|my|our) (?:family|blood|genes)|in my (?:blood|genes)|my turn|take me too|took me (?:too|instead|with)|taken me (?:too|instead|with)|shouldve been me|",
			"should have been me|should be me|cant live without (?:him|her|them)|dont want to (?:be|live) (?:here )?without (?:him|her|them))(?= )",
		].join(""),
	),
];

/** Another bereaved person would follow. */
const ANOTHER_AFTER_THEM =
	/(?<= )(?:wants|wanted|going|says (?:he|she|they)(?:ll| will)|might|threatens|threatening) to (?:[a-z]+ )?(?:follow|join|be with|die too|do the same)(?= )/;

const UNDERSTOOD = new RegExp(
	[
		"(?<= )(?:now i (?:get|understand|see) (?:it|him|her|them)(?= (?:[.,])| $)|(?:i|ive|ill) (?:(?:think|finally|start to|starting to|begin to|can|do|now|",
		"come to) ){0,3}(?:understand|get|see|know|understood|got|relate to|understanding) (?:it now|it all now|(?:him|her|them) (?:now|better now)|(?:him|her|them)(?= (?:[.,])| $)|",
		"(?:now )?(?:exactly )?why(?= (?:(?:he|she|they|dad|mum|my [a-z]+) (?:did|would do|wanted|could|couldnt|had to|killed|took|left|went|chose|jumped)|[.,])| $)|how (?:he|she|",
		"they) felt|what (?:he|she|they) (?:felt|meant|went|saw|was|were)|where (?:he|she|they) (?:was|were) coming))",
	].join(""),
);
const NOT_UNDERSTOOD =
	/(?<= )(?:dont|cant|never|not|couldnt|didnt|wish|want to|trying to|try to|hard to|help me|how (?:do|can)) (?:[a-z]+ ){0,3}(?:understand|get|see|know|understood)(?= )/;

function asBereaved(english: string): "wish" | "thoughts" | "other" | "none" {
	if (UNDERSTOOD.test(english) && !NOT_UNDERSTOOD.test(english)) {
		return "thoughts";
	}
	const isAfter = sentencesOf(english).some((each) =>
		AFTER_THEM.some((pattern) => {
			const match = pattern.exec(each);
			return (
				match !== null &&
				!/ (?:dont|not|never|didnt|wont|wouldnt|no) (?:[a-z]+ ){0,2}$/.test(each.slice(0, match.index + 1)) &&
				!/ (?:funeral|grave|service|vigil|memorial|wake|party|therapy|group|police)(?= )/.test(each)
			);
		}),
	);
	if (isAfter) {
		return "wish";
	}
	return ANOTHER_AFTER_THEM.test(english) ? "other" : "none";
}

/**
 * Returns what a message means after a suicide: "wish" for following the person, "thoughts" for coming to see it as
 * they did, "other" when another person would follow. `english`: the text as `normalise()` read it; `said`: the text
 * and the same person's earlier messages, any of which may report the death.
 */
export function afterLoss(english: string, said: readonly string[]): "wish" | "thoughts" | "other" | "none" {
	if (!said.some((each) => MAY_TELL.test(each))) {
		return "none";
	}
	const level = asBereaved(english);
	return level !== "none" && said.some(tellsOfSuicide) ? level : "none";
}
