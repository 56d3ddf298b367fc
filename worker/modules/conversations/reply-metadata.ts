import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ReplyRequest } from "../../models/text-model.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import { FAILURE_TEXT, type Turn, type TurnEnd } from "./turn.ts";

/** What stands beside a reply that has ended. `coaching` is its request in a coaching session, null elsewhere. */
export function replyMetadata(
	turn: Turn,
	end: TurnEnd,
	coaching: ReplyRequest | null,
	deps: ConversationDeps,
): MessageMetadata {
	const { mode, style } = turn.request;
	return {
		mode,
		style,
		...(coaching && end.status === "complete" ? structure(coaching, turn.text, deps) : {}),
		...(end.isCut ? { isCut: true } : {}),
		...(end.status === "failed" ? { error: FAILURE_TEXT } : {}),
	};
}

/** A structure that cannot be made is left out and logged: it must never keep a reply from ending. */
function structure(request: ReplyRequest, reply: string, { structureOf, log }: ConversationDeps) {
	try {
		return structureOf(request, reply);
	} catch (error) {
		log({ level: "warn", structure: "dropped", error: error instanceof Error ? error.name : "unknown" });
		return {};
	}
}
