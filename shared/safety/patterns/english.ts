import type { RiskLevel } from "../risk.ts";
import { ABSENCE } from "./english-absence.ts";
import { CONCEPTS } from "./english-concepts.ts";
import {
	AFFAIRS,
	ASKED_FOR_ONESELF,
	DARK,
	DISTRESS,
	GRIEF,
	MEANS,
	MEANS_AFTER_DARK,
} from "./english-context.ts";
import { ENDING } from "./english-ending.ts";
import { GOODBYE } from "./english-goodbye.ts";
import { ABUSE, VIOLENCE } from "./english-hands.ts";
import { EATING, PSYCHOSIS, SELF_HARM } from "./english-harm.ts";
import { MEANS_AND_PLACES } from "./english-means.ts";
import { IDIOMS } from "./english-ordinary.ts";
import { OTHERS, REPORTED } from "./english-others.ts";
import { SPOKEN_HANDS } from "./english-spoken-hands.ts";
import { SPOKEN_HARM } from "./english-spoken-harm.ts";
import { SPOKEN_HOME } from "./english-spoken-home.ts";
import { SPOKEN_LEAVE } from "./english-spoken-leave.ts";
import { SPOKEN_MEANS } from "./english-spoken-means.ts";
import { SPOKEN_PLANS } from "./english-spoken-plans.ts";
import { SPOKEN_SIGNS } from "./english-spoken-signs.ts";
import { SPOKEN_WISH } from "./english-spoken-wish.ts";
import { TRACES } from "./english-traces.ts";
import { WISH } from "./english-wish.ts";
import { ENGLISH } from "./english-words.ts";

/**
 * What several patterns say together. `weight` is what one match counts: from 3 on it shows the level by
 * itself, less only together with others; of one family, only what weighs most counts.
 */
export type Family = { level: RiskLevel; weight: number; name: string; patterns: readonly string[] };

export const FAMILIES: readonly Family[] = [
	...WISH,
	...ABSENCE,
	...ENDING,
	...MEANS_AND_PLACES,
	...GOODBYE,
	...CONCEPTS,
	...TRACES,
	...SELF_HARM,
	...EATING,
	...PSYCHOSIS,
	...ABUSE,
	...VIOLENCE,
	...SPOKEN_WISH,
	...SPOKEN_LEAVE,
	...SPOKEN_MEANS,
	...SPOKEN_HARM,
	...SPOKEN_HANDS,
	...SPOKEN_PLANS,
	...SPOKEN_SIGNS,
	...SPOKEN_HOME,
];

/** All that stands in a pattern, to know its words. */
export const ENGLISH_SOURCES: readonly string[] = [
	...FAMILIES.flatMap(({ patterns }) => patterns),
	...IDIOMS,
	...OTHERS,
	...REPORTED,
	...DISTRESS,
	...MEANS,
	...AFFAIRS,
	...GRIEF,
	...DARK,
	...MEANS_AFTER_DARK,
	...ASKED_FOR_ONESELF,
	...Object.values(ENGLISH),
];
