import type { ChatReply, SendChat } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api.ts";

/** Answers when the reply is complete; the live socket carries it as it is written. */
export function sendMessage(body: SendChat): Promise<ChatReply> {
	return request("/api/ai/chat", { method: "POST", body });
}
