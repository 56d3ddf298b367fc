import type { Piece } from "./understand/clauses.ts";

/** Told by their words, but not as what is so: wished, guessed, dreamt, played, passing, past, or another's words. */
const NOT_SO =
	/\b(?:if|unless|until|whether|wish(?:ed|es)?|imagin\w+|pretend\w*|suppose|supposed|supposedly|apparently|technically|practically|metaphor\w*|so to speak|in theory|on paper|in (?:another|a past|a former) life|in my (?:head|mind|heart)|not really|dream(?:s|ed|t|ing)?|would|could|might|(?:I|we|he|she|they|it|that) may|maybe|perhaps|probably|almost|nearly|I guess|think|thinks|thought|feel like|feels like|felt like|believes?|assumes?|used to|no longer|any ?more|not (?:that|because|like|as if|since)|n't (?:that|because)|says?|said|saying(?! no\b)|tells?|told|telling|wr(?:ites?|ote)|text(?:s|ed)|asks?|asked|was like|called me|calls me|according|lyrics|joking|kidding|jk|lied|lie|lying|as if|as though|like I|or I|either|(?:when|once|before|after) I|back then|in those days|at the time|today|tonight|this (?:week|weekend|month|morning|afternoon|evening)|at the moment|right now|for now|just now|lately|sometimes|temporarily|in (?:the|my|a|an|this|that|our) (?:\w+ )?(?:story|game|novel|book|film|movie|show|play|dream|role|song|text|essay|cv|letter))\b/i;

/** A name is given in passing, also where the rest is a wish; but not in a story, nor in words said by another. */
const NOT_NAMED =
	/\b(?:imagin\w+|pretend\w*|dream(?:s|ed|t|ing)?|(?:story|game|novel|book|film|movie|show|play|song) )|\b(?:said|says|asked|asks|wrote|like|goes) ?[,:]|\b(?:would|could|should) (?:be|have)\b/i;

/** A whole message that is not about the one who writes, or not meant. */
const NOT_THEIRS =
	/\b(?:role-?play\w*|hypothetical\w*|just kidding|only joking|jk|sarcas\w+|ironic\w*|translate|proofread|in (?:my|a|the) dreams?|I (?:dreamt|dreamed)|(?:as|play(?:ing)?|in|my|the|a|your?) (?:\w+ )?(?:character|persona|avatar)\b|in character|lorem|yeah,? right|(?:ha(?:ha)+|lol),? (?:yeah|sure|right)\b|for (?:my|a|the|our) (?:novel|story|screenplay|script|essay|game|book|play|campaign|film)\b|oh,? (?:sure|yeah),|as if!|made[- ]?up|fictional|fictitious|invented|imaginary|fake|pseudonym|alias|placeholder|not (?:his|her|their|my|the) (?:real|actual) name|changed (?:his|her|their|the|all) names?|(?:let's|let us|I'll|we'll) (?:say|call)|for example|for instance|for argument's sake)\b|\bif only\s*(?:[.!,]|$)/i;

/** What takes back the sentence before it: "I'm a lawyer... if only". */
const BACK =
	/^(?:(?:well|ha(?:ha)*|lol|no|yeah|ok|or),? )*(?:if only|not(?: really| yet| any ?more| quite)?$|I wish(?: I (?:was|were|am|did|had one)|$)|as if|yeah right|in my dreams|(?:just |only )?(?:kidding|joking)|ps?yche?$|sike|just a joke|that was a (?:joke|lie)|that's (?:a joke|a lie|not true)|not true|I lied|who am I kidding|I was(?:$| (?:once|one|until|an? )\b)|I used to|(?:almost|nearly)$|at least (?:in theory|on paper)|or not$|said (?:no one|nobody))/i;

/** Before a comma, what says in which way the rest is so: "as a detective, …", "on paper, …". */
const FRAME =
	/^(?:as|in|on|at|for|by|under|according|during|like|per|with|back|inside|deep down)\b(?! (?:you know|I (?:said|mentioned|told you)|least|fact|general|short|the way|top|years|the other hand|always|usual|well)\b)/i;

/** Sex is nobody's business, and from a message about violence nothing else is to be made. */
const INTIMATE =
	/\b(?:sex|sexual\w*|sexy|sext\w*|slept together|slept with (?!the (?:light|window|door)s?)|sleeping with|(?:made|make|making) love|in bed with|hook(?:ed|ing)? up|one[- ]night stand|shag\w*|orgasm\w*|porn\w*|nudes?|naked|horny|erection|masturbat\w*|blow ?jobs?|affairs?|condoms?|foreplay|threesome|fuck(?:ed|s|ing)? (?:him|her|me|my|with|around|each)|cheat(?:ed|s|ing)? on)\b/i;
const VIOLENT =
	/\b(?:(?:his|her|their|the|a|two|both) (?:\w+ )?(?:hands?|fists?|arm|fingers|belt) (?:\w+ )?(?:round|around|on|at|over|to|against|in) my|(?:by|at) (?:my|the) (?:throat|neck|hair)|(?:on|to|against|across) my throat|strangl\w*|chok(?:ed|es|ing)|(?:hit|hits|hitting|beat|beats|beating|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|push(?:es|ed|ing)?|shov(?:es|ed|ing)|grab(?:s|bed|bing)?|hurts?|hurting|shak(?:es|ing)|shook|spat (?:at|on)|spits (?:at|on)|bit|bites|burn(?:s|ed|t)?|drag(?:s|ged)?|pin(?:s|ned)|attack(?:s|ed|ing)?|stab(?:s|bed)?|shot|shoots|stalk(?:s|ed|ing)?|lock(?:s|ed) (?=(?:me|us|her|him|them) (?:in|out))) (?:me|us|him|her|them|my (?:\w+ )?(?:mum|mom|mother|dad|son|daughter|sister|brother|kids?|children|face|arm|head|hair|wrists?|stomach|dog|cat))|hit by (?:my|him|her)|beaten|beat up|threat(?:s|en\w*)|thr(?:ows|ew|owing) (?:\w+ ){1,3}at (?:me|us|her|him|the (?:kids|wall))|knife|knives|gun|weapons?|rap(?:e|ed|es|ist)|assault\w*|abus\w+|molest\w*|violen(?:t|ce|tly)|bruis\w+|black eye|murder\w*|killed|kill(?:s|ing)? (?:him|her|them|us|someone|somebody)|restraining order|women's (?:refuge|shelter)|(?:won't|doesn't|didn't|never) lets? me (?:leave|out|go|see|have|talk|work)|raised (?:his|her|a) hand|(?:afraid|scared|terrified|frightened) of (?:him|her|them|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|mum|mom|mother|brother|son|boss|uncle)))\b/i;

/** Nothing is to be learnt from such a message, whatever else it says. */
export function isUnlearnable(message: string): boolean {
	const text = message.replace(/[‘’ʼ`´]/g, "'");
	return NOT_THEIRS.test(text) || INTIMATE.test(text) || VIOLENT.test(text);
}

export function isTold(sentence: string): boolean {
	return !NOT_SO.test(sentence);
}

export function mayName(sentence: string): boolean {
	return !NOT_NAMED.test(sentence);
}

/** The sentences that are meant: no questions, and none that the next one takes back. */
export function meant<Sentence extends { text: string; question: boolean }>(
	sentences: readonly Sentence[],
): Sentence[] {
	return sentences.filter(
		({ question }, index) => !question && !BACK.test(sentences[index + 1]?.text.trim() ?? ""),
	);
}

/** The pieces that stand for themselves: none after a frame, none joined by "or" and the like. */
export function unframed(pieces: readonly Piece[]): Piece[] {
	const frame = pieces.findIndex(
		({ text }, index) => FRAME.test(text) && (pieces[index + 1]?.joint ?? "") === ",",
	);
	return (frame < 0 ? [...pieces] : pieces.slice(0, frame)).filter(
		({ joint }) => joint !== "until" && joint !== "or",
	);
}
