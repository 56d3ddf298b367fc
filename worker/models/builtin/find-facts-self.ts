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
	[`${BE} (?<what>${TRAITS})`, ({ what }) => `You're ${what}`],
	[
		`${BE} allergic to (?<what>(?:${ALLERGIES})(?: and (?:${ALLERGIES}))?)`,
		({ what }) => `You're allergic to ${what}`,
	],
	[`${HAVE} (?<what>${CONDITIONS})`, ({ what }) => `You have ${what}`],
	[
		`(?:I've been|I have been|I was|I got)(?: recently| just)? diagnosed with (?<what>${CONDITIONS}|${DIAGNOSED_ONLY})${SAID_WHEN}`,
		({ what }) => `You were diagnosed with ${what}`,
	],
	[
		`(?<what>${HELPS}|${ACTIVITIES}) (?:(?:really|always|usually|often|does|definitely) )*(?:helps? me|calms? me(?: down)?|relaxe?s? me|keeps? me (?:sane|grounded))${FOR_ME}`,
		({ what }) => helping(what),
	],
	[
		`what (?:really |always |usually )?helps me (?:most |the most |best |a lot )?is (?<what>${HELPS}|${ACTIVITIES})`,
		({ what }) => helping(what),
	],
	[
		`I(?: really| always)? find (?<what>${HARD}) ${VERY}(?:hard|difficult|tough|tricky|stressful|exhausting|overwhelming)`,
		({ what }) => findingHard(what),
	],
	[`I(?: really| always)? struggle with (?<what>${HARD})`, ({ what }) => findingHard(what)],
	[
		`(?<what>${HARD}) (?:is|are) ${VERY}(?:hard|difficult|tough|tricky) for me`,
		({ what }) => findingHard(what),
	],
	[
		`${BE} ${VERY}(?:scared|afraid|terrified|frightened) of (?<what>${FEARS})`,
		({ what }) => `You're afraid of ${what}`,
	],
	[
		`I(?: really| absolutely)? (?<verb>love|enjoy|like) (?<what>${ACTIVITIES})`,
		({ verb, what }) => `You ${verb} ${what}`,
	],
	[
		"I(?: really| absolutely)? (?<verb>love|like) to (?<what>paint|draw|read|cook|bake|dance|sing|swim|run|hike|write|garden|travel|knit|sew|climb)",
		({ verb, what }) => `You ${verb} to ${what}`,
	],
	[
		"I (?:also |still )?play (?<what>(?:the )?(?:guitar|bass|piano|violin|drums|cello|flute|saxophone|trumpet)(?: in (?:a band|an orchestra|a group))?|football|tennis|basketball|rugby|cricket|hockey|badminton|golf|chess|volleyball)",
		({ what }) => `You play ${what}`,
	],
	[
		`${BE} (?:really |quite |pretty |very )?good (?<what>with (?:my hands|numbers|kids|children|animals|computers)|at (?:maths|cooking|baking|listening|fixing things|drawing|languages))`,
		({ what }) => `You're good ${turnPronouns(what ?? "")}`,
	],
	[
		"I (?<what>(?:built|rebuilt|restored|renovated) (?:an?|my) (?:whole |old |entire )?(?:bike|motorbike|car|van|boat|house|kitchen|shed|guitar|computer))(?: (?:last (?:year|spring|summer|autumn|winter)|myself|by myself|on my own|from scratch|with my (?:dad|father|brother|son)))?",
		({ what }) => `You ${turnPronouns(what ?? "")}`,
	],
	["I sing in (?<what>a choir|a band|the church choir)", ({ what }) => `You sing in ${what}`],
	[
		`I(?: always| usually)? (?<what>bake|run|swim|paint|cook|volunteer|meditate|play (?:football|tennis|chess)|go (?:running|swimming|hiking|climbing|dancing|to church|to the gym)|do yoga) (?<when>on ${DAYS}|every (?:day|morning|evening|week|weekend|${DAYS}))`,
		({ what, when }) => `You ${what} ${when}`,
	],
	[
		`${BE} learning (?<what>${LANGUAGES}|the (?:guitar|piano|violin|drums)|to (?:drive|swim|dance|knit|cook|play the (?:guitar|piano)))`,
		({ what }) => `You're learning ${what}`,
	],
	[
		`I(?: also)? speak (?<what>(?:${LANGUAGES})(?: and (?:${LANGUAGES}))?)(?: fluently)?`,
		({ what }) => `You speak ${what}`,
	],
	[
		`(?<what>${LANGUAGES}) (?:isn't|is not) my (?:first|native) language`,
		({ what }) => `${what} isn't your first language`,
	],
	[
		`my (?:first language|native language|mother tongue) is (?<what>${LANGUAGES})`,
		({ what }) => `Your first language is ${what}`,
	],
	[
		"I (?:don't|do not|never) (?<what>drink|smoke|drive|drink (?:alcohol|coffee)|eat (?:meat|pork|beef|fish|dairy|gluten|sugar))",
		({ what }) => `You don't ${what}`,
	],
	[
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
