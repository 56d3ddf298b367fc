import type { ChangeConversation, Conversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

const path = (conversationId: string) => `/api/chat/conversations/${conversationId}`;

/** A new current chat; the one before stays in the list. */
export function newChat(userId: string): Promise<Conversation> {
	return request("/api/chat/conversations", { method: "POST", body: { userId, kind: "chat" } });
}

/** Gives it another name, or makes it the current chat. */
export function changeConversation(conversationId: string, body: ChangeConversation): Promise<Conversation> {
	return request(path(conversationId), { method: "PATCH", body });
}

/** Deletes it; until the given time it can be brought back. */
export function deleteConversation(conversationId: string): Promise<{ restorableUntil: string }> {
	return request(path(conversationId), { method: "DELETE" });
}

export function restoreConversation(conversationId: string): Promise<Conversation> {
	return request(`${path(conversationId)}/restore`, { method: "POST", body: {} });
}
