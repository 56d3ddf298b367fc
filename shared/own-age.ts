const I_AM = String.raw`\bi(?:['’]?m| am)(?: only| just| actually| still| really)?`;
const NUMBER =
	"(?:1[0-7]|[6-9]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
/** A number alone may be a rating or a score: only those that teenagers say of themselves count without more. */
const TEEN = "(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)";
const END = String.raw`\s*(?:$|[.!;)]|,? (?:and|but|so|now|btw|by the way|if that matters|(?:turning|almost|nearly|going on) (?:1[0-8]|\w+teen))\b)`;

const OWN: readonly RegExp[] = [
	new RegExp(String.raw`${I_AM} ${NUMBER}(?:[- ](?:years?|yrs?)[- ]old| ?y\/?o)(?![\w'’])`, "i"),
	new RegExp(`${I_AM} ${TEEN}${END}`, "i"),
	new RegExp(
		String.raw`${I_AM} ${TEEN}(?: ?[mf]\b(?! (?:from|away|deep|down|up|tall|high|behind))| (?:lol|haha+|tho|though|male|female)\b)`,
		"i",
	),
	new RegExp(
		String.raw`${I_AM} ${NUMBER} years? of age\b|\bmy age(?:['’]?s| is)(?: only| just)? ${NUMBER}(?![\w%])`,
		"i",
	),
	new RegExp(
		String.raw`^\W*(?:an? )?(?:${TEEN} ?[mf]|${NUMBER}[- ]?(?:yo|y\/o|years?[- ]old|yr[- ]old)(?: \w+)?) here\b`,
		"i",
	),
	new RegExp(String.raw`${I_AM} an? (?:\w+ ){0,2}?${NUMBER}[- ]?(?:year|yr)[- ]?old(?!['’]s)`, "i"),
	new RegExp(
		String.raw`${I_AM} (?:turning|about to turn) ${NUMBER}\b|\bi (?:only |just |recently )?(?:turn|turned) ${TEEN}(?= (?:in|next|this|last|on|today|tomorrow|yesterday|and|but|so)\b|\s*(?:$|[.!,;)]))`,
		"i",
	),
	new RegExp(
		String.raw`${I_AM} (?:not (?:yet )?(?:18|eighteen)(?: yet)?|under ?age|under (?:18|eighteen)|a minor|not an adult yet)(?![\w])`,
		"i",
	),
	/\bi(?:['’]?m| am) in (?:year (?:[4-9]|1[0-3])|(?:[4-9]|1[0-2])(?:th|st|nd|rd)? grade|(?:the )?(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|middle school|primary school|junior high)\b/i,
	/\bi(?:['’]?m| am) a (?:freshman|sophomore|junior|senior) in high ?school\b/i,
	/\bi (?:lied|was lying) about (?:my age|being (?:18|eighteen|an adult))\b/i,
];

/** The same words of somebody else, of another time, or not meant so. */
const NOT_OWN: readonly RegExp[] = [
	/\b(?:when|since|until|back when|before|by the time) i (?:was|turned|were)\b/i,
	/\b(?:feel(?:s|ing)?|felt|act(?:s|ing)?|treat\w* me|talk\w* to me|look|as if|like) (?:\w+ ){0,3}?(?:as if|like|i['’]?m|i am) /i,
	/\b(?:in my (?:head|heart|mind)|inside|at heart|mentally|again (?:around|when|every|with))\b/i,
	/\b(?:he|she|they|my \w+) (?:says?|said|wrote|texted|goes)[ :,]/i,
	/["“‘«][^"”’»]*\bi(?:['’]?m| am)\b/i,
	/\b(?:if|imagine|pretend(?:ing)?|story|character|game|novel|role) (?:\w+ ){0,4}?i(?:['’]?m| am)\b/i,
];

/**
 * Whether somebody says of themselves that they are under 18 now. Read sentence by sentence, for an account's state only: the
 * age is kept nowhere. English; a miss leaves an account as it is, a mistake is taken back by its owner.
 */
export function tellsUnder18(text: string): boolean {
	return text
		.replace(/\s+/g, " ")
		.split(/(?<=[.!?\n;])\s+/)
		.some((sentence) => OWN.some((own) => own.test(sentence)) && !NOT_OWN.some((not) => not.test(sentence)));
}
