import type { Exercise } from "../exercise.ts";
import { aSteadierDay } from "./doing/a-steadier-day.ts";
import { goodEnoughToSend } from "./doing/good-enough-to-send.ts";
import { moneyOnOnePage } from "./doing/money-on-one-page.ts";
import { oneSmallStep } from "./doing/one-small-step.ts";
import { questionsForTheDoctor } from "./doing/questions-for-the-doctor.ts";
import { sortThePile } from "./doing/sort-the-pile.ts";
import { weighAChoice } from "./doing/weigh-a-choice.ts";
import { whatMattersHere } from "./doing/what-matters-here.ts";
import { aKinderLetter } from "./mind/a-kinder-letter.ts";
import { checkAThought } from "./mind/check-a-thought.ts";
import { stepBackFromAThought } from "./mind/step-back-from-a-thought.ts";
import { threeGoodMoments } from "./mind/three-good-moments.ts";
import { untangleAWorry } from "./mind/untangle-a-worry.ts";
import { writeItOut } from "./mind/write-it-out.ts";
import { aLetterYouNeedNotSend } from "./people/a-letter-you-need-not-send.ts";
import { coolDown } from "./people/cool-down.ts";
import { reachOut } from "./people/reach-out.ts";
import { sayNoKindly } from "./people/say-no-kindly.ts";
import { sayTheHardThing } from "./people/say-the-hard-thing.ts";
import { whoCanCarryWhat } from "./people/who-can-carry-what.ts";
import { backToTheRoom } from "./rest/back-to-the-room.ts";
import { rideTheUrge } from "./rest/ride-the-urge.ts";
import { steadyBreath } from "./rest/steady-breath.ts";
import { windDown } from "./rest/wind-down.ts";

/** In the order of EXERCISE_IDS. */
export const EXERCISES: readonly Exercise[] = [
	windDown,
	untangleAWorry,
	sayTheHardThing,
	oneSmallStep,
	aSteadierDay,
	weighAChoice,
	sortThePile,
	goodEnoughToSend,
	aKinderLetter,
	reachOut,
	steadyBreath,
	backToTheRoom,
	writeItOut,
	aLetterYouNeedNotSend,
	threeGoodMoments,
	whatMattersHere,
	sayNoKindly,
	coolDown,
	stepBackFromAThought,
	checkAThought,
	moneyOnOnePage,
	whoCanCarryWhat,
	rideTheUrge,
	questionsForTheDoctor,
];
