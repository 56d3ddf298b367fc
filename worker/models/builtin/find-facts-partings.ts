import { fits, isPartner, nameIn, relationOf, somebodyIn } from "./find-facts-known.ts";
import { isName, NAME } from "./find-facts-names.ts";
import { PARTNERS } from "./find-facts-words.ts";

const MINE = `(?:[Mm]y|[Oo]ur) (?:${PARTNERS})(?![\\p{L}'-])(?:,? (?<named>${NAME}),?)?`;
const NAMED = `(?<!\\p{L})(?<called>${NAME})`;
const ONE = `(?:${MINE}|${NAMED})`;
const US = `(?:${ONE} and I|(?:\\bI|[Mm]e) and ${ONE})`;
const WE = `(?:\\b[Ww]e|${US})`;
const BE = "(?:'re|'ve|'s| are| were| have| had| has| is)?";
const NOW =
	"(?: (?:just|finally|recently|actually|officially|basically|kind of|both|now|all|sadly|already)){0,3}";
const APART =
	"(?:broke up|broken up|breaking up|break up|split up|split(?= (?:last|in|two|a few|yesterday)\\b|$)|splitting up|separated|separating|divorced|divorcing|getting (?:a )?divorced?|got divorced)";

/** Where two part: with a name, it's that one. */
const PARTINGS: readonly RegExp[] = [
	`${WE}${BE}${NOW} (?:been )?${APART}\\b(?! (?:the|into|our|a))`,
	`${WE}${BE}${NOW} (?:over|aren't (?:together|a couple|married|engaged)(?: any ?more| any longer)?|no longer together|not together(?: any ?more)?|no longer (?:a couple|married|engaged)|not (?:a couple|married|engaged) any ?more)(?= *(?:[,;:]|$| now| and | but | so | because | since | for good))`,
	`${US}${BE}${NOW} (?:done|finished|through)(?= *(?:[,;:]|$)| for good)`,
	`\\b(?:[Ww]e|I)(?:'re|'ve|'m| are| have| am)?${NOW} (?:called off|called|cancelled) (?:off )?(?:the|our|my) (?:wedding|engagement)`,
	`\\b[Ii]t(?:'s| is)${NOW} over (?:between us|with (?:${ONE}|him|her)|between ${NAMED} and me)`,
	`(?:${ONE}|\\b(?<he>[Hh]e|[Ss]he))(?:'s| has| had)?${NOW} (?:left|dumped|divorced|is leaving|is divorcing|broke up with|broken up with|split up with) me\\b(?! (?:a|the|some|on|alone|with|to|in|at|waiting|hanging|messages?))`,
	`(?:${ONE}|\\b(?<he>[Hh]e|[Ss]he))(?:'s| has| had)?${NOW} moved out\\b(?! of (?!(?:our|the|my) (?:flat|house|home|apartment|place)\\b))`,
	`\\bI(?:'ve|'m| have| am)?${NOW} (?:left|dumped|divorced|divorcing|leaving|broke up with|broken up with|split up with|kicked out|separated from) (?:${ONE}|him|her)(?!'s)(?= *(?:[,;:]|$)| (?:yesterday|last|in|on|because|after|and|for|so|but|this|two (?:days|weeks|months)|a (?:week|month|few|couple)|when)\\b)`,
	`\\bI(?:'m| am)${NOW} (?:single(?: again| now)?|divorced|separated|getting divorced|going through a (?:divorce|break-?up|separation)|no longer (?:married|engaged|with (?:${ONE}|him|her))|not (?:married|engaged|with (?:${ONE}|him|her)) any ?more)(?= *(?:[,;:]|$)| (?:now|and|but|so|since|again)\\b)`,
	`\\b(?:I|[Hh]e|[Ss]he|[Ww]e)(?:'ve|'s| have| has)?${NOW} (?:filed|filing) for divorce`,
	"\\b(?:[Mm]y|[Oo]ur) (?:divorce|break-?up|separation)\\b",
	`\\b[Mm]y ex(?:-(?:${PARTNERS}))?,? (?<ex>${NAME})`,
].map((pattern) => new RegExp(pattern, "gu"));

const LONG_AGO =
	/\byears ago\b|\b(?:in|since) (?:19|20)\d\d\b|\bwhen I was\b|\bas a (?:teen\w*|student|kid)\b/i;
const ONLY_THOUGHT =
	/\b(?:if|almost|nearly|dream\w*|imagin\w*|afraid|scared|terrified|worried|worry|fear|wish|thinking (?:of|about))(?: that)?(?: we| I)? ?$|\b(?:didn't|don't want to|never) $/i;
const PARTNER_FACT = new RegExp(`\\b(?:${PARTNERS}|married|engaged|dating|in a relationship)\\b`);

/** Whether a fact is about somebody they have parted from, or says that they're together. */
export function ofTheParted(
	messages: readonly string[],
	facts: readonly string[],
): (fact: string) => boolean {
	const partnersNames = facts
		.filter((fact) => isPartner(somebodyIn(fact)[0] ?? null))
		.map(nameIn)
		.filter((name) => name !== null);
	const parted = messages.flatMap((message, index) =>
		(message.match(/[^.!?\n]+/g) ?? []).flatMap((part) => {
			const sentence = part.trim();
			return LONG_AGO.test(sentence)
				? []
				: PARTINGS.flatMap((pattern) => [...sentence.matchAll(pattern)])
						.filter((match) => !ONLY_THOUGHT.test(sentence.slice(0, match.index)))
						.filter((match) => isOfPartner(match, messages.slice(Math.max(0, index - 2), index + 1), facts))
						.map(({ groups }) => groups?.called ?? groups?.named ?? groups?.ex ?? null);
		}),
	);
	return (fact) =>
		PARTNER_FACT.test(fact) &&
		parted.some((name) => {
			const own = nameIn(fact);
			const isKnown = name !== null && partnersNames.includes(name);
			const isAnother = name !== null && !isKnown && partnersNames.length > 0;
			return !isAnother && (own === null || name === null || own === name);
		});
}

/** "He moved out", "Tom and I are over": the one they live with, unless it's said to be a son, or a friend. */
function isOfPartner(match: RegExpMatchArray, texts: readonly string[], facts: readonly string[]): boolean {
	const { called, he, ex } = match.groups ?? {};
	if (ex !== undefined) {
		return isName(ex) && facts.some((fact) => nameIn(fact) === ex);
	}
	if (called !== undefined) {
		const relation = relationOf(called, facts) ?? introduced(called, texts);
		return isName(called) && (relation === null || isPartner(relation));
	}
	if (he === undefined) {
		return true;
	}
	const spoken = texts.flatMap(somebodyIn).filter((one) => fits(one, he));
	return spoken.length === 0 || spoken.some(isPartner);
}

function introduced(name: string, texts: readonly string[]): string | null {
	const before = new RegExp(`\\b(?:my|our) (?:\\p{L}+ )?([\\p{L}-]+),? ${name}\\b`, "iu").exec(
		texts.join(" "),
	);
	return before?.[1]?.toLowerCase() ?? null;
}
