import type { ChatMode } from "#shared/chat/modes.ts";
import { isFarewell } from "#shared/farewell/is-farewell.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import type { ReplyStructure } from "../../../models/reply/reply-structure.ts";
import type { ChatTurn } from "../../../models/text-model.ts";
import { fenced } from "../prompts/fence.ts";
import { STRUCTURE_TASK } from "../prompts/tasks.v2.ts";
import { calmWords, isSensitive } from "./sensitive-text.ts";
import { structureShape } from "./shapes.ts";
import { withFallback } from "./with-fallback.ts";

const TURNS = 12;

/** The newest messages of the person that must be free of danger before a reply gets a list. */
const CALM_MESSAGES = 4;

/**
 * Returns the structure beside a coaching reply, by a connected model. Empty after messages that show danger or say
 * goodbye, or when the model fails.
 */
export async function structureBy(
	data: StructuredModel,
	{ turns, summary, mode }: { turns: readonly ChatTurn[]; summary: string; mode: ChatMode },
): Promise<ReplyStructure> {
	const said = turns.filter(({ role }) => role === "user").slice(-CALM_MESSAGES);
	if (said.some(isSensitive) || isFarewell(said.at(-1)?.content ?? "")) {
		return {};
	}
	const talk = fenced("talk", calmWords(turns.slice(-TURNS)));
	const question = {
		name: "structure",
		task: STRUCTURE_TASK,
		about: summary === "" ? talk : `${fenced("earlier", { summary })}\n\n${talk}`,
		shape: structureShape,
		mode,
	};
	const answer = await withFallback(data, question, () => null);
	if (!answer) {
		return {};
	}
	const { suggestedActions, nextSteps, helpfulQuestions, ...lines } = answer;
	return {
		...(suggestedActions.length > 0 ? { suggestedActions } : {}),
		...(nextSteps.length > 0 ? { nextSteps } : {}),
		...(helpfulQuestions.length > 0 ? { helpfulQuestions } : {}),
		...(lines.motivationalBoost ? { motivationalBoost: lines.motivationalBoost } : {}),
		...(lines.strengthPrompt ? { strengthPrompt: lines.strengthPrompt } : {}),
		// The question follows up on the strength, so it makes no sense without one.
		...(lines.strengthPrompt && lines.followUpQuestion ? { followUpQuestion: lines.followUpQuestion } : {}),
	};
}
