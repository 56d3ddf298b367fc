/** Words that carry a feeling, or trouble: a message with one of them is never taken for a general question. */
const FEELING_WORDS = new RegExp(
	[
		String.raw`\b(?:feel(?:s|ing|ings)?|felt|sad|sadness|unhappy|happy|joy(?:ful)?|glad|angry|anger|mad|furious|upset|cry(?:ing)?|cried|tears|hurt(?:s|ing)?|pain|ache|afraid|scared|fear|`,
		String.raw`terrified|panic\w*|anxi\w+|worr(?:y|ied|ies|ying)|nervous|stress\w*|overwhelm\w*|exhaust\w*|burn(?:t|ed)? ?out|tired of|fed up|lonely|alone|depress\w*|hopeless|helpless|`,
		String.raw`worthless|useless|ashamed|shame|guilt\w*|jealous|heartbroken|grie\w+|miss (?:him|her|them|my|you)|love|loved|hate|hated|proud|grateful|disappointed|frustrat\w+|numb|empty|lost|`,
		String.raw`stuck|struggl\w+|suffer\w*|cope|coping|mood|emotion\w*|heart)\b`,
	].join(""),
	"i",
);

/** Words that may mean danger. The safety check looks closer; here they only keep a mode from being switched. */
const GRAVE_WORDS = new RegExp(
	[
		String.raw`\b(?:die|dying|dead|death|died|kill\w*|suicid\w*|self[- ]?harm\w*|cut(?:ting)? myself|end (?:it|my life|everything)|overdos\w*|abus\w+|rap(?:e|ed)|hits? me|hit me|beat(?:s|`,
		String.raw`en)? me|threat\w*|(?:point|worth|reason) (?:of|in|to)? ?(?:living|live|life|go(?:ing)? on)|disappear|not be here|anymore)\b`,
	].join(""),
	"i",
);

const QUESTION_START =
	/^(?:(?:hi|hey|hello|ok|okay|so|and|please|quick question)[,:]? )*(?:what|what's|whats|how|why|when|where|who|who's|which|can|could|should|would|will|is|are|do|does|did)\b/i;

const REQUEST_START =
	/^(?:please )?(?:tell me|explain|define|describe|list|show me|give me|help me (?:write|plan|find))\b/i;

/** Subjects that call for an answer rather than for company. */
const GENERAL_SUBJECT =
	/\b(?:code|coding|program(?:ming)?|javascript|python|recipes?|cook(?:ing)? (?:time|a|an|the)|history|historical|capital of|jobs?|careers?|cv|résumé|resume|cover letter|interview questions)\b/i;

const OWN_DATA =
	/\b(?:my (?:own )?(?:profile|scores?|mood|results?|assessment|personality(?: type)?|needs|goal)|who am i)\b/i;

/** Addresses the coach, or the writer themselves: a question about the conversation, not the world. */
const PART_OF_THE_TALK = new RegExp(
	[
		String.raw`^(?:(?:hi|hey|hello|ok|okay|so|and|but|please)[,:]? )*(?:(?:why|how|what|when|who|where|really|which one)\??$|(?:how|who|what|where) are you\b|are you\b|is (?:any|some)(?:one|`,
		String.raw`body) there|(?:do|did|would|will) you (?:think|remember|know|care|hear|understand|believe|mean)\b|what do you (?:think|mean)|(?:can|could|may) (?:I|we) (?:talk|tell|ask|say|`,
		String.raw`vent|stop|start|go)\b|why (?:am|do|did|can't|can|is it|does it|me)\b|am I\b|(?:what(?:'s| is)) wrong with me)`,
	].join(""),
	"i",
);

/** A question about the world or about how to do something, without a word of feeling in it. */
export function isGeneralMessage(text: string): boolean {
	const message = text.trim();
	const asks = QUESTION_START.test(message) || REQUEST_START.test(message) || GENERAL_SUBJECT.test(message);
	return asks && !PART_OF_THE_TALK.test(message) && !isEmotional(message) && !isAboutOwnData(message);
}

/** Something is felt, or something grave is said. */
export function isEmotional(text: string): boolean {
	return FEELING_WORDS.test(text) || GRAVE_WORDS.test(text);
}

/** Asks for what Attune knows about the person: their profile, scores, mood, who they are. */
export function isAboutOwnData(text: string): boolean {
	return OWN_DATA.test(text);
}
