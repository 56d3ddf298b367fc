import type { ConversationDeps } from "../conversation-deps.ts";
import type { ConversationStorage } from "../conversation-storage.ts";
import type { ConversationTurns } from "../conversation-turns.ts";
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
