import { CLEAR_NAMES } from "./find-facts-given.ts";
import {
	ANIMAL,
	fits,
	isAbout,
	isPartner,
	nameIn,
	RELATION,
	relationOf,
	type Somebody,
	somebodyIn,
} from "./find-facts-known.ts";
import { isName, NAME, NAME_BEFORE } from "./find-facts-names.ts";
import { PARTNERS } from "./find-facts-words.ts";

const PARTNER_FACT = new RegExp(`\\b(?:${PARTNERS}|married|engaged)\\b`);

const MINE = `(?:[Mm]y|[Oo]ur) (?:(?:dear|poor|lovely|older|younger|elder|little|big|twin|best|old|only|own|beloved|first|rescue) ){0,2}(?<one>${RELATION})(?![\\p{L}'-])(?:,? (?<name>${NAME}),?)?`;
const BARE =
	"(?:(?<=^|[,;:] ?|\\b(?:and|when|since|after|because|before|but|so|then|that) )(?<bare>[Mm]um|[Mm]om|[Dd]ad|[Gg]ran|[Nn]an|[Gg]randma|[Gg]randad|[Gg]randpa|[Gg]ranny))(?![\\p{L}'-])";
const WHO = `(?<!\\p{L}|'s )(?:${MINE}|${BARE}|(?<called>${NAME_BEFORE})(?!\\p{L})|(?<he>[Hh]e|[Ss]he))`;
const OBJECT = `(?:${MINE}|(?<called>${NAME})|(?<he>him|her)(?= (?:in|last|to|two|three|four|five|a|this|on|when|after|so|and|years|just|too|suddenly|before|over)\\b|[,;:]|$))`;

const ALREADY =
	"(?:(?:'s|,? (?:has|have|had|is|was|are|were|just|sadly|suddenly|recently|actually|who|unexpectedly|also|both|only|finally|peacefully|now|really|got)))";
const NOT_REALLY =
	"(?! (?:of|from|with) (?:laugh|embarrass|shame|boredom|curio|cringe|excite|joy)\\w*| (?:laughing|inside|to|for|on me)\\b| a (?:little|bit)\\b| in (?:the|a|that) (?:film|movie|book|show|game|series|novel|episode|season|end of the)\\b)";
const GONE = `${ALREADY}{0,4} (?:died|passed away|passed on|passed(?= (?:last|in|this|on|yesterday|two|three|a|when)\\b|$)|dead(?! (?:tired|end|set|serious|right|wrong|to me|inside))|dying|gone(?= (?:forever|for good|now)|$)|terminal|terminally ill|killed(?= in| by|$))(?![\\p{L}-])${NOT_REALLY}`;

const DEATHS: readonly RegExp[] = [
	`${WHO}${GONE}`,
	`\\b(?:[Ll]ost|losing|buried|burying|mourn(?:ing|ed)?|griev(?:ing|ed|e)(?: for| over)?|funeral (?:of|for)|death of|(?:had|have) to say goodbye to(?= (?:my|our) (?:\\w+ )?(?:dog|cat|horse|pony|rabbit)\\b))(?: both)? ${OBJECT}(?!'s| in (?:the|a) (?:crowd|shop|supermarket|park|store|mall|station|market)\\b)`,
	`\\b(?:[Mm]y|[Oo]ur) late (?<one>${RELATION})(?![\\p{L}'-])(?: (?<name>${NAME}))?`,
	`\\b(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?<one>${RELATION})'s (?:funeral|death|passing|ashes|wake)\\b`,
	`(?<!\\p{L})(?<called>${NAME_BEFORE})'s (?:funeral|death|passing|ashes)\\b`,
	`\\bI(?:'m| am|'ve been| was| became)(?: now| left)? a?(?: |n )?(?<widow>widow(?:er|ed)?)\\b`,
].map((pattern) => new RegExp(pattern, "gu"));

/** To put to sleep: an animal, as a child is only put to bed. */
const PUT_DOWN = [
	new RegExp(`${MINE} (?:was|had to be|got|has been|is being) put (?:down|to sleep)\\b`, "gu"),
	new RegExp(`\\b(?:had|have|having|decided) to (?:\\w+ )?put ${MINE} (?:down|to sleep)\\b`, "gu"),
	new RegExp(
		`\\b(?:had|have|having|decided) to (?:\\w+ )?put (?:(?<called>${NAME})|(?<he>him|her|it)) (?:down|to sleep)\\b`,
		"gu",
	),
];

