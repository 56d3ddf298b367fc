import type { ChangeConversation, Conversation } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** A new current chat; the one before stays in the list. */
export function newChat(userId: string): Promise<Conversation> {
	return request("POST /api/chat/conversations", { body: { userId, kind: "chat" } });
}

/** Gives it another name, or makes it the current chat. */
export function changeConversation(conversationId: string, body: ChangeConversation): Promise<Conversation> {
	return request("PATCH /api/chat/conversations/:id", { params: { id: conversationId }, body });
}

/** Deletes it; until the given time it can be brought back. */
export function deleteConversation(conversationId: string) {
	return request("DELETE /api/chat/conversations/:id", { params: { id: conversationId } });
}

export function restoreConversation(conversationId: string): Promise<Conversation> {
	return request("POST /api/chat/conversations/:id/restore", { params: { id: conversationId } });
}
