import type { FactForm } from "./find-facts-form.ts";
import { isName, isPlace, NAME, PLACE } from "./find-facts-names.ts";
import { ANIMALS, FIELDS, JOBS, MONTHS, SUBJECTS, WORKPLACES } from "./find-facts-words.ts";

const BE = "I(?:'m| am)(?: actually| also| still)?";
const HAVE = "I(?:'ve got| have got| have|'ve)(?: also)?";
const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight"];
const NUMBER = `${NUMBERS.join("|")}|[2-8]`;

/** Where someone is what they say: "a nurse on a surgical ward", not "a nurse at heart" or "in my family". */
const AT_WORK = `(?: (?:in|at|on|for) (?:${WORKPLACES}|an? (?:[\\w-]+ ){0,3}(?:ward|unit|department|team|company|firm|agency|site|station|studio|hospital|school|hotel|restaurant|factory|office|home)|${FIELDS}|the NHS|the council|uni|university|college|night school|${PLACE}))?`;

const WITH_MINE =
	"with my (?:parents|mum|mom|mother|dad|father|sister|brother|husband|wife|partner|boyfriend|girlfriend|family|son|daughter|kids|children|grandparents|gran|nan|best friend)";
const LASTING =
	"(?:for (?!(?:a|one|two|three|a few) (?:days?|weeks?|months?)|\\d+ (?:days?|weeks?))|since )[^:,]{2,30}";

/** Work, home, family and what is coming: the outside of a life. */
export const LIFE_FORMS: readonly FactForm[] = [
	["job", `${BE} (?<job>an? ${JOBS})${AT_WORK}`, ({ job }) => `You're ${job}`],
	["job", `I work as (?<job>an? ${JOBS})${AT_WORK}`, ({ job }) => `You work as ${job}`],
	[
		"training",
		`${BE} (?:training|studying) to (?<what>(?:be|become) an? ${JOBS})`,
		({ what }) => `You're training to ${what}`,
	],
	["studies", `(?:I study|${BE} studying) (?<what>${SUBJECTS})${AT_WORK}`, ({ what }) => `You study ${what}`],
	[
		"hours",
		"I (?:always |only |mostly )?work (?<when>nights|night shifts|shifts|early shifts|late shifts|weekends|part-time|part time|full-time|full time|from home|remotely|two jobs|three jobs)",
		({ when }) => `You work ${when}`,
	],
	["workplace", `I work (?<where>(?:in|at|for) ${WORKPLACES})`, ({ where }) => `You work ${where}`],
	["workplace", `I work in (?<field>${FIELDS})`, ({ field }) => `You work in ${field}`],
	["workplace", "I work for (?<who>the government|the police|a charity)", ({ who }) => `You work for ${who}`],
	[
		"home",
		`(?:I|we) live in (?<place>${PLACE})(?:, ${PLACE})?(?: now| with [^:]{2,60}| near [^:]{2,60})?`,
		({ place }) => isPlace(place) && `You live in ${place}`,
	],
	[
		"home",
		`(?:I|we)(?:'ve| have) (?:always )?lived in (?<place>${PLACE}) (?:${LASTING}|all (?:my|our) li(?:fe|ves))`,
		({ place }) => isPlace(place) && `You live in ${place}`,
	],
	[
		"household",
		`I live (?<how>alone|on my own|by myself|${WITH_MINE})`,
		({ how = "" }) => `You live ${how.replace("myself", "yourself").replace("my", "your")}`,
	],
	[
		"surroundings",
		"(?:I|we) live (?<where>on a farm|in (?:an? (?:small |tiny |big |little )?(?:village|town|city|flatshare|shared house)|the countryside|the country|the city|the suburbs))",
		({ where }) => `You live ${where}`,
	],
	[
		"origin",
		`${BE} (?:originally )?from (?<place>${PLACE})(?: originally)?`,
		({ place }) => isPlace(place) && `You're from ${place}`,
	],
	[
		"origin",
		`I (?<how>grew up|was born) in (?<place>${PLACE})`,
		({ how = "", place }) => isPlace(place) && `You ${how.replace("was", "were")} in ${place}`,
	],
	[
		"children",
		`${HAVE} (?<count>${NUMBER}) (?:(?:young|small|little|grown-up|grown|adult|lovely|wonderful) )?(?:kids|children)`,
		({ count }) => `You have ${inWords(count)} children`,
	],
	[
		"children",
		`${BE} a (?:single |proud |busy )?(?:mum|mom|mother|dad|father|parent) (?:of|to) (?<count>${NUMBER})`,
		({ count }) => `You have ${inWords(count)} children`,
	],
	[
		"family",
		`${HAVE} (?<count>${NUMBER}) (?<who>(?:(?:older|younger|little|big|grown-up) )?(?:sons|daughters|boys|girls|sisters|brothers|grandchildren|cats|dogs|horses|rabbits))`,
		({ count, who }) => `You have ${inWords(count)} ${who}`,
	],
	[
		"family",
		`${HAVE} (?<who>an? (?:(?:older|younger|little|big|twin|teenage|grown-up) )?(?:son|daughter|sister|brother|stepson|stepdaughter|toddler|${ANIMALS})|twins|a husband|a wife|a boyfriend|a girlfriend)`,
		({ who }) => `You have ${who}`,
	],
	[
		"animal",
		`${HAVE} (?<what>an? (?:(?:old|little|young|rescue) )?(?:${ANIMALS})) (?:called|named) (?<name>${NAME})`,
		({ what, name }) => isName(name) && `You have ${what} called ${name}`,
	],
	[
		"married",
		`(?:I've|I have|we've|we have) been (?<how>married|engaged) ${LASTING}`,
		({ how }) => `You're ${how}`,
	],
	["name", `my name(?:'s| is) (?<name>${NAME})`, ({ name }) => isName(name) && `Your name is ${name}`],
	[
		"name",
		`(?:please call me|call me|I go by) (?<name>${NAME})`,
		({ name }) => isName(name) && `You go by ${name}`,
	],
	[
		"birthday",
		`(?:my birthday(?: is|'s)(?: on)?|I was born on)(?: the)? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTHS})`,
		({ day, month }) => onDay(day, month),
	],
	[
		"birthday",
		`(?:my birthday(?: is|'s)(?: on)?|I was born on) (?<month>${MONTHS}) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?`,
		({ day, month }) => onDay(day, month),
	],
	["birthday", `my birthday(?: is|'s) in (?<month>${MONTHS})`, ({ month }) => `Your birthday is in ${month}`],
	[
		"event",
		`(?:I'm|I am|we're|we are) (?<what>getting married|moving house|starting (?:a new job|university|college)|retiring|graduating) in (?<month>${MONTHS})`,
		({ what, month }) => `You're ${what} in ${month}`,
	],
];

function inWords(count: string | undefined): string {
	return NUMBERS[Number(count) - 2] ?? count ?? "";
}

/** A day that the month has, 29 February among them. */
function onDay(day: string | undefined, month: string | undefined): string | false {
	const isDay = new Date(`${day} ${month} 2000 UTC`).getUTCDate() === Number(day);
	return isDay && `Your birthday is on ${Number(day)} ${month}`;
}
