import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { ConversationTurns } from "../object/conversation-turns.ts";
import type { ConversationRuns } from "../runs/conversation-runs.ts";

/** What a job works with. */
export type JobContext = {
	store: ConversationStorage;
	deps: ConversationDeps;
	turns: ConversationTurns;
	runs: ConversationRuns;
	/** Removes the conversation everywhere, for good. */
	end: () => Promise<void>;
};
