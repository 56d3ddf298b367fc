import type { FactForm } from "./find-facts-form.ts";
import { isName, isPlace, NAME, PLACE } from "./find-facts-names.ts";
import { ANIMALS, FIELDS, JOBS, MONTHS, SUBJECTS, WORKPLACES } from "./find-facts-words.ts";

const BE = "I(?:'m| am)(?: actually| also| still)?";
const HAVE = "I(?:'ve got| have got| have|'ve)(?: also)?";
const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight"];
const NUMBER = `${NUMBERS.join("|")}|[2-8]`;

/** Where someone is what they say: "a nurse on a surgical ward", not "a nurse at heart" or "in my family". */
const AT_WORK = `(?: (?:in|at|on|for) (?:${WORKPLACES}|an? (?:[\\w-]+ ){0,3}(?:ward|unit|department|team|company|firm|agency|site|station|studio|hospital|school|hotel|restaurant|factory|office|home)|${FIELDS}|the NHS|the council|uni|university|college|night school|${PLACE})(?: in ${PLACE})?)?`;

const WITH_MINE =
	"with my (?:parents|mum|mom|mother|dad|father|sister|brother|husband|wife|partner|boyfriend|girlfriend|family|son|daughter|kids|children|grandparents|gran|nan|best friend)";
const MINE_THERE = `(?: in ${PLACE}| near ${PLACE})?`;
const NIGHTS =
	"nights|night shifts|shifts|early shifts|late shifts|weekends|part-time|part time|full-time|full time";
const LATELY = `(?: (?:last (?:week|month|year|spring|summer|autumn|winter)|recently|in (?:${MONTHS})|(?:a|two|three|four|five|six|a few|a couple of|\\d{1,2}) (?:days|weeks?|months?|years?) ago|from ${PLACE}|for (?:work|uni|my job|a job)|with [^:]{2,40})){0,2}`;
const LASTING =
	"(?:for (?!(?:a|one|two|three|a few) (?:days?|weeks?|months?)|\\d+ (?:days?|weeks?))|since )[^:,]{2,30}";

