import { MINE_AGAIN, REPORTED } from "./patterns/english/others.ts";
import { ENGLISH } from "./patterns/english/words.ts";
import type { RiskLevel } from "./risk.ts";
import { compile } from "./text/compile.ts";
import { matcher } from "./text/matcher.ts";

const reported = matcher(() => compile(REPORTED, ENGLISH));

const MINE = /(?:^| )(?:i|im|ive|id|ill|me|my|myself|mine)(?= |$)/;
const FIRST = new Set("i im ive id ill".split(" "));
const THIRD = new Set("he she they hes shes theyre hed shed theyd hell shell theyll who".split(" "));
const NOUNS = new Set(
	`${ENGLISH.family}|${ENGLISH.others}`
		.split("|")
		.filter((each) => !["people", "person", "parents", "ex"].includes(each)),
);

/** "I think my husband is suicidal" has an "I" but isn't about the writer. */
const THIRD_IS = new RegExp(
	`(?<= )(?:he|she|they|hes|shes|theyre|${[...NOUNS].join("|")}) (?:is|was|are|were|seems|feels|felt|might|has|wants|s|gets|sounds|said|says|posted|left|wrote|tried|may|wanted|` +
		`attempted|attempts|survived|considered|talks|talked|mentioned|mentions)(?: [a-z]+){0,3} (?:suicidal|suicide|die|dead|kill|killed|end|dying|note|attempt|jump|overdose|` +
		`overdosed)(?= |$)`,
);

/**
 * Returns whether a match is about the writer: not quoted from another person ("she said she wants to die"), nor
 * about one ("my son wants to die"); but "I told my sister I want to die" is.
 */
export function isOwn(sentence: string, match: RegExpExecArray, level: RiskLevel): boolean {
	if (level === "abuse") {
		return true;
	}
	if (isQuoted(sentence, match)) {
		return false;
	}
	if (FOUND_NOTE.test(sentence)) {
		return false;
	}
	const rest = sentence.slice(match.index + match[0].length);
	if (THIRD_IS.test(match[0]) || /^ (?:himself|herself|themself|themselves)(?= )/.test(rest)) {
		return false;
	}
	return MINE.test(match[0]) || !isOfThird(sentence.slice(0, match.index), match[0]);
}

/** A note that was found is another person's. */
const FOUND_NOTE =
	/ (?:found|find|read|discovered|came across) (?:[a-z]+ ){0,4}(?:suicide|goodbye) (?:note|letter)(?= )(?!.* my own )/;

/** The whole match may say both: "she said she wants to die and so do I". */
function isQuoted(sentence: string, match: RegExpExecArray): boolean {
	const end = match.index + match[0].length + 1;
	for (const { pattern } of reported(sentence)) {
		const report = pattern().exec(sentence);
		if (
			report &&
			report.index < match.index &&
			sentence.slice(report.index + report[0].length, end).search(MINE_AGAIN) < 0
		) {
			return true;
		}
	}
	return false;
}

/** "Someone I follow", "a girl I know": the "I" only says who they are. */
export const KNOWN_BY_ME = new RegExp(
	[
		"(?<= (?:someone|friend|girl|guy|boy|person|man|woman|people|kid|one|mate)) i (?:follow|know|met|teach|coach|love|loved|date|dated|like|work with|live with|play with|talk to|",
		"chat with|mentor)(?= )",
	].join(""),
);

/** "My roommate hasn't left his bed and is …": what follows is about the last person named. */
const ONGOING = / (?:is|was|keeps|kept|has been|been|started|starts) $/;

/** Whether the nearest possible subject before the match is another person. */
function isOfThird(lead: string, match: string): boolean {
	if (/^(?:wants|wishes|hopes|thinks|needs) /.test(match)) {
		return true;
	}
	// After "but" a new subject begins, unless the clause continues the first: "I haven't told my husband but the urge
	// to cut is bad", and "he says he's fine but keeps talking about dying".
	const goesOn = ONGOING.test(` ${lead}`);
	const said = goesOn ? lead : lead.slice(lead.lastIndexOf(" but ") + 1);
	const words = said.replace(KNOWN_BY_ME, " ").trim().split(" ").reverse();
	const nearest = words.findIndex((word) => FIRST.has(word) || THIRD.has(word));
	const noun = words.slice(0, 3).findIndex((word) => NOUNS.has(word));
	if (noun >= 0 && (nearest < 0 || noun < nearest)) {
		return true;
	}
	if (nearest < 0 && goesOn && words.some((word) => NOUNS.has(word))) {
		return true;
	}
	return nearest >= 0 && THIRD.has(words[nearest] as string);
}
