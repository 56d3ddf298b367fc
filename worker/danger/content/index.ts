import type { Danger } from "../level.ts";
import { ABUSE_LATER, EATING_LATER, PSYCHOSIS_LATER, VIOLENCE_LATER } from "./later-families.ts";
import { LIFE_LATER, SELF_HARM_LATER } from "./later-life.ts";
import { OTHER_LATER } from "./later-other.ts";
import { BEHAVIOUR, IMMINENT, INTENT, METHOD, THOUGHTS, WISH } from "./levels-life.ts";
import { ABUSE, EATING, OTHER, PSYCHOSIS, SELF_HARM, VIOLENCE } from "./levels-other.ts";
import { FAMILY_OF, type Family, type FamilyWords, type LevelWords } from "./words.ts";

export const LEVELS: Record<Danger, LevelWords> = {
	wish: WISH,
	thoughts: THOUGHTS,
	method: METHOD,
	intent: INTENT,
	imminent: IMMINENT,
	behaviour: BEHAVIOUR,
	"self-harm": SELF_HARM,
	abuse: ABUSE,
	violence: VIOLENCE,
	eating: EATING,
	psychosis: PSYCHOSIS,
	other: OTHER,
};

export const LATER: Record<Family, FamilyWords> = {
	life: LIFE_LATER,
	"self-harm": SELF_HARM_LATER,
	abuse: ABUSE_LATER,
	violence: VIOLENCE_LATER,
	eating: EATING_LATER,
	psychosis: PSYCHOSIS_LATER,
	other: OTHER_LATER,
};

export const DANGERS = Object.keys(LEVELS) as Danger[];

/** The levels of one kind, the softest first. */
export function levelsOf(family: Family): Danger[] {
	return DANGERS.filter((level) => FAMILY_OF[level] === family);
}
