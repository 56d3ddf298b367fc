import type { FactForm } from "./find-facts-form.ts";
import { isName, isPlace, NAME, PLACE } from "./find-facts-names.ts";
import { ANIMALS, DAYS, JOBS, MONTHS, ONE_OF, OTHERS_CONDITIONS, SOME_OF } from "./find-facts-words.ts";

const MINE = "(?:[Mm]y|[Oo]ur)";
const WHICH = "(?:older|younger|little|big|eldest|youngest|twin)";
const ONE = `(?<which>${WHICH} )?(?<one>${ONE_OF})(?: ${NAME})?`;
const ANYBODY = `(?<which>${WHICH} )?(?<who>${ONE_OF}|${SOME_OF}|${ANIMALS})`;

/** What is told of one who is close, as a whole piece of a sentence. */
export const PEOPLE_FORMS: readonly FactForm[] = [
	[
		"their-job",
		`my ${ONE}(?: is|'s) (?<job>an? ${JOBS})`,
		({ which, one, job }) => `${your(which, one)} is ${job}`,
	],
	[
		"their-home",
		`my ${ONE} lives in (?<place>${PLACE})`,
		({ which, one, place }) => isPlace(place) && `${your(which, one)} lives in ${place}`,
	],
	[
		"their-health",
		`my ${ONE} has (?<what>${OTHERS_CONDITIONS})`,
		({ which, one, what }) => `${your(which, one)} has ${what}`,
	],
	[
		"their-habit",
		`my ${ONE} (?<does>rings|calls|visits|phones)(?: me)? (?<when>on ${DAYS}|every (?:day|morning|evening|week|weekend|${DAYS}))`,
		({ which, one, does, when }) => `${your(which, one)} ${does} ${when}`,
	],
	[
		"their-event",
		`my ${ONE}(?: is|'s) (?<what>getting married|retiring|graduating) in (?<month>${MONTHS})`,
		({ which, one, what, month }) => `${your(which, one)} is ${what} in ${month}`,
	],
];

/** Where a name is given, in passing too: "I rang my sister Ana". */
const NAMINGS: readonly RegExp[] = [
	`(?<!\\p{L})${MINE} ${ANYBODY}(?: is called| is named|'s called|'s name is|,? (?:who is |who's )?called|,? named|) (?<name>${NAME})`,
	`(?<!\\p{L})${MINE} ${ANYBODY}, (?<name>${NAME})(?=,|$)`,
	`(?<!\\p{L})(?<name>${NAME})(?:, | is )${MINE} ${ANYBODY}(?=,|$| and | but )`,
	`(?<!\\p{L})I(?:'ve got| have got| have) an? ${ANYBODY} (?:called|named) (?<name>${NAME})`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Every name that a sentence ties to somebody, as a fact without its full stop. */
export function namesIn(sentence: string): string[] {
	return NAMINGS.flatMap((pattern) =>
		[...sentence.matchAll(pattern)].flatMap(({ groups = {} }) => {
			const { which, who = "", name } = groups;
			if (!isName(name)) {
				return [];
			}
			return new RegExp(`^${ONE_OF}$`).test(who)
				? [`${your(which, who)} is called ${name}`]
				: [`You have ${/^[aeiou]/.test(who) ? "an" : "a"} ${who} called ${name}`];
		}),
	);
}

function your(which = "", one = ""): string {
	return `Your ${which}${one}`;
}
