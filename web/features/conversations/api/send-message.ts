import type { ChatReply, SendChat } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import { ApiError } from "#web/lib/api/api-error.ts";

/** Words for a conversation that is there already. */
export type ChatMessage = SendChat & { conversationId: string };

/** Answers when the reply is complete; the live socket carries it as it's written. */
export async function sendMessage(body: ChatMessage): Promise<ChatReply> {
	try {
		return await request("POST /api/ai/chat", { body });
	} catch (cause) {
		if (cause instanceof ApiError && cause.serverMessage) {
			throw cause;
		}
		// For logs; the person sees the coach's own bubble.
		throw new Error("Failed to send message", { cause });
	}
}
