import * as openings from "../content/openings.ts";
import { OTHER_CARE } from "../content/others.ts";
import { LONG_AGO, NOW } from "../content/past.ts";
import {
	ASSAULT,
	ATTEMPTED,
	BLOWS,
	BURNED,
	CHOKED,
	FROM_HOSPITAL,
	HANGED_SELF,
	HAS_WOUND,
	SEXTORTED,
	STARVED,
	TODAY,
	URGE,
} from "../content/said.ts";
import type { Danger } from "../content/words.ts";
import { type Said, say } from "../say.ts";
import type { Situation } from "../situation.ts";

/** What can't wait where the words fit every one of some patterns and not another. */
type CareRule = {
	level: Danger;
	id: string;
	when: readonly RegExp[];
	unless?: RegExp;
	says: readonly string[];
};

/** The first rule that fits wins. */
const CARE: readonly CareRule[] = [
	{ level: "abuse", id: "care.sextorted", when: [SEXTORTED], says: openings.SEXTORTED_CARE },
	{ level: "abuse", id: "care.choked", when: [CHOKED], says: openings.CHOKED_CARE },
	{ level: "behaviour", id: "care.long-ago", when: [LONG_AGO], unless: NOW, says: openings.LONG_AGO_CARE },
	{
		level: "abuse",
		id: "care.assault-past",
		when: [ASSAULT, LONG_AGO],
		unless: NOW,
		says: openings.ASSAULT_PAST_CARE,
	},
	{ level: "abuse", id: "care.assault-now", when: [ASSAULT, TODAY], says: openings.ASSAULT_NOW_CARE },
	{ level: "abuse", id: "care.assault", when: [ASSAULT], says: openings.ASSAULT_CARE },
	{ level: "behaviour", id: "care.hanged", when: [ATTEMPTED, HANGED_SELF], says: openings.HANGED_CARE },
	{
		level: "behaviour",
		id: "care.discharged",
		when: [ATTEMPTED, FROM_HOSPITAL],
		says: openings.DISCHARGED_CARE,
	},
	{ level: "eating", id: "care.starved", when: [STARVED], says: openings.STARVED_CARE },
	{ level: "self-harm", id: "care.burn", when: [BURNED], says: openings.BURN_CARE },
	{ level: "self-harm", id: "care.urge", when: [URGE], unless: HAS_WOUND, says: openings.URGE_CARE },
	{ level: "abuse", id: "care.blows", when: [BLOWS], says: openings.BLOWS_CARE },
];

/** Returns what can't wait: by what the message tells, else the level's own. */
export function careOf(s: Situation, level: Danger, care: readonly string[]): Said | null {
	const ofOther = level === "other" ? OTHER_CARE.find(({ when }) => when.test(s.text)) : undefined;
	if (ofOther) {
		return say(s, `care.other-${ofOther.id}`, ofOther.says);
	}
	const rule = CARE.find(
		(each) =>
			each.level === level && each.when.every((when) => when.test(s.text)) && !each.unless?.test(s.text),
	);
	return rule ? say(s, rule.id, rule.says) : say(s, `care.${level}`, care);
}

/** An assault of years ago, and nothing of today. */
export function isPastAssault({ text }: Situation): boolean {
	return ASSAULT.test(text) && LONG_AGO.test(text) && !NOW.test(text);
}
