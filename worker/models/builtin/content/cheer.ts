import * as agreed from "./agreed.ts";
import * as answers from "./answers.ts";
import * as glad from "./celebrate.ts";
import * as company from "./company.ts";
import { FEELING_REFLECTIONS, UP_QUESTIONS } from "./feelings.ts";
import { HOW_QUESTIONS } from "./follow.ts";
import { MOMENTS } from "./moments/index.ts";
import { AFFIRM_TRYING, CONFIDENCE } from "./questions.ts";
import { AFTER_GOOD, DONE_FRAMES, FRAMES, HABIT_FRAMES, REFUSED_FRAMES, WARM_FRAMES } from "./reflections.ts";
import * as replies from "./replies-to-answers.ts";
import { LAUGHS } from "./small-talk.ts";
import { TOPICS } from "./topics/index.ts";

/** Praise, curiosity about the good in it, and pushes: every wording that has no place beside danger. */
export const CHEER: ReadonlySet<string> = new Set([
	...glad.GOOD_FRAMES,
	...glad.GOOD_PLAIN,
	...glad.GOOD_BEYOND,
	...glad.GOOD_FRIEND,
	...glad.GOOD_PUSH,
	...glad.GOOD_NEXT,
	...glad.GOOD_QUESTIONS,
	...glad.GUESS,
	...company.PUSH,
	...company.ACT,
	...company.BELIEVE,
	...company.EVIDENCE,
	...company.AFFIRM_DID,
	...AFFIRM_TRYING,
	...CONFIDENCE,
	...answers.PLAN_AFFIRM,
	...answers.COMMIT_YES,
	...answers.SCALE_HIGH,
	...agreed.DONE,
	...replies.GOOD_MOMENT,
	...replies.GOOD_MOMENT_QUESTIONS,
	...replies.WHAT_HELPS_IN_IT,
	...replies.WARM_QUESTIONS,
	...WARM_FRAMES,
	...DONE_FRAMES,
	...HABIT_FRAMES,
	...REFUSED_FRAMES,
	...FRAMES.intention,
	...AFTER_GOOD,
	...UP_QUESTIONS,
	...HOW_QUESTIONS,
	...(["happy", "proud", "calm", "excited", "grateful", "hopeful", "relieved"] as const).flatMap(
		(feeling) => FEELING_REFLECTIONS[feeling],
	),
	...MOMENTS.filter(({ glad: isGlad }) => isGlad === true).flatMap(({ says, asks }) => [...says, ...asks]),
	...LAUGHS,
]);

/** While something dark stands unanswered in this very talk, even a quiet gladness is one thing too many. */
export const WARMTH: ReadonlySet<string> = new Set([...CHEER, ...glad.GOOD_WARM, ...glad.GOOD_WARM_PLAIN]);

const LIGHT = new Set(["celebration", "creativity", "procrastination", "habits", "screen-time", "exercise"]);

/** Making, playing and getting things done: no subject for somebody who may be in danger. */
export const LIGHT_TOPICS = TOPICS.filter(({ slug }) => LIGHT.has(slug));
