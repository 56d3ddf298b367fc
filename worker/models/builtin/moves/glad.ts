import type { Context } from "../context.ts";
import { isPositive } from "../understand/intents.ts";
import { feelsDown, isQuestion, turnsDown } from "../understand/sorrow.ts";

/** Turns good news into something else within the same message: "I called, though I'm still scared". */
const AND_YET = /\b(?:though|although|however|but|yet|still)\b/i;

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
	if (up && memory.focus?.topic.tender !== true && (isPositive(reading.text) || reading.words <= 8)) {
		return !AND_YET.test(reading.text);
	}
	const lately = memory.readings.at(-1)?.intent === "good-news" || memory.focus?.topic.slug === "celebration";
	const moved = reading.moments.some(({ moment }) => moment.weight >= 2);
	return lately && !moved && reading.words <= 14 && !turnsDown(reading);
}
