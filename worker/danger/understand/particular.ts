/** What people say in kinds of danger that need other words than their level's. */

const HARM_WORD = "(?:hurt|harm|stab|push|kill|drop|shak|smother|drown|molest|hit|strangl|attack|swerv)\\w*";
const THOUGHT = new RegExp(`\\b(?:thoughts?|images?|pictures?|urges?|flashes)\\b.{0,60}\\b${HARM_WORD}`, "i");
const HORROR =
	/\b(?:never (?:do|want|act|hurt)|don't want|disgust\w*|horrif\w*|terrif\w*|scares? me|hate (?:it|them|that)|awful|sick(?:en\w*| to)|against my will|pop(?:s|ping)? (?:up|in)|can't stop (?:them|it)|won't stop)\b/i;
const INTRUSIVE = /\bintrusive (?:thoughts?|images?|urges?)\b/i;
const OWN_LIFE = /\b(?:myself|suicid\w*|my (?:own )?life|to die|be dead)\b/i;

/** "I keep having intrusive thoughts of pushing someone, I'd never do it." Not of one's own life. */
export function isUnwanted(text: string): boolean {
	return !OWN_LIFE.test(text) && (INTRUSIVE.test(text) || (THOUGHT.test(text) && HORROR.test(text)));
}

export const BABY = /\b(?:baby|newborn|infant|toddler|little one)\b/i;
/** Nobody notices how it is. */
export const NOBODY_SEES =
	/\b(?:thinks?|thought|believes?|sees?|assumes?|says?) (?:that )?(?:I'm|I am|everything(?:'s| is)|it's|it is|we're) (?:\w+ )?(?:fine|ok|okay|all right|good|coping|great|tired)\b|\b(?:nobody|no ?one|doesn't|don't|hasn't|has no idea|haven't told|can't tell|didn't tell)\b/i;

export const COMING_HOME =
	/\b(?:he|she|they|my \w+)(?:'s| is|'ll be|'re| are| will be| gets?| comes?)? (?:\w+ ){0,2}?(?:home|back|here)\b.{0,15}\b(?:in (?:an?|\d+|half|ten|fifteen|twenty|thirty|one|two|a few) ?(?:\w+ )?(?:hours?|hrs?|minutes?|mins?|bit)?|soon|tonight|later|at \d+|after work|any (?:minute|moment|second)|before)\b/i;
export const WHERE_TO_GO =
	/\bwhere (?:would|could|can|do|should|will) (?:I|we)(?: even)? go\b|\b(?:nowhere|no ?where|no place) (?:else )?to go\b|\bshould I (?:pack|leave tonight|get out)\b/i;

const LINE =
	"(?:line|lines|hotline|helpline|988|samaritans|lifeline|number|crisis \\w+|warmline|116 ?123|13 ?11 ?14)";
export const CALLED_KINDLY = new RegExp(
	`\\b(?:called|rang|phoned|texted|spoke (?:to|with)|talked (?:to|with)|got through to)\\b.{0,25}\\b${LINE}\\b(?!.*\\b(?:wasn't|weren't|not|didn't|rude|hung up|useless|awful|no help|hold)\\b).*\\b(?:nice|kind|help(?:ed|ful)|good|lovely|listened|friendly|better|glad|understanding|great|sweet|patient|calm(?:ed|er)?)\\b`,
	"i",
);
export const CALL_AGAIN =
	/\b(?:they|he|she|the (?:lady|man|woman|guy|person)) (?:said|told me|says)\b.{0,30}\b(?:call|ring|text|again|back|any ?time)\b/i;

export const HELP =
	/\b(?:help|therap\w*|counsel\w*|doctor|gp|treatment|see (?:someone|somebody)|psych\w*|professional|rehab)\b/i;
export const NO_MONEY =
	/\b(?:costs? (?:\w+ )?(?:money|a (?:lot|fortune)|too much)|can't (?:\w+ )?(?:afford|pay)|cannot afford|too expensive|(?:no|don't have (?:any|the)) (?:money|insurance|cash)|uninsured|I'm (?:too )?(?:broke|skint|poor))\b/i;

/** A body in panic: it feels like dying, and is no wish. */
export const PANIC =
	/\b(?:think|feels? like|feel like|felt like|thought|like|convinced|sure|scared|afraid) (?:that )?I(?:'m| am| was|'ll)? ?(?:gonna|going to|about to)? ?(?:dying|die|having a heart attack)\b/i;
export const BODY =
	/\b(?:heart|chest|breath\w*|panic\w*|dizzy|anxi\w*|numb|tingl\w*|shak\w*|palpitations|sweat\w*)\b/i;

export const WEAPON =
	/\b(?:gun|guns|pistol|rifle|shotgun|knife|knives|machete|weapon|blade|hammer|bat|axe)\b/i;

/** Shut in, with the one who is feared near. */
export const TRAPPED =
	/\b(?:in|locked in|hiding in|hid in|inside) (?:the|my|a) (?:bathroom|bedroom|closet|car|toilet|garage|wardrobe)\b|\boutside (?:the|my) (?:door|room)\b|\bbanging\b|\bhas (?:a|the|his|her) (?:knife|gun|weapon)\b|\bwon't let me (?:leave|out|go)\b/i;

export const PUT_AWAY =
	/\b(?:put (?:it|that|the \w+) (?:down|away|back)|gave (?:it|the \w+)|locked (?:it|the \w+)|left (?:it|the (?:house|room))|threw (?:it|the \w+)|handed)\b/i;

/** A promise of silence that a helper was made to give. */
export const SWORN_TO_SECRECY =
	/\bpromis\w*|\bsecret\b|\bswore\b|\b(?:don't|not to|never|can't) tell\b|\bmade me swear\b/i;
