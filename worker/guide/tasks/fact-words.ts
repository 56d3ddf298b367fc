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
export const NOT_NAMES = new Set(
	`a an the not on in at to of for and but or so if is was it its that this when what who no yes never always still too very just only really
	old new same mine his her their my your our mud later back now tomorrow tonight today anytime sometime maybe crazy mad stupid silly lazy
	selfish names anything whatever weird dramatic ungrateful daddy mommy mummy master sir god monday tuesday wednesday thursday friday saturday
	sunday january february march april june july august september october november december christmas easter i im ive ill you he she they we
	who's that's dr mr mrs ms miss prof english german french spanish italian polish irish scottish welsh british american indian chinese
	facebook instagram whatsapp zoom uber covid`.split(/\s+/),
);

/** A sentence with these tells of a story, a wish or another speaker. */
export const NOT_MEANT =
	/["“”]|\b(?:if|pretend|imagin\w+|dream\w*|novel|story|character|kidding|joking|used to be|wish|jk)\b/i;

export const DEATH = new RegExp(
	`\\b(?:died|dies|dying|dead|death|passed away|passed on|funeral|buried|cremated|killed|had to put \\S+ (?:\\S+ )?(?:to sleep|down)|lost (?:him|her|them|(?:my|our) ${RELATION})|miscarr\\w+|stillb\\w+|(?:my|our) late)\\b`,
	"i",
);
export const PARTING =
	/\b(?:broke up|broken up|split up|separated|divorc\w+|left me|walked out|moved out|(?:is|are|it's|its) over|my ex)\b/i;
