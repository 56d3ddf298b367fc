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

/** What can't wait: by what was told, else the level's own. */
export function careOf(s: Situation, level: Danger, care: readonly string[]): Said | null {
	const ofOther = level === "other" ? OTHER_CARE.find(({ when }) => when.test(s.text)) : undefined;
	if (ofOther) {
		return say(s, `care.other-${ofOther.id}`, ofOther.says);
	}
	if (level === "abuse" && SEXTORTED.test(s.text)) {
		return say(s, "care.sextorted", openings.SEXTORTED_CARE);
	}
	if (level === "abuse" && CHOKED.test(s.text)) {
		return say(s, "care.choked", openings.CHOKED_CARE);
	}
	if (level === "behaviour" && LONG_AGO.test(s.text) && !NOW.test(s.text)) {
		return say(s, "care.long-ago", openings.LONG_AGO_CARE);
	}
	if (level === "abuse" && ASSAULT.test(s.text)) {
		return isPastAssault(s)
			? say(s, "care.assault-past", openings.ASSAULT_PAST_CARE)
			: TODAY.test(s.text)
				? say(s, "care.assault-now", openings.ASSAULT_NOW_CARE)
				: say(s, "care.assault", openings.ASSAULT_CARE);
	}
	if (ATTEMPTED.test(s.text) && level === "behaviour") {
		if (HANGED_SELF.test(s.text)) {
			return say(s, "care.hanged", openings.HANGED_CARE);
		}
		if (FROM_HOSPITAL.test(s.text)) {
			return say(s, "care.discharged", openings.DISCHARGED_CARE);
		}
	}
	if (level === "eating" && STARVED.test(s.text)) {
		return say(s, "care.starved", openings.STARVED_CARE);
	}
	if (level === "self-harm" && BURNED.test(s.text)) {
		return say(s, "care.burn", openings.BURN_CARE);
	}
	if (level === "self-harm" && URGE.test(s.text) && !HAS_WOUND.test(s.text)) {
		return say(s, "care.urge", openings.URGE_CARE);
	}
	return level === "abuse" && BLOWS.test(s.text)
		? say(s, "care.blows", openings.BLOWS_CARE)
		: say(s, `care.${level}`, care);
}

/** An assault of years ago, and nothing of today. */
export function isPastAssault({ text }: Situation): boolean {
	return ASSAULT.test(text) && LONG_AGO.test(text) && !NOW.test(text);
}
