import type { FactForm } from "./find-facts-form.ts";
import {
	ACTIVITIES,
	ALLERGIES,
	CONDITIONS,
	DAYS,
	DIAGNOSED_ONLY,
	FEARS,
	HARD,
	HELPS,
	LANGUAGES,
	TRAITS,
} from "./find-facts-words.ts";
import { capitalised, turnPronouns } from "./understand/turn-pronouns.ts";

const BE = "I(?:'m| am)(?: actually| also| still)?";
const HAVE = "I(?:'ve got| have got| have|'ve)(?: also)?";
const VERY = "(?:(?:so|really|very|quite|pretty|extremely|always) )*";
const FOR_ME = "(?: (?:a lot|so much|(?:to )?(?:relax|unwind|sleep|think|focus|calm down|switch off)))?";
const SAID_WHEN =
	"(?: (?:as an adult|as a (?:child|kid|teenager)|last (?:year|month|spring|summer|autumn|winter)|(?:two|three|a few|some) years ago|years ago))?";

/** Health, likes, habits and manner: the inside of a life. */
export const SELF_FORMS: readonly FactForm[] = [
	["trait", `${BE} (?<what>${TRAITS})`, ({ what }) => `You're ${what}`],
	[
		"allergy",
		`${BE} allergic to (?<what>(?:${ALLERGIES})(?: and (?:${ALLERGIES}))?)`,
		({ what }) => `You're allergic to ${what}`,
	],
	["health", `${HAVE} (?<what>${CONDITIONS})`, ({ what }) => `You have ${what}`],
	[
		"health",
		`(?:I've been|I have been|I was|I got)(?: recently| just)? diagnosed with (?<what>${CONDITIONS}|${DIAGNOSED_ONLY})${SAID_WHEN}`,
		({ what }) => `You were diagnosed with ${what}`,
	],
	[
		"helps",
		`(?<what>${HELPS}|${ACTIVITIES}) (?:(?:really|always|usually|often|does|definitely) )*(?:helps? me|calms? me(?: down)?|relaxe?s? me|keeps? me (?:sane|grounded))${FOR_ME}`,
		({ what }) => helping(what),
	],
	[
		"helps",
		`what (?:really |always |usually )?helps me (?:most |the most |best |a lot )?is (?<what>${HELPS}|${ACTIVITIES})`,
		({ what }) => helping(what),
	],
	[
		"hard",
		`I(?: really| always)? find (?<what>${HARD}) ${VERY}(?:hard|difficult|tough|tricky|stressful|exhausting|overwhelming)`,
		({ what }) => findingHard(what),
	],
	["hard", `I(?: really| always)? struggle with (?<what>${HARD})`, ({ what }) => findingHard(what)],
	[
		"hard",
		`(?<what>${HARD}) (?:is|are) ${VERY}(?:hard|difficult|tough|tricky) for me`,
		({ what }) => findingHard(what),
	],
	[
		"fear",
		`${BE} ${VERY}(?:scared|afraid|terrified|frightened) of (?<what>${FEARS})`,
		({ what }) => `You're afraid of ${what}`,
	],
	[
		"likes",
		`I(?: really| absolutely)? (?<verb>love|enjoy|like) (?<what>${ACTIVITIES})`,
		({ verb, what }) => `You ${verb} ${what}`,
	],
	[
		"likes",
		"I(?: really| absolutely)? (?<verb>love|like) to (?<what>paint|draw|read|cook|bake|dance|sing|swim|run|hike|write|garden|travel|knit|sew|climb)",
		({ verb, what }) => `You ${verb} to ${what}`,
	],
	[
		"plays",
		"I play (?<what>(?:the )?(?:guitar|piano|violin|drums|cello|flute|saxophone)|football|tennis|basketball|rugby|cricket|hockey|badminton|golf|chess|volleyball)",
		({ what }) => `You play ${what}`,
	],
	["sings", "I sing in (?<what>a choir|a band|the church choir)", ({ what }) => `You sing in ${what}`],
	[
		"habit",
		`I(?: always| usually)? (?<what>bake|run|swim|paint|cook|volunteer|meditate|play (?:football|tennis|chess)|go (?:running|swimming|hiking|climbing|dancing|to church|to the gym)|do yoga) (?<when>on ${DAYS}|every (?:day|morning|evening|week|weekend|${DAYS}))`,
		({ what, when }) => `You ${what} ${when}`,
	],
	[
		"learning",
		`${BE} learning (?<what>${LANGUAGES}|the (?:guitar|piano|violin|drums)|to (?:drive|swim|dance|knit|cook|play the (?:guitar|piano)))`,
		({ what }) => `You're learning ${what}`,
	],
	[
		"speaks",
		`I(?: also)? speak (?<what>(?:${LANGUAGES})(?: and (?:${LANGUAGES}))?)(?: fluently)?`,
		({ what }) => `You speak ${what}`,
	],
	[
		"first-language",
		`(?<what>${LANGUAGES}) (?:isn't|is not) my (?:first|native) language`,
		({ what }) => `${what} isn't your first language`,
	],
	[
		"first-language",
		`my (?:first language|native language|mother tongue) is (?<what>${LANGUAGES})`,
		({ what }) => `Your first language is ${what}`,
	],
	[
		"abstains",
		"I (?:don't|do not|never) (?<what>drink|smoke|drive|drink (?:alcohol|coffee)|eat (?:meat|pork|beef|fish|dairy|gluten|sugar))",
		({ what }) => `You don't ${what}`,
	],
	[
		"answers",
		"I(?:'d| would)? (?:prefer|like|rather have) (?:(?:your|the) )?(?<how>short|shorter|brief|long|longer|direct|plain|simple|detailed|honest) (?<what>answers|replies|messages)",
		({ how, what }) => `You prefer ${how} ${what}`,
	],
];

/** "Running helps you", "Long walks help you". */
function helping(what = ""): string {
	const isPlural =
		/(?:^|\s)(?:walks|podcasts|lists|games|crosswords|puzzles|exercises|mountains|animals)$/.test(what);
	const isGerund = /^\w+ing\b/.test(what) && !/^breathing exercises$/.test(what);
	return `${capitalised(turnPronouns(what))} ${isPlural && !isGerund ? "help" : "helps"} you`;
}

function findingHard(what = ""): string {
	return `You find ${turnPronouns(what)} hard`;
}
