import { env, runInDurableObject } from "cloudflare:test";
import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { CurrentConversation } from "#shared/schemas/conversations.ts";
import type { ConversationDeps } from "../modules/conversations/conversation-deps.ts";
import { conversationOf } from "../modules/conversations/get-conversation.ts";
import type { UserRow } from "../modules/users/users.table.ts";
import { signedIn } from "./factories.ts";
import { ScriptedCoach } from "./scripted-coach.ts";
import { SocketClient } from "./socket-client.ts";
import type { TestClient } from "./test-client.ts";

/** A signed-in person in an open chat, whose coach says what the test scripts. */
export async function openChat(fields: Partial<UserRow> = {}) {
	const { user, client } = await signedIn(fields);
	const answer = await client.post("/api/chat/conversation", { userId: user.id });
	const { conversation } = await answer.json<CurrentConversation>();
	if (!conversation) {
		throw new Error(`The chat did not open: ${answer.status}`);
	}
	const coach = new ScriptedCoach();
	await setDeps(conversation.id, { model: coach });
	return { user, client, conversationId: conversation.id, coach };
}

/** Replaces what the conversation's object got from outside. To be done again after the object was evicted. */
export async function setDeps(conversationId: string, replaced: Partial<ConversationDeps>): Promise<void> {
	await runInDurableObject(conversationOf(env, conversationId), (instance) => {
		const object = instance as unknown as { deps: ConversationDeps };
		object.deps = { ...object.deps, ...replaced };
	});
}

export function openSocket(client: TestClient, conversationId: string) {
	return SocketClient.open<ConversationFrame>(client, `/api/chat/conversations/${conversationId}/live`);
}

/** Sends a message as the chat bar does. Settles when the reply has ended. */
export function sendMessage(
	client: TestClient,
	userId: string,
	conversationId: string,
	message: string,
	more: Record<string, unknown> = {},
): Promise<Response> {
	return client.post("/api/ai/chat", { message, userId, conversationId, ...more });
}
