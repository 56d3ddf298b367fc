const I_AM = String.raw`\bi(?:['’]?m| am)(?: only| just| actually| still| really)?`;
const NUMBER =
	"(?:1[0-7]|[6-9]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
/** A bare number may be a rating or a score, so only ages that can't be one count alone. */
const TEEN = "(?:1[1-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
/** An age in the future, so 18 counts too. */
const COMING = "(?:1[1-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)";
const GRADE =
	"(?:(?:[4-9]|1[0-2])(?:th|st|nd|rd)?|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)";
const CLASS = `(?:year (?:[4-9]|1[0-3])(?! of (?!high|school))|${GRADE}[- ]grade|middle school|primary school|junior high)`;
const GOES_ON =
	"(?:and(?! \\d)|& (?!\\d)|but|so|now|btw|by the way|if that matters|(?:turning|almost|nearly|going on) (?:1[0-8]|\\w+teen))";
const BESIDE = `(?:my|our|i|im|i['’]m|he|she|they|we|what|can|is (?:that|this|it)|still|male|female|in (?:year|school|high|${GRADE}) ?)`;
const END = String.raw`\s*(?:$|[.!;)]|,? ${GOES_ON}\b|,? (?:and|but) a half\b|, ?${BESIDE}(?=\s|$|,))`;
const SOON = String.raw`(?= (?:in (?!the|line|total)|next|this|on|soon|today|tomorrow|later|and|but|so)\b|\s*(?:$|[.!,;)]))`;

const OWN: readonly RegExp[] = [
	`${I_AM} ${NUMBER}(?:[- ](?:years?|yrs?)[- ]old| ?y\\.?/?o\\b\\.?)(?![\\w'’])`,
	`${I_AM} ${TEEN}${END}`,
	`${I_AM} ${TEEN}(?: ?[mf]\\b(?! (?:from|away|deep|down|up|tall|high|behind))| (?:lol|haha+|tho|though|male|female)\\b)`,
	`${I_AM} (?:\\w+), ${TEEN}(?=\\s*(?:$|[,.]| and (?!\\d)))`,
	`${I_AM} ${NUMBER} years? of age\\b|\\bmy age(?:['’]?s| is)(?: only| just)? ${NUMBER}(?![\\w%])`,
	`^\\W*(?:my )?age:? ${TEEN}(?=\\s*(?:$|[,.;]))`,
	`^\\W*(?:an? )?(?:${TEEN} ?[mf]|[mf] ?1[3-7]|${NUMBER}[- ]?(?:yo|y/o|years?[- ]old|yr[- ]old)(?: \\w+)?|(?:year (?:[4-9]|1[0-3])|${GRADE}[- ]grader?|age ${TEEN})(?: girl| boy| student| kid)?) here\\b`,
	`^\\W*${TEEN}(?: ?[mf](?=\\)|,| and (?!\\d)|\\s*$)|, (?:male|female|m|f|boy|girl)\\b)`,
	`${I_AM} an? (?:\\w+ ){0,2}?${NUMBER}[- ]?(?:year|yr)[- ]?old(?!['’]s)`,
	`${I_AM} an? ${GRADE}[- ]grade(?:r| student| girl| boy)\\b`,
	`${I_AM} an? (?:teen|teenager|kid|child|schoolgirl|schoolboy)\\b[^.!?]{0,12} ${NUMBER}${END}`,
	`^\\W*(?:\\w+ )?as an? ${NUMBER}[- ]?(?:year|yr)s?[- ]?old(?: (?:girl|boy|teen\\w*|kid|student|guy|lad))?,? (?:i|im|i['’]m|my|nobody|no one|people|it|this|you|what)\\b`,
	`${I_AM} (?:turning|about to (?:turn|be)|almost|nearly|(?:gonna|going to) (?:be|turn)) ${COMING}${SOON}`,
	`\\bi(?:['’]?ll| will) (?:only |just )?(?:be|turn) ${COMING}${SOON}|\\bi turn ${COMING}${SOON}`,
	`\\bi (?:only |just |recently )?turned ${TEEN}${SOON.replace("today", "last|today|yesterday")}`,
	`\\bmy (?:1[0-7]th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) birthday (?:was |is |s )?(?:last week|yesterday|today|tomorrow|next|on|in|this)\\b`,
	`${I_AM} (?:not (?:yet |even )?(?:18|eighteen)(?: yet)?|not even ${TEEN}(?: yet)?|under ?age|under (?:18|eighteen)|a minor(?! (?:character|shareholder|league|player|part|role|celebrity|figure|in|inconvenience))|not an adult yet)(?![\\w])`,
	"^\\W*not even (?:18|eighteen)\\b|\\bi (?:won['’]?t|will not) be (?:18|eighteen) (?:until|till|for|yet)\\b",
	`${I_AM} in ${CLASS}`,
	`\\b(?:i (?:just|only just|recently) started|i start|i(?:['’]?m| am) starting) (?:in )?${CLASS}(?! teach)`,
	"\\bi (?:still )?(?:go to|attend) (?:middle school|primary school|junior high)(?! (?:every|each|to|for|with|on|twice|meetings|events))",
	`${I_AM} (?:an?|in my) (?:freshman|sophomore|junior|senior)(?: year)? (?:in|of|at) high ?school\\b|${I_AM} an? high ?school (?:freshman|sophomore|junior)\\b`,
	"\\bi (?:lied|was lying) about (?:my age|being (?:18|eighteen|an adult))\\b",
].map((source) => new RegExp(source, "i"));

const BORN_IN = /(?:^\W*|\bi was )born in (20\d\d)\b(?!,? my)/i;

/** The same words about another person, another time, or not meant literally. */
const NOT_OWN: readonly RegExp[] = [
	/\b(?:when|since|until|back when|before|by the time) i (?:was|turned|were)\b/i,
	/\b(?:feel(?:s|ing)?|felt|act(?:s|ing)?|treat\w* me|talk\w* to me|look|as if|like) (?:\w+ ){0,3}?(?:as if|like|i['’]?m|i am) /i,
	/\b(?:in my (?:head|heart|mind)|inside|at heart|mentally|again (?:around|when|every|with))\b/i,
	/\b(?:he|she|they|my \w+) (?:says?|said|wrote|texted|goes)[ :,]/i,
	/["“‘«][^"”’»]*\bi(?:['’]?m| am)\b/i,
	/\b(?:if|imagine|pretend(?:ing)?|story|character|game|novel|role) (?:\w+ ){0,4}?i(?:['’]?m| am)\b/i,
];

/**
 * Returns whether people say of themselves that they're under 18 now. Reads sentence by sentence, only for an
 * account's state: the age isn't stored. English only. A miss changes nothing, and the owner can correct a mistake.
 */
export function tellsUnder18(text: string, now = new Date()): boolean {
	return text
		.replace(/\s+/g, " ")
		.split(/(?<=(?<!\by\.o)[.!?\n;])\s+/)
		.some((sentence) => saysOwn(sentence, now) && !NOT_OWN.some((not) => not.test(sentence)));
}

function saysOwn(sentence: string, now: Date): boolean {
	const born = Number(BORN_IN.exec(sentence)?.[1] ?? 0);
	// A person born eighteen years ago may not have had their birthday yet.
	return born > now.getUTCFullYear() - 18 || OWN.some((own) => own.test(sentence));
}
