import type { Topic } from "../topic.ts";
import { anger } from "./anger.ts";
import { breakup } from "./breakup.ts";
import { celebration } from "./celebration.ts";
import { comparison } from "./comparison.ts";
import { confidence } from "./confidence.ts";
import { creativity } from "./creativity.ts";
import { decision } from "./decision.ts";
import { exercise } from "./exercise.ts";
import { family } from "./family.ts";
import { food } from "./food.ts";
import { friendship } from "./friendship.ts";
import { grief } from "./grief.ts";
import { habits } from "./habits.ts";
import { health } from "./health.ts";
import { jobLoss } from "./job-loss.ts";
import { loneliness } from "./loneliness.ts";
import { lowMood } from "./low-mood.ts";
import { money } from "./money.ts";
import { moving } from "./moving.ts";
import { parenting } from "./parenting.ts";
import { perfectionism } from "./perfectionism.ts";
import { pets } from "./pets.ts";
import { procrastination } from "./procrastination.ts";
import { purpose } from "./purpose.ts";
import { relationship } from "./relationship.ts";
import { screenTime } from "./screen-time.ts";
import { sleep } from "./sleep.ts";
import { socialAnxiety } from "./social-anxiety.ts";
import { stress } from "./stress.ts";
import { study } from "./study.ts";
import { work } from "./work.ts";
import { workConflict } from "./work-conflict.ts";
import { worry } from "./worry.ts";

/** Every topic the coach can speak about. */
export const TOPICS: readonly Topic[] = [
	sleep,
	stress,
	work,
	workConflict,
	loneliness,
	friendship,
	family,
	relationship,
	breakup,
	grief,
	money,
	jobLoss,
	confidence,
	comparison,
	procrastination,
	habits,
	exercise,
	food,
	anger,
	worry,
	lowMood,
	purpose,
	creativity,
	celebration,
	parenting,
	study,
	moving,
	health,
	pets,
	decision,
	perfectionism,
	socialAnxiety,
	screenTime,
];
