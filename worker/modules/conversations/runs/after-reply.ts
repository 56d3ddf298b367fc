import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ConversationDeps } from "../conversation-deps.ts";
import type { ConversationStorage } from "../conversation-storage.ts";
import type { Turn } from "../turn.ts";
import { scheduleRuns } from "./run-jobs.ts";
import { startRun } from "./start-run.ts";

/**
 * Does what the guide says in its reply: starts an exercise there, or notes how something went. Call it in the transaction
 * that ends the turn. Returns the reply's metadata, and other messages to show again.
 */
export function followGuide(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ messageId, request }: Turn,
	metadata: MessageMetadata,
): { metadata: MessageMetadata; changed: string[] } {
	const { starts, outcome } = metadata.guide ?? {};
	if (outcome) {
		store.runs.addOutcome(outcome);
		scheduleRuns(store, deps.now());
	}
	const started =
		starts === undefined
			? null
			: startRun(store, deps, { exerciseId: starts, risk: request.risk, replyId: messageId });
	return started?.ok
		? {
				metadata: { ...metadata, runId: started.run.id },
				changed: started.changed.filter((id) => id !== messageId),
			}
		: { metadata, changed: [] };
}
