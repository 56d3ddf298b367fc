import type { ConversationAnalysis } from "#shared/schemas/coaching.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { cachedModelText } from "../../coaching/model-tasks/cached-model-text.ts";
import { isSensitive } from "../../coaching/model-tasks/sensitive-text.ts";
import { analysisShape } from "../../coaching/model-tasks/shapes.ts";
import { fenced } from "../../coaching/prompts/fence.ts";
import { ANALYSIS_TASK } from "../../coaching/prompts/tasks.v2.ts";
import { readMessages } from "../conversations.service.ts";
import { analyseConversation, isOwnWords } from "./conversation-analysis.ts";

/** Newest messages analysed. */
const ANALYSED_MESSAGES = 100;

const TOLD_MESSAGES = 30;

/** What a conversation was about and how far it went. The summary is a connected model's when it's there. */
export async function analyse(
	deps: Deps,
	user: UserRow,
	conversationId: string,
): Promise<ConversationAnalysis> {
	const { messages } = await readMessages(deps, user, conversationId, { limit: ANALYSED_MESSAGES });
	const analysis = analyseConversation(messages, user.currentHierarchyLevel);
	const said = messages.filter(isOwnWords);
	if (said.length === 0 || said.some(({ metadata }) => isSensitive(metadata))) {
		return analysis;
	}
	const made = await cachedModelText(deps, user, {
		kind: `analysis:${conversationId}`,
		madeOf: messages.at(-1)?.id,
		question: {
			name: "analysis",
			task: ANALYSIS_TASK,
			about: fenced(
				"messages",
				said.slice(-TOLD_MESSAGES).map(({ content }) => content),
			),
			shape: analysisShape,
		},
	});
	return { ...analysis, progressSummary: made?.progressSummary ?? analysis.progressSummary };
}
