import { request } from "#web/lib/api/api.ts";

/** Makes the current chat, with its greeting; gives the same one if it exists. */
export function createConversation(userId: string) {
	return request("POST /api/chat/conversation", { body: { userId } });
}