/** Feared, dreamt, nearly: nobody died. */
const ONLY_THOUGHT =
	/\b(?:if|unless|almost|nearly|dream\w*|imagin\w*|pretend\w*|afraid|scared|terrified|worried|worry|fear|hope|wish|until|till|say|says|said)(?: that| about)?(?: I| me)?(?: almost| nearly)? ?$/i;

type Death = Somebody & { isAnimal: boolean; isInitial: boolean };

/** Of whom these messages say that they died. */
function deathsIn(messages: readonly string[], facts: readonly string[]): Death[] {
	return messages.flatMap((message, index) =>
		sentencesIn(message).flatMap((sentence) =>
			[...DEATHS, ...PUT_DOWN].flatMap((pattern) =>
				[...sentence.matchAll(pattern)]
					.filter((match) => !ONLY_THOUGHT.test(sentence.slice(0, match.index)))
					.flatMap((match): Death[] => {
						const { one, bare, name = null, called, he, widow } = match.groups ?? {};
						const isAnimal = PUT_DOWN.includes(pattern);
						if (he !== undefined) {
							const before = [
								sentence.slice(0, match.index),
								...messages.slice(Math.max(0, index - 2), index + 1).reverse(),
							];
							return spokenOf(he, before, facts, isAnimal);
						}
						if (called !== undefined) {
							const isInitial = match.index === 0 && !CLEAR_NAMES.has(called.toLowerCase());
							return isName(called) ? [{ relation: null, name: called, isAnimal, isInitial }] : [];
						}
						const relation = widow === undefined ? (one ?? bare ?? "").toLowerCase() : "partner";
						return [{ relation, name: isName(name ?? undefined) ? name : null, isAnimal, isInitial: false }];
					}),
			),
		),
	);
}

/** "She died in March": one of those just spoken of; where nobody was, it may be anyone. */
function spokenOf(
	he: string,
	texts: readonly string[],
	facts: readonly string[],
	isAnimal: boolean,
): Death[] {
	for (const text of texts) {
		const named = facts
			.map(nameIn)
			.filter((name) => name !== null && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text));
		const relations = [
			...somebodyIn(text),
			...named.map((name) => relationOf(name ?? "", facts) ?? ""),
		].filter((one) => one !== "" && fits(one, he) && (!isAnimal || ANIMAL.test(one)));
		if (relations.length > 0) {
			return relations.map((relation) => ({ relation, name: null, isAnimal, isInitial: false }));
		}
	}
	return facts
		.flatMap(somebodyIn)
		.filter((one) => fits(one, he) && (!isAnimal || ANIMAL.test(one)))
		.map((relation) => ({ relation, name: null, isAnimal, isInitial: false }));
}

function sentencesIn(message: string): string[] {
	return (message.match(/[^.!?\n]+/g) ?? []).map((sentence) => sentence.trim());
}

/** Whether a fact is about one who died: of them nothing is said as if they lived. */
export function ofTheDead(messages: readonly string[], facts: readonly string[]): (fact: string) => boolean {
	const deaths = deathsIn(messages, facts);
	const partnerName = facts.find((fact) => nameIn(fact) !== null && isPartner(somebodyIn(fact)[0] ?? null));
	return (fact) =>
		deaths.some((death) => {
			if (death.isAnimal) {
				return ANIMAL.test(fact) && isAbout(fact, death, facts);
			}
			const relation = death.relation ?? relationOf(death.name ?? "", facts);
			// A name that nobody was known by: of those who write so, most lost the one they lived with.
			const isStranger = relation === null && !death.isInitial && partnerName === undefined;
			const ended = (isPartner(relation) || isStranger) && PARTNER_FACT.test(fact);
			const isOther =
				isPartner(relation) && death.name !== null && nameIn(fact) !== null && nameIn(fact) !== death.name;
			return isAbout(fact, death, facts) || (ended && !isOther);
		});
}
