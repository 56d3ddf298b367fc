import { request } from "#web/lib/api/api.ts";
import { sessionPath, talkPath } from "#web/lib/paths.ts";

/** Makes a conversation the one that its page shows, and returns the path of that page. */
export async function openConversation(conversationId: string): Promise<string> {
	const { kind } = await request("PATCH /api/chat/conversations/:id", {
		params: { id: conversationId },
		body: { isActive: true },
	});
	return kind === "coaching" ? sessionPath(conversationId) : talkPath(conversationId);
}
