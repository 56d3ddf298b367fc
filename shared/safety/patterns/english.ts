import type { RiskLevel } from "../risk.ts";
import type { Pattern } from "../text/compile.ts";
import { ABUSE } from "./english/abuse.ts";
import { BEHAVIOUR } from "./english/behaviour.ts";
import { AFFAIRS, ASKED_FOR_ONESELF, DISTRESS, MEANS } from "./english/context.ts";
import { EATING } from "./english/eating.ts";
import { HINTS } from "./english/hints.ts";
import { IMMINENT } from "./english/imminent.ts";
import { INTENT } from "./english/intent.ts";
import { METHOD } from "./english/method.ts";
import { IDIOMS } from "./english/ordinary.ts";
import { OTHER } from "./english/other.ts";
import { OTHERS, REPORTED } from "./english/others.ts";
import { PSYCHOSIS } from "./english/psychosis.ts";
import { SELF_HARM } from "./english/self-harm.ts";
import { THOUGHTS } from "./english/thoughts.ts";
import { VIOLENCE } from "./english/violence.ts";
import { WISH } from "./english/wish.ts";
import { ENGLISH } from "./english/words.ts";
import type { Family } from "./family.ts";
import { ROW_RULES, ROW_WORDS } from "./row.ts";

const BY_LEVEL: readonly [RiskLevel, readonly Pattern[]][] = [
	["wish", WISH],
	["thoughts", THOUGHTS],
	["method", METHOD],
	["intent", INTENT],
	["imminent", IMMINENT],
	["behaviour", BEHAVIOUR],
	["self-harm", SELF_HARM],
	["eating", EATING],
	["psychosis", PSYCHOSIS],
	["abuse", ABUSE],
	["violence", VIOLENCE],
	["other", OTHER],
];

export const FAMILIES: readonly Family[] = [
	...BY_LEVEL.map(([level, patterns]): Family => ({ name: level, level, weight: 3, patterns })),
	...HINTS.map(([name, level, weight, pattern]): Family => ({ name, level, weight, patterns: [pattern] })),
];

/** All pattern sources, to collect their words. */
export const ENGLISH_SOURCES: readonly string[] = [
	...FAMILIES.flatMap(({ patterns }) => patterns.flat()),
	...[IDIOMS, OTHERS, REPORTED, DISTRESS, MEANS, AFFAIRS, ASKED_FOR_ONESELF].flat(2),
	...ROW_RULES.flatMap(({ patterns }) => patterns),
	...Object.values({ ...ENGLISH, ...ROW_WORDS }),
];
