import { ANIMALS, ONE_OF, PARTNERS, SOME_OF } from "./find-facts-words.ts";
import { sameRelation } from "./memory/people.ts";

const DEATH =
	/\b(?:died|dies|dying|dead(?! (?:tired|end|set|serious|right|wrong))|passed away|passed on|funeral|widow(?:er|ed)?|terminal|buried|my late|lost (?:him|her|them|hers|his|my|our)(?! (?:job|keys|phone|way|temper|mind|place|wallet|purse|appetite))|put (?:him|her|it) (?:down|to sleep)|is gone|grief|grieving)\b/i;
const PARTING =
	/\b(?:broke up|break-?up|broken up|breaking up|split up|splitting up|separat(?:ed|ing)|divorc\w+|(?:left|leaving|dumped) (?:me|him|her)|my ex|called off|cheat(?:ed|ing))\b/i;
const JOB_END =
	/\b(?:(?:lost|quit|left|leaving|losing|quitting) (?:my|the|that|this) (?:old )?job|laid off|redundant|fired|let go|resigned|handed in my notice|used to (?:be|work)|out of work|unemployed|retired|last day at work|new job)\b/i;
const MOVE = /\b(?:moved|moving) (?:to|from|out|away|in|back|house)\b|\bused to live\b/i;

const SOMEBODY = new RegExp(`\\b(?:${ONE_OF}|${SOME_OF}|${ANIMALS})\\b`, "gi");
const PARTNER_FACT = new RegExp(`\\b(?:${PARTNERS}|married|engaged)\\b`);
const WORK_KINDS = new Set(["job", "workplace", "hours"]);

type Told = { kind: string; fact: string; from: number };

/**
 * Which facts the messages themselves take back: of one who died nothing is said as if they lived, of a partner
 * nothing after a parting, and no job or home that was left. Rather too much is let go than too little.
 */
export function outlasts(messages: readonly string[]): (told: Told) => boolean {
	const dead: string[] = [];
	let isAnyoneDead = false;
	let hasParted = false;
	let jobEnded = -1;
	let moved = -1;
	for (const [index, message] of messages.entries()) {
		for (const sentence of message.match(/[^.!?\n]+/g) ?? []) {
			if (DEATH.test(sentence)) {
				const named = somebodyIn(sentence);
				// "She died in March": one of those just spoken of; where nobody was, it may be anyone.
				const meant =
					named.length > 0 ? named : somebodyIn(messages.slice(Math.max(0, index - 2), index + 1).join(" "));
				isAnyoneDead ||= meant.length === 0;
				dead.push(...meant);
			}
		}
		hasParted ||= PARTING.test(message);
		jobEnded = JOB_END.test(message) ? index : jobEnded;
		moved = MOVE.test(message) ? index : moved;
	}
	return ({ kind, fact, from }) => {
		const people = [...fact.matchAll(SOMEBODY)].map(([word]) => word.toLowerCase());
		const isOfTheDead = people.some(
			(one) => isAnyoneDead || [...dead].some((other) => sameRelation(one, other)),
		);
		const isOfThePast = PARTNER_FACT.test(fact) && (hasParted || isAnyoneDead || dead.some(isPartner));
		const isLeft = (WORK_KINDS.has(kind) && from < jobEnded) || (kind === "home" && from < moved);
		return !isOfTheDead && !isOfThePast && !isLeft;
	};
}

function isPartner(who: string): boolean {
	return new RegExp(`^(?:${PARTNERS})$`).test(who);
}

function somebodyIn(text: string): string[] {
	return [...text.matchAll(SOMEBODY)].map(([word]) => word.toLowerCase());
}
