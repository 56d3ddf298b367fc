import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ReplyRequest } from "#worker/models/text-model.ts";
import { BOOSTS, STRENGTH_PROMPTS, STRENGTH_QUESTIONS } from "./content/structure.ts";
import { createContext } from "./context.ts";

/** What stands beside a coaching reply, to act on. */
export type ReplyStructure = Pick<
	MessageMetadata,
	| "suggestedActions"
	| "nextSteps"
	| "motivationalBoost"
	| "strengthPrompt"
	| "followUpQuestion"
	| "helpfulQuestions"
>;

/**
 * Actions, steps and questions that fit the talk so far and its reply. Nothing where words show danger, where
 * the person asked only to be listened to, or where no topic is known: a list that nobody asked for is noise.
 */
export function structureOf(request: ReplyRequest, reply: string): ReplyStructure {
	const turns = [...request.turns, { role: "assistant" as const, content: reply }];
	const { memory, reading, voice } = createContext(request);
	const { focus } = memory;
	const wantsNone = memory.quiet || reading.intent === "want-listen" || /\bjust listen\b/i.test(reading.text);
	if (reading.danger !== null || memory.danger !== null || wantsNone || focus === null) {
		return {};
	}
	const { topic } = focus;
	const intention = reading.intention ?? memory.intention;
	const said = turns.map(({ content }) => content).join("\n");
	const unsaid = (options: readonly string[]) => options.filter((option) => !said.includes(option));
	const steps = voice.take(unsaid([...focus.aspects.flatMap(({ steps = [] }) => steps), ...topic.steps]), 4);
	return {
		suggestedActions: steps.slice(0, 2),
		nextSteps: [...(intention ? [asStep(intention)] : []), ...steps.slice(2)].slice(0, 3),
		motivationalBoost: voice.take(topic.tender ? BOOSTS : [...topic.challenges, ...BOOSTS], 1)[0],
		strengthPrompt: voice.take(STRENGTH_PROMPTS, 1)[0],
		followUpQuestion: voice.take(STRENGTH_QUESTIONS, 1)[0],
		helpfulQuestions: voice.take(unsaid([...topic.exceptions, ...topic.deeper]), 2),
	};
}

/** "call your sister" as the step it is: "Call your sister." */
function asStep(intention: string): string {
	const step = intention.trim().replace(/[.!]+$/, "");
	return `${step.charAt(0).toUpperCase()}${step.slice(1)}.`;
}
