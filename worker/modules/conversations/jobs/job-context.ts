import type { ConversationDeps } from "../conversation-deps.ts";
import type { ConversationStorage } from "../conversation-storage.ts";
import type { ConversationTurns } from "../conversation-turns.ts";

/** What a job works with. */
export type JobContext = {
	store: ConversationStorage;
	deps: ConversationDeps;
	turns: ConversationTurns;
	/** Removes the conversation everywhere, for good. */
	end: () => Promise<void>;
};
