import { setOf } from "./set-of.ts";

/** Who a name can belong to. */
const KIN =
	"mum|mom|mam|mother|dad|father|nan|gran|grandma|granny|grandmother|grandad|grandpa|grandfather|sister|brother|twin|son|daughter|baby|child|kid|boy|girl|grandson|granddaughter|aunt|auntie|uncle|cousin|niece|nephew|stepson|stepdaughter|stepmum|stepdad";
const PARTNERS = "husband|wife|partner|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee";
const OTHERS =
	"mother-in-law|father-in-law|sister-in-law|brother-in-law|friend|best friend|flatmate|housemate|roommate|neighbour|neighbor|boss|manager|colleague|teacher|therapist|doctor|midwife|dog|cat|puppy|kitten|horse|rabbit";

export const PARTNER = new RegExp(`\\b(?:${PARTNERS})\\b`, "i");
export const RELATION = `(?:(?:older|younger|elder|eldest|youngest|little|big) )?(?:${KIN}|${PARTNERS}|${OTHERS})`;

export const SOMEONE = new RegExp(`\\b(?:my|our) ${RELATION}\\b`, "i");

/** Words that follow "call me" or "name is" without being a name. */
export const NOT_NAMES = setOf(`a an the not on in at to of for and but or so if is was it its that this when what who no yes never always still too very just only really
	old new same mine his her their my your our mud later back now tomorrow tonight today anytime sometime maybe crazy mad stupid silly lazy
	selfish names anything whatever weird dramatic ungrateful daddy mommy mummy master sir god monday tuesday wednesday thursday friday saturday
	sunday january february march april june july august september october november december christmas easter i im ive ill you he she they we
	who's that's dr mr mrs ms miss prof english german french spanish italian polish irish scottish welsh british american indian chinese
	facebook instagram whatsapp zoom uber covid`);

/** A sentence with these is about a story, a wish or another speaker. */
export const NOT_MEANT = /["“”]|\b(?:if|pretend|imagin\w+|dream\w*|novel|story|character|kidding|joking|used to be|wish|jk)\b/i;

const NAME = "(\\p{L}[\\p{L}'’-]{1,19})";
const CAPITAL = "(\\p{Lu}[\\p{L}'’-]{1,19})";
/** What may follow a name that is written in lower case. */
const END = "(?=\\s*(?:[.,!?;)]|$|and\\b|but\\b|btw\\b|by the way\\b))";

/** Statements of a name. Groups: relation, name. Only the first needs capitals: "my son Arlo", "my son, Arlo". */
export const NAMED: readonly RegExp[] = [
	new RegExp(`\\b[Mm]y (${RELATION}),? ${CAPITAL}`, "gu"),
	new RegExp(`\\b(?:my|our) (${RELATION})(?:['’]?s name(?: is|['’]?s)| is called| is named|['’]?s called| called) ${NAME}${END}`, "giu"),
	new RegExp(`\\b(?:have|got|ve) an? (${RELATION}) (?:called|named) ${NAME}${END}`, "giu"),
];
export const NAMED_LATER = new RegExp(`\\b(?:his|her|their|its) name(?: is|['’]?s) ${NAME}${END}`, "iu");
export const ANY_RELATION = new RegExp(`\\b(?:my|our|an?) (${RELATION})\\b`, "gi");

export const OWN_NAME = new RegExp(`\\bmy name(?: is|['’]?s) ${NAME}${END}`, "iu");
export const CALL_ME = new RegExp(`^(?:(?:please|just|hi|hey|hello|and|so|but),? |you can |you could )*call me ${NAME}\\s*[.!]*$`, "iu");
export const REMEMBER =
	/^(?:(?:please|pls|also|and|ok|okay),? |can you |could you )*(?:remember|note|keep in mind|do not forget|don['’]?t forget)(,? that|:)? ((?:my|i|i['’]?m|i['’]?ve|we|we['’]re|our|it|he|she|they|the)\b(?! (?:time|day|night|moment|way) (?:when|we|i|you)\b).+)$/i;
/** Facts of this shape, also "You have a dog called Bo." from before. */
export const NAME_FACT = new RegExp(`^(?:Your|You have an?) (${RELATION}) (?:is )?called (\\S+)\\.$`, "iu");
export const ONE_RELATION = new RegExp(`\\b${RELATION}\\b`, "i");
export const PRONOUN = /\b(?:he|she|they|him|her|them)\b/i;
export const FORGET = /^(?:please )?forget (?:that|about|what i said about) (.+)$/i;
