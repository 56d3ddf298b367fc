import { RELATION } from "./facts.ts";

/** News after which a list of tips is out of place, for now. */
export const HARD_NEWS =
	/\b(?:cancer|tumou?r|terminal|stroke|diagnosed|biopsy|intensive care|in (?:a )?coma|accident|overdosed?|fired|sacked|laid off|made redundant|lost my job|evicted|assaulted|attacked|raped|cheated on me|had an affair|losing (?:him|her|them|the baby))\b/i;

export const DEATH = new RegExp(
	`\\b(?:died|dies|dying|dead|death|passed away|passed on|funeral|buried|cremated|killed|had to put \\S+ (?:\\S+ )?(?:to sleep|down)|lost (?:him|her|them|(?:my|our) ${RELATION})|miscarr\\w+|stillb\\w+|(?:my|our) late)\\b`,
	"i",
);
export const PARTING = /\b(?:broke up|broken up|split up|separated|divorc\w+|left me|walked out|moved out|(?:is|are|it's|its) over|my ex)\b/i;
