import type { FactForm } from "./find-facts-form.ts";
import { isName, isPlace, NAME, NAME_BEFORE, PLACE } from "./find-facts-names.ts";
import {
	AGES,
	ANIMALS,
	DAYS,
	FIELDS,
	JOBS,
	MONTHS,
	ONE_OF,
	OTHERS_CONDITIONS,
	SOME_OF,
	WORKPLACES,
	YOUNG,
} from "./find-facts-words.ts";

const MINE = "(?:[Mm]y|[Oo]ur)";
const WHICH = "(?:older|younger|little|big|eldest|youngest|twin)";
const ONE = `(?<which>${WHICH} )?(?<one>${ONE_OF})(?: ${NAME})?`;
const AGED = `(?:(?:${AGES})-(?:year|month)-old )?`;
const ANYBODY = `${AGED}(?<which>${WHICH} )?(?<who>${ONE_OF}|${SOME_OF}|${ANIMALS})`;

/** What is told of one who is close, as a whole piece of a sentence. */
export const PEOPLE_FORMS: readonly FactForm[] = [
	[`my ${ONE}(?: is|'s) (?<job>an? ${JOBS})`, ({ which, one, job }) => `${your(which, one)} is ${job}`],
	[
		`my ${ONE} (?:works|has (?:a|his|her) job) (?<where>(?:in|at|for) ${WORKPLACES}|in (?:${FIELDS})|nights)`,
		({ which, one, where }) => `${your(which, one)} works ${where}`,
	],
	[
		`my ${ONE}(?:(?: is|'s)(?: now| only)?| just turned| turned) (?<age>${AGES})(?: years old| now| already)?`,
		({ which, one, age }) => isAge(one, age) && `${your(which, one)} is ${age}`,
	],
	[
		`my ${ONE}(?: is|'s) (?:pregnant|expecting)`,
		({ which, one }) => `${your(which, one)} is expecting a baby`,
	],
	[
		`my ${ONE} lives in (?<place>${PLACE})`,
		({ which, one, place }) => isPlace(place) && `${your(which, one)} lives in ${place}`,
	],
	[
		`my ${ONE} has (?<what>${OTHERS_CONDITIONS})`,
		({ which, one, what }) => `${your(which, one)} has ${what}`,
	],
	[
		`my ${ONE} (?<does>rings|calls|visits|phones)(?: me)? (?<when>on ${DAYS}|every (?:day|morning|evening|week|weekend|${DAYS}))`,
		({ which, one, does, when }) => `${your(which, one)} ${does} ${when}`,
	],
	[
		`my ${ONE}(?: is|'s) (?<what>getting married|retiring|graduating) in (?<month>${MONTHS})`,
		({ which, one, what, month }) => `${your(which, one)} is ${what} in ${month}`,
	],
];

const SEVERAL = "(?:kids|children|sons|daughters|boys|girls|twins|cats|dogs|sisters|brothers)";
const NAMED_ALL = `(?<names>${NAME}(?:, ${NAME}){0,4},? and ${NAME})`;
const HAVE = "(?<!\\p{L})(?:I|[Ww]e)(?:'ve got| have got| have|'ve)";

/** Where a name is given, in passing too: "I rang my sister Ana". */
const NAMINGS: readonly RegExp[] = [
	`(?<!\\p{L})${MINE} ${ANYBODY}(?: is called| is named|'s called|'s name is|,? (?:who is |who's )?called|,? named|) (?<name>${NAME})`,
	`(?<!\\p{L})${MINE} ${ANYBODY}, (?<name>${NAME})(?=,|$)`,
	`(?<!\\p{L})(?<name>${NAME})(?:, | is )${MINE} ${ANYBODY}(?=,|$| and | but )`,
	`${HAVE} an? (?:(?:old|young|rescue|little|new|lovely) )?${ANYBODY}(?:,? (?:called|named)|,) (?<name>${NAME})(?=,|$| and | but | who )`,
	`${HAVE} an? ${ANYBODY},? (?:called|named) (?<name>${NAME})`,
].map((pattern) => new RegExp(pattern, "gu"));

/** "My six-year-old son", whatever he does. */
const AGED_ONE = new RegExp(
	`(?<!\\p{L})${MINE} (?<age>${AGES})-year-old (?<who>${YOUNG})(?![\\p{L}'-])`,
	"gu",
);

const NAMINGS_OF_SEVERAL: readonly RegExp[] = [
	`(?<!\\p{L})${MINE} (?:(?:two|three|four|five|[2-5]) )?(?<who>${SEVERAL})(?: are called| are named| are|,? called|,? named|'s names are|' names are|,|) ${NAMED_ALL}(?! I\\b)`,
	`${HAVE} (?:two|three|four|five|[2-5]) (?:[a-z-]+ )?(?<who>${SEVERAL})(?:,? (?:called|named)|,) ${NAMED_ALL}(?! I\\b)`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Every name, and every age, that a sentence ties to somebody, as a fact without its full stop. */
export function namesIn(sentence: string): string[] {
	const ofOne = matchesOf(NAMINGS, sentence).flatMap(({ which, who = "", name }) => {
		if (!isName(name)) {
			return [];
		}
		return new RegExp(`^${ONE_OF}$`).test(who)
			? [`${your(which, who)} is called ${name}`]
			: [`You have ${/^[aeiou]/.test(who) ? "an" : "a"} ${who} called ${name}`];
	});
	const ofSeveral = matchesOf(NAMINGS_OF_SEVERAL, sentence).flatMap(({ who = "", names = "" }) =>
		names.split(/, and |, | and /).every(isName)
			? [`${your("", who.replace("kids", "children"))} are called ${names}`]
			: [],
	);
	const aged = matchesOf([AGED_ONE], sentence).map(({ who, age }) => `${your("", who)} is ${age}`);
	return [...ofOne, ...ofSeveral, ...aged];
}

const ONE_UNNAMED = new RegExp(`(?<!\\p{L})${MINE} (?<who>${ONE_OF})(?! \\p{Lu}|'s |,)(?!\\p{L})`, "gu");
const TAKEN_UP = new RegExp(
	`^(?<name>${NAME_BEFORE})(?:'s| is| was) (?:really |so |very |always |quite )?(?:good|great|brilliant|better|useless|bad|terrible|amazing) (?:at|with) (?:that|this|it|those|these)$`,
	"u",
);

/** "I'll open them with my sister on Sunday. Lena's good at that": Lena is the sister. */
export function nameTakenUp(sentence: string, next: string): string[] {
	const ones = [...sentence.matchAll(ONE_UNNAMED)];
	const name = TAKEN_UP.exec(next)?.groups?.name;
	const who = ones[0]?.groups?.who;
	const isClear =
		ones.length === 1 && !/ (?:\p{Lu}\p{Ll}+ (?:and|or|said|says)|he|she|his|her|they)\b/u.test(sentence);
	return who && isClear && isName(name) ? [`${your("", who)} is called ${name}`] : [];
}

function matchesOf(patterns: readonly RegExp[], text: string): Readonly<Record<string, string>>[] {
	return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups = {} }) => groups));
}

/** Only children are five: of anybody else it's a slip, or something other than an age. */
function isAge(one = "", age = ""): boolean {
	return (
		new RegExp(`^(?:${YOUNG})$`).test(one) ||
		/^[2-9]\d$|^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/.test(age)
	);
}

function your(which = "", one = ""): string {
	return `Your ${which}${one}`;
}
