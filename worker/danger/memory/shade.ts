import { tellsOfSuicide } from "#shared/safety/bereaved.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { ReplyRequest } from "#worker/models/text-model.ts";
import { POINTLESS_QUESTIONS } from "../content/doubt/pointless.ts";
import { UNCLEAR_ASKS } from "../content/doubt/unclear.ts";
import { LEVELS } from "../content/index.ts";
import { dangerIn } from "../reading/danger-in.ts";
import type { Reading } from "../reading/reading.ts";
import { mayBeDark } from "../understand/dark.ts";
import { asksDirectly, denies, deniesPlainly, meansOtherwise } from "../understand/denial.ts";
import { explainedAs } from "../understand/explained.ts";
import type { Memory } from "./remember.ts";

/**
 * What hangs over a talk. "gentle": a risk of the last day, or worry for somebody: nothing cheers, pushes or lists.
 * "dark": this talk itself turned dark a few turns ago, or a question about safety stands unanswered: nothing warms
 * to the good in it either, and no light subject is taken up.
 */
export type Shade = "none" | "gentle" | "dark";

/** So many of the person's messages a dark one is felt, where nobody has said that they are safe. */
const DARK_FOR = 6;
/** Words that may be dark and were heard by nothing else fade sooner. */
const MAYBE_FOR = 3;

const SAFETY_ASKS: readonly string[] = [
	...POINTLESS_QUESTIONS,
	...UNCLEAR_ASKS,
	...Object.entries(LEVELS).flatMap(([level, { ask }]) => (level === "other" ? [] : ask)),
];

function asksSafety(reply: string): boolean {
	return asksDirectly(reply) || SAFETY_ASKS.some((line) => reply.includes(line));
}

/** "No", "it's not like that", "worn out, that's all": the question has its answer. */
function answers({ text }: Reading): boolean {
	return (
		denies(text) || deniesPlainly(text) || meansOtherwise(text) || /\bI(?:'m| am) (?:\w+ )?safe\b/i.test(text)
	);
}

function isUnanswered({ replies, readings }: Memory, reading: Reading): boolean {
	const back = [...replies.slice(-DARK_FOR)].reverse().findIndex(asksSafety);
	// Since that reply came as many messages of theirs as replies, and the one to be answered.
	return (
		back >= 0 &&
		![...readings.slice(readings.length - back), reading].some(
			(one, index, all) =>
				answers(one) ||
				explainedAs(one.text, (all[index - 1] ?? readings.at(-back - 1))?.text ?? "") !== null,
		)
	);
}

function isDarkWish(mood: string | null): boolean {
	return mood !== null && (dangerIn(`I want to be ${mood}`) !== null || mayBeDark(`I want to be ${mood}`));
}

/** The one place that decides whether there may be cheer. */
export function shadeOf(request: ReplyRequest, memory: Memory, reading: Reading): Shade {
	const { danger } = memory;
	const now = reading.danger !== null && reading.danger !== "other";
	const before = danger !== null && danger.level !== "other";
	const lately = [...memory.readings.slice(-MAYBE_FOR), reading];
	const settled = lately.findLastIndex(
		(one, index) => answers(one) || explainedAs(one.text, lately[index - 1]?.text ?? "") !== null,
	);
	const maybe = lately
		.slice(settled + 1)
		.some((one) => one.dark !== null || one.farewell || tellsOfSuicide(one.text));
	if (now || before || maybe || isUnanswered(memory, reading)) {
		return "dark";
	}
	const wishes = [request.person.currentMood, request.person.desiredMood].some(isDarkWish);
	const worries = danger !== null || reading.danger !== null;
	const isDark = lately.some((one) => one.dark !== null);
	return isOwnRisk(request.risk) || worries || wishes || isDark ? "gentle" : "none";
}
