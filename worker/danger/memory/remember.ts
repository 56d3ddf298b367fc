import type { ReplyRequest } from "#worker/models/text-model.ts";
import type { Intent } from "../reading/intents.ts";
import { type Reading, read } from "../reading/reading.ts";
import { asksForSafety, questionIn } from "./asked.ts";
import { type DangerMemory, dangerBefore, levelsOf } from "./danger.ts";

/** What the answers in danger know of the conversation, all of it read back from the turns. */
export type Memory = {
	/** The person's earlier messages, oldest first, without the one to be answered. */
	readings: readonly Reading[];
	replies: readonly string[];
	lastQuestion: string | null;
	/** The last question was whether they are safe. */
	askedSafety: boolean;
	/** They asked for no more questions, or to be listened to. */
	quiet: boolean;
	/** Danger that is still near: heard in one of the last turns, by either side, and not denied since. */
	danger: DangerMemory | null;
};

const LISTENS_FOR = 10;

/** Whether one wish of theirs still stands, and no later message has lifted it. */
function stands(readings: readonly Reading[], wish: Intent, lifted: (reading: Reading) => boolean): boolean {
	const recent = readings.slice(-LISTENS_FOR);
	const at = recent.findLastIndex((one) => one.intent === wish);
	return at >= 0 && !recent.slice(at + 1).some(lifted);
}

const ASK_AGAIN =
	/\b(?:ask me|you (?:can|may) ask|questions? (?:is|are) (?:fine|ok|okay)|what would you (?:ask|like to know))\b/i;

function wantsIdeas(reading: Reading): boolean {
	return reading.intent === "want-idea" || reading.intent === "advice" || ASK_AGAIN.test(reading.text);
}

function wantsQuestions(reading: Reading): boolean {
	return reading.intent !== "stop-asking" && ASK_AGAIN.test(reading.text);
}

export function remember({ turns }: ReplyRequest): { reading: Reading; memory: Memory } {
	const spoken = turns.filter(({ role }) => role === "user").map(({ content }) => content);
	const levels = levelsOf(spoken);
	const all = spoken.map((text, index) => read(text, levels[index] ?? null));
	const lastTurn = turns.at(-2);
	const lastQuestion = lastTurn?.role === "assistant" ? questionIn(lastTurn.content) : null;
	return {
		reading: all.at(-1) ?? read(""),
		memory: {
			readings: all.slice(0, -1),
			replies: turns.filter(({ role }) => role === "assistant").map(({ content }) => content),
			lastQuestion,
			askedSafety: lastQuestion !== null && asksForSafety(lastQuestion),
			quiet: stands(all, "want-listen", wantsIdeas) || stands(all, "stop-asking", wantsQuestions),
			danger: dangerBefore(turns.slice(0, -1), levels.slice(0, -1)),
		},
	};
}