/** Work, home, family and what is coming: the outside of a life. */
export const LIFE_FORMS: readonly FactForm[] = [
	[`${BE} (?<job>an? ${JOBS})${AT_WORK}`, ({ job }) => `You're ${job}`],
	[`I work as (?<job>an? ${JOBS})${AT_WORK}`, ({ job }) => `You work as ${job}`],
	[
		`(?:I've|I have) been (?:working as )?(?<job>an? ${JOBS})${AT_WORK} (?:now )?(?:${LASTING}|all my (?:adult |working )?life)`,
		({ job }) => `You're ${job}`,
	],
	[
		`${BE} (?:training|studying) to (?<what>(?:be|become) an? ${JOBS})`,
		({ what }) => `You're training to ${what}`,
	],
	[`(?:I study|${BE} studying) (?<what>${SUBJECTS})${AT_WORK}`, ({ what }) => `You study ${what}`],
	[
		`I (?:always |only |mostly )?work (?<when>${NIGHTS}|from home|remotely|two jobs|three jobs)`,
		({ when }) => `You work ${hours(when)}`,
	],
	[`I work (?<where>(?:in|at|for) ${WORKPLACES})${MINE_THERE}`, ({ where }) => `You work ${where}`],
	[
		`I work (?<when>${NIGHTS}) (?<where>(?:in|at|for) ${WORKPLACES})${MINE_THERE}`,
		({ when, where }) => `You work ${hours(when)} ${where}`,
	],
	[
		`(?:I )?lost my (?:(?<kind>warehouse|factory|office|bakery|shop|restaurant|bar|hotel|bank|school|teaching|nursing|cleaning|driving|delivery|sales) )?job(?: in (?<month>${MONTHS}))?(?:, (?:because |when |since )?the (?<place>warehouse|factory|office|bakery|shop|restaurant|bar|hotel|bank|school) (?:has )?(?:closed|shut)(?: down)?)?`,
		({ kind, place, month }) =>
			`You lost your ${kind || place ? `${kind ?? place} ` : ""}job${month ? ` in ${month}` : ""}`,
	],
	[`I work in (?<field>${FIELDS})`, ({ field }) => `You work in ${field}`],
	["I work for (?<who>the government|the police|a charity)", ({ who }) => `You work for ${who}`],
	[
		`(?:(?:I|we) (?:both |all |still |now )?live|(?:I'm|I am|we're|we are) (?:living|based)) (?<where>in|near|just outside|outside) (?<place>${PLACE})(?:, ${PLACE})?(?: now| with [^:]{2,60}| near [^:]{2,60})?`,
		({ where, place }) => isPlace(place) && `You live ${where} ${place}`,
	],
	[
		`(?:I|we)(?:'ve| have)?(?: just| recently| finally) moved (?:back )?to (?<place>${PLACE})${LATELY}`,
		({ place }) => isPlace(place) && `You live in ${place}`,
	],
	[
		`(?:I|we)(?:'ve| have) moved (?:back )?to (?<place>${PLACE})${LATELY}`,
		({ place }) => isPlace(place) && `You live in ${place}`,
	],
	[
		`(?:I|we) moved (?:back )?to (?<place>${PLACE}) (?:last (?:week|month|year)|recently|(?:a|two|three|a few|\\d) (?:weeks?|months?) ago)`,
		({ place }) => isPlace(place) && `You live in ${place}`,
	],
	[
		`(?:I|we)(?:'ve| have) (?:always )?lived in (?<place>${PLACE}) (?:${LASTING}|all (?:my|our) li(?:fe|ves))`,
		({ place }) => isPlace(place) && `You live in ${place}`,
	],
	[
		`I live (?<how>alone|on my own|by myself|${WITH_MINE})`,
		({ how = "" }) => `You live ${how.replace("myself", "yourself").replace("my", "your")}`,
	],
	[
		"(?:I|we) live (?<where>on a farm|in (?:an? (?:small |tiny |big |little )?(?:village|town|city|flatshare|shared house)|the countryside|the country|the city|the suburbs))",
		({ where }) => `You live ${where}`,
	],
	[
		`(?:I|we) live (?<where>(?:on a|in an?) (?:small |tiny |big |little )?(?:farm|village|town|city|house|cottage)) (?<by>near|outside|just outside|not far from) (?<place>${PLACE})`,
		({ where, by, place }) => isPlace(place) && `You live ${where} ${by} ${place}`,
	],
	[
		`(?:${BE}|I come|we come|we're|we are) (?:originally )?from (?<place>${PLACE})(?: originally)?`,
		({ place }) => isPlace(place) && `You're from ${place}`,
	],
	[
		`I (?<how>grew up|was born) in (?<place>${PLACE})`,
		({ how = "", place }) => isPlace(place) && `You ${how.replace("was", "were")} in ${place}`,
	],
	[
		`${HAVE} (?<count>${NUMBER}) (?:(?:young|small|little|grown-up|grown|adult|lovely|wonderful) )?(?:kids|children)(?:, [^:]{2,60}| (?:now|together|at home|already|at school|at primary school)| aged [^:]{1,30})?`,
		({ count }) => `You have ${inWords(count)} children`,
	],
	[
		`${BE} a (?:single |proud |busy )?(?:mum|mom|mother|dad|father|parent) (?:of|to) (?<count>${NUMBER})(?:, [^:]{2,60}| (?:kids|children|boys|girls))?`,
		({ count }) => `You have ${inWords(count)} children`,
	],
	[
		`${HAVE} (?<count>${NUMBER}) (?<who>(?:(?:older|younger|little|big|grown-up) )?(?:sons|daughters|boys|girls|sisters|brothers|grandchildren|cats|dogs|horses|rabbits))`,
		({ count, who }) => `You have ${inWords(count)} ${who}`,
	],
	[
		`${HAVE} (?<who>an? (?:(?:older|younger|little|big|twin|teenage|grown-up) )?(?:son|daughter|sister|brother|stepson|stepdaughter|toddler|${ANIMALS})|twins|a husband|a wife|a boyfriend|a girlfriend)`,
		({ who }) => `You have ${who}`,
	],
	[
		`${HAVE} (?<what>an? (?:(?:old|little|young|rescue) )?(?:${ANIMALS})) (?:called|named) (?<name>${NAME})`,
		({ what, name }) => isName(name) && `You have ${what} called ${name}`,
	],
	[`(?:I've|I have|we've|we have) been (?<how>married|engaged) ${LASTING}`, ({ how }) => `You're ${how}`],
	[
		`${BE}(?: finally| happily| very)? (?:(?:\\d{1,2}|${NUMBERS.join("|")}) (?:weeks|months) )?(?:pregnant|expecting)(?: again)?(?: with (?:my|our) (?:first|second|third)(?: child| baby)?)?(?: and (?:tired|exhausted|sick|nauseous|happy))?`,
		() => "You're expecting a baby",
	],
	[
		"(?:I'm|I am|we're|we are) (?:expecting|having) (?:a baby|our first(?: child| baby)?|our second(?: child| baby)?|a little (?:boy|girl))",
		() => "You're expecting a baby",
	],
	["(?:I'm|I am|we're|we are) (?:expecting|having|pregnant with) twins", () => "You're expecting twins"],
	[`${BE} (?<age>[1-9]\\d) years old(?: now)?`, ({ age }) => `You're ${age}`],
	[`my name(?:'s| is) (?<name>${NAME})`, ({ name }) => isName(name) && `Your name is ${name}`],
	[
		`(?:please,? call me|you (?:can|may) call me|I go by) (?<name>${NAME})`,
		({ name }) => isName(name) && `You go by ${name}`,
	],
	[
		`(?:my birthday(?: is|'s)(?: on)?|I was born on)(?: the)? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTHS})`,
		({ day, month }) => onDay(day, month),
	],
	[
		`(?:my birthday(?: is|'s)(?: on)?|I was born on) (?<month>${MONTHS}) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?`,
		({ day, month }) => onDay(day, month),
	],
	[`my birthday(?: is|'s) in (?<month>${MONTHS})`, ({ month }) => `Your birthday is in ${month}`],
	[
		`(?:I'm|I am|we're|we are) (?<what>getting married|moving house|starting (?:a new job|university|college)|retiring|graduating) in (?<month>${MONTHS})`,
		({ what, month }) => `You're ${what} in ${month}`,
	],
];

function inWords(count: string | undefined): string {
	return NUMBERS[Number(count) - 2] ?? count ?? "";
}

function hours(when = ""): string {
	return when === "night shifts" ? "nights" : when;
}

/** A day that the month has, 29 February among them. */
function onDay(day: string | undefined, month: string | undefined): string | false {
	const isDay = new Date(`${day} ${month} 2000 UTC`).getUTCDate() === Number(day);
	return isDay && `Your birthday is on ${Number(day)} ${month}`;
}
