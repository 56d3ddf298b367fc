import { onlyWords } from "./after/after-danger.ts";

/** A wound that doesn't stop bleeding, whatever the cause. */
const BLEEDS = new RegExp(
	[
		String.raw`\b(?:(?:wont|wouldnt|doesnt|isnt|hasnt|cant|not|never|cant make it|cant get it to) (?:stop(?:ping|ped)?|clot(?:ting)?) (?:the )?(?:bleed(?:ing)?|blood)|bleed(?:ing|s)? (?:wont|`,
		"doesnt|isnt|hasnt|will not|is not|does not) stop|(?:still|keeps|keep|kept) (?:on )?bleeding|bleeding (?:so much|so bad(?:ly)?|a lot|really bad(?:ly)?|badly|heavily|everywhere|",
		"all over|too much|out)|(?:lots?|loads|so much|too much|pools?|puddles?) (?:of )?blood|blood (?:is |its )?(?:everywhere|all over|pouring|spurting|gushing|pumping|keeps coming|",
		String.raw`wont stop|doesnt stop)|losing (?:so much|a lot of|too much) blood|soak(?:ed|ing) through (?:the |a |two |three )?(?:towels?|bandages?|shirt))\b`,
	].join(""),
);

/** Deeper than intended. */
const GAPES = new RegExp(
	[
		String.raw`\b(?:(?:its|it is|thats|this ones?|the cut is|cut is|wound is) (?:really |so |too |very |quite )*(?:deep|gaping|open)\b.*\b(?:wont|doesnt|isnt|cant|not) (?:close|closing|stop|`,
		String.raw`heal|hold)|(?:wont|doesnt|isnt) clos(?:e|ing)|cut (?:an? )?(?:artery|vein|tendon)|(?:see|saw) (?:the |my )?(?:bone|fat|tendon|muscle|yellow bits))\b`,
	].join(""),
);

/** "I have cut too deep": about one's own body, not about savings. */
const TOO_DEEP = new RegExp(
	[
		String.raw`\b(?:i|ive|i have|i think i|i mightve|i may have) (?:just |really |think |accidentally )?cut (?:it |myself |my (?:arms?|legs?|wrists?|thighs?) )?(?:way |far |much |`,
		String.raw`a bit )?(?:too|so|really) deep(?:ly)?\b(?! (?:into|in the|on (?:spending|costs|the))\b)|\b(?:cut|went|gone) (?:way )?too deep(?:ly)? this time\b`,
	].join(""),
);

/** Places that people cut on purpose. */
const WHERE = /\b(?:wrists?|veins?|throat)\b/;
const MYSELF = new RegExp(
	[
		String.raw`\b(?:(?:cut|cutting|slit|slashed|stabbed|hurt|harmed|sliced) (?:myself|my (?:own )?(?:arms?|legs?|wrists?|thighs?|throat|stomach))|did something to my|selfharm\w*|self harm\w*|`,
		String.raw`on purpose|(?:arms?|legs?|thighs?)\b.*\bi (?:have |just )?cut it)\b`,
	].join(""),
);
const BY_CHANCE = new RegExp(
	[
		String.raw`\b(?:nose|nosebleeds?|period|tampons?|pads?|miscarr\w*|postpartum|gums?|tooth|teeth|dentist|shav\w*|onions?|chopping|cooking|kitchen|knee|fell|son|daughter|child|kid|toddler|`,
		String.raw`baby|dog|cat|puppy|film|movie|game|show|book|steak|donat\w*|blood test|accident\w*|glass|tin|grater|mandolin\w*|gardening|bread|vegetables|carrots?|avocado|bagel|by mistake|`,
		String.raw`nurse|surgery|operation|piles|haemorrhoids|hemorrhoids|paper cut|his|her|their|he|she|budgets?|costs?|stopped)\b`,
	].join(""),
);

/** Longer messages are stories. */
const MANY_WORDS = 30;

/**
 * Returns whether a message reports a life-threatening wound by the writer's own hand: one that doesn't stop bleeding
 * or won't close. `hasHarmed`: whether they mentioned hurting themselves before; called only when needed.
 */
export function isBleeding(plain: string, hasHarmed: () => boolean): boolean {
	const words = onlyWords(plain);
	if (words.split(" ").length > MANY_WORDS || BY_CHANCE.test(words)) {
		return false;
	}
	if (TOO_DEEP.test(words)) {
		return true;
	}
	return (
		(BLEEDS.test(words) || GAPES.test(words)) && (MYSELF.test(words) || WHERE.test(words) || hasHarmed())
	);
}
