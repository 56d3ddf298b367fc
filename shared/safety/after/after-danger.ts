import type { RiskLevel } from "../risk.ts";

/**
 * Short messages that say when, where or with what. Alone they could be about dinner; after words of danger from the
 * same person they're a plan. Reads `normalise().plain`: lower case, no accents, no apostrophes. In the seven
 * languages of Layer 1.
 */

const TIME =
	"tonight|today|now|right now|this (?:evening|morning|afternoon|weekend)|in an hour|soon|tomorrow|esta noche|hoy|ahora|ahora mismo|manana|ce soir|cette nuit|maintenant|" +
	"aujourdhui|demain|heute|heute (?:nacht|abend)|jetzt|morgen|vanavond|vannacht|vandaag|nu|hoje|hoje a noite|esta noite|agora|amanha|stasera|stanotte|oggi|adesso|domani";

/** The message is a time and nothing else: an answer to "when?". */
const ONLY_A_TIME = new RegExp(
	`^(?:its|it is|it will be|for|maybe|probably|yes|yeah|ok|so|then|i think|es|sera|cest|es ist|het is|e)?(?: (?:for|its|it is|gonna be|going to be))? ?(?:${TIME})$`,
);

const WITH_A_TIME = new RegExp(`(?:^| )(?:${TIME})(?: |$)`);

const DECIDED: readonly RegExp[] = [
	/\b(?:ill|i will|im going to|im gonna|imma|gonna|going to|about to|ready to|want to|wanna) (?:just |really |fucking )?(?:do it|go through with it|end it|finish it|jump|let go)\b/,
	/\btonight(?:s| is| will be) the night\b|\b(?:wrote|written) (?:\w+ )?letters? to (?:everyone|them|my|each)\b/,
	/\b(?:doing|do) it (?:then|now|tonight|today|anyway|this time|for real)\b/,
	/\b(?:its|it is) (?:time|decided|settled|happening)\b|\bi(?: have|ve)? (?:decided|made up my mind)\b|\b(?:nobody|no one) (?:can|will|could) stop me\b/,
	/\b(?:wrote|written|writing|left|finished) (?:the|a|my|some|them a|them) (?:\w+ )?(?:note|notes|letter|letters)\b/,
	/\blo voy a hacer\b|\blo hare\b|\bje vais le faire\b|\bich (?:mache?|tue?) es\b|\bik ga het doen\b|\bvou fazer isso\b|\bvou faze ?lo\b|\blo faccio\b|\blo faro\b/,
];

const AT_HAND: readonly RegExp[] = [
	new RegExp(
		[
			String.raw`\b(?:have|got|holding|hold|took|taken|bought|found|counted|saved|next to me|in front of me|in my hand)\b.*\b(?:pills|tablets|tylenol|paracetamol|meds|knife|blades?|razors?|gun|`,
			String.raw`glock|pistol|shotgun|rifle|revolver|handgun|rope|belt|noose)\b`,
		].join(""),
	),
	new RegExp(
		[
			String.raw`\b(?:pills|tablets|knife|blades?|razors?|gun|glock|pistol|shotgun|rifle|revolver|handgun|rope|noose)\b.*\b(?:here|ready|loaded|in my (?:hand|lap|mouth|bag)|next to me|`,
			String.raw`beside me|in front of me|on (?:the|my) (?:table|bed|nightstand|bedside|desk|counter|seat))\b`,
		].join(""),
	),
	/\btengo (?:las |unas |la |una |el |un )?(?:pastillas|pildoras|cuerda|soga|pistola|cuchillo|cuchilla)\b/,
	/\bjai (?:les |des |la |une |le |un )?(?:cachets|medicaments|comprimes|pilules|corde|lames?|couteau)\b/,
	/\bich hab(?:e)? (?:die |das |den |ein |einen )?(?:tabletten|pillen|messer|seil|strick|klinge)\b/,
	/\bik heb (?:de |het |een )?(?:pillen|tabletten|mes|touw)\b/,
	/\btenho (?:os |as |a |uma |o )?(?:comprimidos|remedios|corda|faca|lamina)\b/,
	/\bho (?:le |il |la |una |un )?(?:pillole|pastiglie|coltello|corda|lametta)\b/,
];

