import type { ReplyRequest } from "../../../models/text-model.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { windowOf } from "../object/history.ts";
import type { Turn } from "../object/turn.ts";
import type { ReplyStructures } from "../reply-structures.ts";
import { openRun } from "../runs/show-run.ts";

/** What a model is asked with: the turn's own request, and what the conversation holds around it. */
export function replyRequest(
	turn: Turn,
	store: ConversationStorage,
	deps: ConversationDeps,
	structures: ReplyStructures,
): ReplyRequest {
	const { replaces } = turn.request;
	return {
		...turn.request,
		written: turn.text,
		// A reply that the guide gave in a model's place needs no different wording.
		instead: replaces && !replaces.metadata.standsIn ? replaces.content : "",
		summary: store.meta()?.summary ?? "",
		agreed: structures.agreedFor(turn),
		openSteps: structures.openSteps(turn),
		run: openRun(store, deps),
		canBringBack: store.pages.hasSetAside(),
		turns: windowOf(store.messages.history(turn.userMessageId)),
	};
}
