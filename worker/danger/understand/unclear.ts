/** High up, or beside the rails. */
const AT_AN_EDGE =
	/\b(?:stand|sit|stood|sat|lean|wait)(?:ing)?\b[^.!?]{0,20}\b(?:edge|ledge|parapet|railings?|(?:the|train) tracks|rooftop|overpass)\b(?! of (?:my|the|a) (?:seat|bed|chair|sofa|pool|bath|desk|table|tears|field|garden))/i;

/**
 * Words that can be a farewell or the getting ready for one, and can be an ordinary day. The screen hears no danger in
 * them by themselves; nobody should cheer them either. Wide on purpose: what follows is an open question.
 */
const PREPARING: readonly RegExp[] = [
	/\b(?:giv(?:e|ing|en)|gave) (?:(?:all|most|some) (?:of )?)?my (?:\w+ ){1,3}(?:all )?away\b|\b(?:giv(?:e|ing|en)|gave) away (?:(?:all|most) (?:of )?)?(?:my|everything)\b/i,
	/\b(?:wrote|written|writing|finished|sealed|left|leaving) (?:(?:him|her|them|everyone|everybody|you all) )?(?:the|a|my|some|those|all the|all my|two|three|four|five|\d) (?:(?:last|long|final|few) )?(?:note|notes|letter|letters)\b(?! (?:of|for (?:class|school|work|the (?:meeting|exam|teacher|course|milkman))|from (?:class|the)|to (?:the|santa|an?|my (?:mp|landlord|boss|bank|editor|teacher|council|future))|about (?:the|work)|on the fridge|in (?:class|my)))/i,
	/\bmy (?:own )?(?:funeral|wake|grave|will|eulogy|obituary)\b(?! power)/i,
	/\b(?:will|'ll|going to|gonna|be) (?:\w+ ){0,3}(?:quiet|over|peaceful|silent|finished|at peace|behind me|easier for everyone|better for everyone)\b[^.!?]{0,12}\b(?:soon|for good|at last|once and for all|tonight)\b(?! (?:enough|as))/i,
	/\b(?:soon|tomorrow|after (?:tonight|today|this)),? (?:I|it|this|everything|none of (?:it|this)|nothing)(?:'ll| will| won't|'m)\b[^.!?]{0,20}\b(?:quiet|peace\w*|matter|hurt|gone|nothing|free|be here)\b/i,
	/\b(?:gave|given|giving) (?:my|the|our|both) (?:\w+ )?(?:dogs?|cats?|pets?|rabbits?|birds?|hamsters?) (?:away )?to (?:my|a|the|our|some) \w+(?! (?:for|while|until|to (?:look|walk|wash|groom)))/i,
	AT_AN_EDGE,
	/\b(?:engine|car|exhaust|motor)\b[^.!?]{0,20}\brunning\b[^.!?]{0,20}\bgarage\b|\bgarage\b[^.!?]{0,30}\b(?:engine|car|exhaust)\b[^.!?]{0,12}\brunning\b|\b(?:anyone|anybody|people|they|someone|nobody|no ?one|everyone)(?:'d| would)(?: even| ever| really)? (?:notice|care|miss me)\b|\bif I (?:just |simply )?(?:stopped (?:showing up|existing|being here|answering)|wasn't (?:here|around)|disappeared|vanished)\b|\b(?:got|found|gave) (?:my|the|our) (?:dogs?|cats?|pets?) (?:a )?(?:new home|away)\b/i,
	/\b(?:I'll|I will|I'd|I should|I could|I might|going to|gonna|ill) (?:just |simply |maybe |probably )*(?:disappear|vanish|be gone(?! (?:for|all|until|from|by|on|till))|cease to exist|slip away|fade away)\b/i,
	/\b(?:made|making) (?:my )?peace with (?:it|everything|what|going)|\bnothing (?:is |left )?(?:keep(?:s|ing)|hold(?:s|ing)) me(?: here)?\b|\bsaid my goodbyes\b|\bmy affairs (?:are )?in order\b|\bfound (?:\w+ ){0,2}homes? for (?:my|the|both|all)\b/i,
	/\b(?:won't|not going to|never) (?:be needing|need) (?:it|them|this|that|any of (?:it|this)|my \w+) (?:any ?more|after (?:today|tonight|this|that)|soon|where I'm going|much longer)\b/i,
	/\b(?:no ?one|nobody|they|everyone|people|you|my \w+) (?:will |won't |'ll |wouldn't )?(?:not )?(?:have|need) to (?:worry|look after|put up with|deal with|think) (?:about |of |with )?me\b|\bwon't be (?:a (?:problem|burden|bother)|in (?:the|your|anyone's) way)\b(?:[^.!?]{0,20}(?:soon|longer|any ?more))?/i,
];

/** The everyday reason beside it: nobody needs to ask. */
const ORDINARY =
	/\b(?:charity|goodwill|declutter\w*|too (?:big|small|tight)|outgr\w+|vinted|ebay|moving (?:house|flat|out|in|abroad)|spring clean\w*|upgrad\w*|thank[- ]?you|cover letters?|love letters?|resign\w*|recommendation|exams?|essays?|homework|class|novel|chapter|lyrics|song|pen ?pal|wedding|birthday|christmas|invoice|landlord|minutes|dmv|paperwork|concert|match|game|shift|semester|term|winter|operation|surgery|renovation|building work|cabin|holiday|vacation|island|meeting|for a (?:day|week|weekend)|roadworks|construction)\b/i;

/** An animal that is growing old can be more than somebody can bear, and it says so itself what is behind it. */
const OLD_ANIMAL =
	/\b(?:my|our) (?:\w+ )?(?:dog|cat|horse|rabbit|pony)(?:'s| is| has)?\b[^.!?]{0,20}\b(?:old|older|slowing down|ill|sick)\b/i;

export function isOfOldAnimal(text: string): boolean {
	return OLD_ANIMAL.test(text);
}

export function mayBeFarewell(text: string): boolean {
	return !ORDINARY.test(text) && PREPARING.some((pattern) => pattern.test(text));
}

/** Somewhere high or beside the rails: the place before the meaning. */
export function isAtAnEdge(text: string): boolean {
	return AT_AN_EDGE.test(text);
}

/** Heavy, and no farewell: what is behind it comes before anything else. */
export const HEAVY =
	/\bmy life(?:'s| is) (?:over|finished|done|ruined|nothing)\b|\b(?:I|like I) (?:don't|do not) matter\b|\bnobody would (?:care|mind)\b|\bwish I (?:wasn't|weren't|was not) me\b/i;

/** What makes an everyday answer of it: "for work", "I'm moving", "lol, a song". */
export function isOrdinaryAnswer(text: string): boolean {
	return (
		ORDINARY.test(text) ||
		/\b(?:lol|haha\w*|jok(?:e|ing)|kidding|work|job|book|story|film|movie|train home|commut\w+|waiting for (?:the|my)|moving|new one|nothing (?:dark|bad|serious|like that))\b/i.test(
			text,
		)
	);
}
