import { ENGLISH } from "./patterns/english/words.ts";
import { normalise } from "./text/normalise.ts";

/** Another person: a noun, or "he" and "she". */
const WHO =
	`(?:he|she|they|hes|shes|theyre|hed|shed|theyve|(?:my|our|his|her|their|a|the) (?:[a-z]+ ){0,2}?(?:${ENGLISH.family}|${ENGLISH.others}|neighbou?r|lodger)|${ENGLISH.family}|` +
	`${ENGLISH.others}|someone)`;
/** A few words between, without an "I", which would make it about the writer. */
const GAP = "(?:(?!(?:i|im|ive|id|ill|if|not|never|didnt|hasnt|isnt|wasnt) )[a-z0-9,]+ ){0,4}";
const THEM = "(?:himself|herself|themself|themselves)";
const WEAPON =
	"(?:gun|pistol|rifle|shotgun|revolver|glock|knife|razors?|blades?|razor blades?|rope|noose|belt|bleach)";

/** Already done, and taking effect. */
const DYING: readonly RegExp[] = [
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:overdosed|od|overdosing|(?:took|taken|swallowed|had|having|take) (?:an? (?:[a-z]+ )?overdose|(?:all|too many|a lot|lots|loads|a load|a bottle|the whole|` +
			`a handful|a bunch|[0-9]+)(?: of)?(?: (?:his|her|their|the|my))? (?:${ENGLISH.pills})|too (?:many|much))|(?:drank|drunk) (?:bleach|antifreeze|poison))(?= )`,
	),
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:unconscious|unresponsive|not breathing|isnt breathing|stopped breathing|dying (?:from|of) an overdose|barely breathing|hardly breathing|turning blue|` +
			`gone blue|wont wake up|cant wake (?:him|her|them)|not waking up|passed out|bleeding out|slit (?:his|her|their) (?:wrists?|throat)|cut (?:his|her|their) wrists?|hanging (?:from|` +
			`in)|hung ${THEM}|hanged ${THEM}|shot ${THEM}|stabbed ${THEM}|jumped(?: off| from| in front))(?= )`,
	),
	/(?<= )(?:cant|couldnt|unable to) (?:wake|rouse) (?:him|her|them|my [a-z]+)(?: up)?(?= )|(?<= )(?:not|isnt|stopped) breathing(?= )/,
];
/** About to. */
const ABOUT_TO: readonly RegExp[] = [
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:locked|barricaded|shut) (?:${THEM} )?(?:in|inside|away)(?: [a-z]+){0,5} (?:with|has|and has|holding) (?:[a-z]+ ){0,2}(?:${WEAPON}|pills|tablets)(?= )`,
	),
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:has|have|got|holding|holds|grabbed|took|waving|with|loaded) (?:a |the |his |her |their |my |dads |our )?(?:[a-z]+ )?(?:${WEAPON})(?: (?:to|at|against|in|` +
			`and|now|,|right|tonight|loaded)|(?= $)|(?= \\.))`,
	),
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:on|at|over|up on|off) (?:the|a) (?:[a-z]+ )?(?:bridge|roof|rooftop|ledge|tracks|cliff|balcony|overpass|railing|edge)(?= )`,
	),
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:going to|about to|will|trying to|threatening to|wants to|says (?:hes|shes|theyre) going to|hell|shell) ${GAP}(?:jump|kill ${THEM}|hang ${THEM}|` +
			`shoot ${THEM}|end it|end (?:his|her|their) life|overdose|die|do it|take (?:the|all|his|her) (?:[a-z]+ )?pills)(?: [a-z]+){0,3} (?:tonight|now|right now|today|soon|in an hour|` +
			`any minute)(?= )`,
	),
	new RegExp(
		`(?<= )${WHO} ${GAP}(?:says|said|saying|texted|sent|wrote|left|posted|called to say|messaged|rang to say) (?:me )?${GAP}(?:goodbye|farewell|suicide note|last message|` +
			`a note)(?: [a-z]+){0,6} (?:tonight|now|right now|today|just now|minutes ago|hour ago|and (?:wont|isnt|is not|not|hung|turned|her|his|now))(?= )`,
	),
	new RegExp(`(?<= )goodbye (?:tonight|now|from (?:him|her)|forever)(?= ).*(?<= )${WHO}(?= )`),
];

/** Over, staged, or fiction. */
const NOT_NOW = new RegExp(
	[
		"(?<= )(?:years? ago|months? ago|weeks ago|last (?:year|month|week|summer|winter|spring)|yesterday|when i was|used to|film|movie|book|novel|game|episode|series|news|documentary|",
		"podcast|hunting|kitchen|cooking|chopping|photos?|selfies?|holiday|hospital now|in hospital|funeral|died|survived|safe now|recovered|asleep on the sofa|on the floor laughing|",
		"train(?:ing)?|what if|if he|if she|if they|dog|cat|fitness|mat|toy|nerf|water|glue|whittling|carving)(?= )",
	].join(""),
);

/** On the floor counts only with a cause. */
const ON_THE_FLOOR = new RegExp(
	`(?<= )${WHO} ${GAP}(?:on|collapsed on|lying on) the (?:[a-z]+ )?floor(?= )(?=.*(?<= )(?:pills|overdose|overdosed|blood|bleeding|breathing|razor|knife|tablets|awake|wake|` +
		`respond|responding|moving)(?= ))|(?<= )(?:pills|overdose|overdosed|blood|bleeding|razor|knife|tablets)(?= ).*(?<= )(?:on|collapsed on|lying on) the (?:[a-z]+ )?floor(?= )`,
);
/** `emergencies.ts` reads the writer's own emergency. */
const OWN = /(?<= )(?:i|ive) (?:have |just )?(?:took|taken|swallowed|overdosed|cut)(?= )/;

/**
 * Returns whether another person is dying, or about to: took an overdose, doesn't wake, is locked in with a razor,
 * has the gun, is on the bridge, says goodbye tonight. The writer then needs an emergency number before advice. Pure.
 */
export function isEmergencyOfAnother(text: string): boolean {
	const { text: english } = normalise(text);
	if (NOT_NOW.test(english) || OWN.test(english)) {
		return false;
	}
	return ON_THE_FLOOR.test(english) || [...DYING, ...ABOUT_TO].some((each) => each.test(english));
}
