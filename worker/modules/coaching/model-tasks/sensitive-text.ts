import { screen } from "#shared/safety/screen.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ChatTurn } from "../../../models/text-model.ts";

/** Whether a message was found to show danger, or to be in doubt: it's answered, and put to no other use. */
export function isSensitive({ isCare, verdict }: Pick<MessageMetadata, "isCare" | "verdict">): boolean {
	return isCare === true || (verdict?.tier ?? "none") !== "none";
}

/**
 * Returns the conversation without messages that showed danger or doubt, and without the replies to them: no model
 * sees those.
 */
export function calmWords(turns: readonly ChatTurn[]): Pick<ChatTurn, "role" | "content">[] {
	return turns
		.filter((turn, at) => {
			const said = turn.role === "user" ? turn : turns[at - 1];
			return !isSensitive(turn) && (said?.role !== "user" || !isSensitive(said));
		})
		.map(({ role, content }) => ({ role, content }));
}

/** Does the same for what a model read from a conversation. */
export function isSensitiveText(text: string): boolean {
	return screen(text) !== "none";
}
