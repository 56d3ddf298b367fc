import type { Context } from "../context.ts";
import { isPositive } from "../understand/intents.ts";
import { feelsDown, isQuestion, turnsDown } from "../understand/sorrow.ts";
import { toneOf } from "../understand/tone.ts";
import type { Reading } from "../understand/understand.ts";

/** Turns good news into something else within the same message: "I called, though I'm still scared". */
const AND_YET = /\b(?:though|although|however|but|yet|still)\b/i;

/** "I'm happy for her. And I want to shut the door": a second clause that nobody would cheer. */
function hasOtherSide(reading: Reading): boolean {
	const parts = reading.text.split(/[.!;]+\s+|,? and (?=I\b|a bit|a little|also)/);
	return parts.length > 1 && toneOf(parts.at(-1) ?? "") !== "up";
}

/** Whether this message is to be celebrated. What is felt in it outranks the mood of the one before. */
export function isGlad(context: Context): boolean {
	const { reading, memory } = context;
	if (isQuestion(reading.text) && reading.intent !== "good-news") {
		return false;
	}
	if (reading.intent === "good-news") {
		return !(AND_YET.test(reading.text) && feelsDown(reading));
	}
	if (reading.intent !== "share" || reading.contrast !== null || feelsDown(reading)) {
		return false;
	}
	const up = reading.feelings.some((hit) => hit.up && !hit.negated);
	if (
		up &&
		!hasOtherSide(reading) &&
		memory.focus?.topic.tender !== true &&
		(isPositive(reading.text) || reading.words <= 8)
	) {
		return !AND_YET.test(reading.text);
	}
	const warm = toneOf(reading.text) === "up";
	const lately = memory.readings.slice(-2).some((one) => one.intent === "good-news");
	const moved = reading.moments.some(({ moment }) => moment.weight >= 2);
	return lately && warm && !moved && reading.words <= 14 && !turnsDown(reading);
}