/** On the way to, or at, a place the person asked about before. */
const GOING = new RegExp(
	[
		"^(?:ok |well |so |and )*(?:im |i am |ill be |just |now )*(?:walking|heading|headed|driving|going|climbing|running|cycling|on (?:my|the) way|off|standing|already|nearly|",
		"almost) (?:over |up |out |down |back )?(?:to it|there|up there|up now)(?: now| right now| tonight| already)?$|^(?:im |i am )?(?:on my way|nearly there|almost there)(?: now|",
		" there)?$|^(?:im |i am )(?:up |out )?(?:here|there)(?: now| already)?$",
	].join(""),
);
const UP_HERE = new RegExp(
	[
		String.raw`\b(?:cold|windy|wind|high|quiet|dark|peaceful|far down|beautiful|view|long way down|nobody|alone)\b.*\b(?:up|out) here\b|\b(?:up|out) here\b.*\b(?:cold|windy|wind|high|quiet|`,
		String.raw`dark|peaceful|far down|view)\b`,
	].join(""),
);
const DONE = new RegExp(
	[
		"^(?:and |so |well |ok |sorry |yes |yeah )*(?:i|ive|i have) (?:just |already |finally |actually )?(?:did|done) (?:it|that)(?: now| already| anyway| just now| tonight| finally|",
		" sorry)*$|^(?:its|it is) (?:already |all )?done(?: now| already)?$",
	].join(""),
);
const ACTING = new RegExp(
	[
		String.raw`\b(?:might|may|could|will|ill|i ?ll|about to|want to|going to|gonna|close to|tempted to) (?:just |really |actually |finally )?(?:act|follow through) on (?:it|them|this|that|`,
		String.raw`these|those|my (?:\w+ )?(?:thoughts|urges|plan))\b`,
	].join(""),
);

/** Kept from an earlier time: within reach, but not in hand. */
const KEPT =
	/\bstill (?:have|got|keep)\b|\b(?:have|got|kept|keep) (?:some|a few|most|half|the rest)\b|\b(?:pills|tablets|meds|packets) left\b/;

const PLACE = new RegExp(
	[
		String.raw`\b(?:on|at|near|by|off|to|over) (?:the|a|my|this) (?:\w+ )?(?:bridge|roof|rooftop|ledge|edge|platform|tracks|cliff|balcony|car park|railway|overpass)\b|`,
		String.raw`\blookin(?:g)? at the (?:water|drop|tracks|river|pills)\b|\ben (?:el puente|la azotea|las vias)\b|\bsur (?:le pont|le toit|les rails)\b|\bauf (?:der brucke|dem dach|`,
		String.raw`den gleisen)\b|\bop (?:de brug|het dak|het spoor)\b|\bna (?:ponte|linha)\b|\bsul (?:ponte|tetto)\b`,
	].join(""),
);

const WAY = /\b(?:train|trains|timetable|how many|how high|how deep|how long does it take)\b/;

const DENIED =
	/\b(?:not|wont|never|dont|didnt|wouldnt|cant|no longer|isnt|arent|stopped|threw|gave|flushed|put|no|ne|pas|nicht|kein|keine|niet|geen|nao|non)\b/;

/** Levels about the writer's own life, after which such words are a plan. */
export const OF_LIFE: ReadonlySet<RiskLevel> = new Set<RiskLevel>([
	"wish",
	"thoughts",
	"method",
	"intent",
	"imminent",
	"behaviour",
	"psychosis",
]);

/** Longer messages are read alone. */
export const FEW_WORDS = 14;

/** How far back, in the person's messages, danger may be for a bare time to answer it. */
const JUST_BEFORE = 2;

/**
 * Returns what a short message shows after danger: "imminent" for a time, a decision, a place or the means at hand;
 * "intent" for acting on it; "method" for a way; else "none". `earlier`: the same person's earlier messages, oldest
 * first; called only when needed.
 */
export function afterDanger(plain: string, earlier: () => readonly { level: RiskLevel }[]): RiskLevel {
	const words = onlyWords(plain).replace(/^(?:no|ok|well|fine|whatever) /, "");
	if (words === "" || words.split(" ").length > FEW_WORDS || DENIED.test(words)) {
		return "none";
	}
	const isTime = [ONLY_A_TIME, GOING, DONE].some((each) => each.test(words));
	const isNear = isTime || [PLACE, UP_HERE, ...DECIDED, ...AT_HAND].some((each) => each.test(words));
	const isActing = ACTING.test(words);
	if (!isNear && !isActing && !WAY.test(words)) {
		return "none";
	}
	const before = earlier().map(({ level }) => level);
	const told = (isTime ? before.slice(-JUST_BEFORE) : before).filter((level) => OF_LIFE.has(level));
	if (told.length === 0) {
		return "none";
	}
	if (isActing && !isNear) {
		return "intent";
	}
	return isNear && !(KEPT.test(words) && told.every((level) => level === "behaviour"))
		? "imminent"
		: "method";
}

/**
 * Returns whether a message about danger to the writer's own life names a near time, in a language without patterns
 * for times.
 */
export function isNearInTime(plain: string, level: RiskLevel): boolean {
	return OF_LIFE.has(level) && WITH_A_TIME.test(onlyWords(plain));
}

export function onlyWords(plain: string): string {
	return plain
		.replace(/[^\p{L}\p{N} ]+/gu, " ")
		.replace(/\s+/g, " ")
		.trim();
}
