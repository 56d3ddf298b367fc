import { errorMessage } from "#web/lib/api/readable-error.ts";
import { closeChatLine, sayInChat } from "../chat-line.ts";
import type { ConversationStore } from "./conversation-store.ts";

const STOP_FAILED = "We couldn't stop the reply. Please try again.";

/** Shows a stop that didn't reach the server; the reply continues and the button stays. */
export async function stopOrSay(store: ConversationStore): Promise<void> {
	closeChatLine();
	try {
		await store.stop();
	} catch (error) {
		sayInChat(errorMessage(error, STOP_FAILED), store.conversationId);
	}
}
