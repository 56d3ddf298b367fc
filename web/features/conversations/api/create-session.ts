import { SESSION_TITLE } from "#shared/chat/messages.ts";
import type { Conversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** A new coaching session. Its first word is the person's. */
export function createSession(userId: string): Promise<Conversation> {
	return request("POST /api/chat/conversations", { body: { userId, title: SESSION_TITLE } });
}
