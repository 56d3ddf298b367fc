import { expect } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import type { RiskStateOnWire } from "#shared/schemas/safety.ts";
import type { TestClient } from "../people/test-client.ts";
import { type openChat, sendMessage, transcript } from "./conversation.ts";

/** The risk state of a person, as they see it. */
export async function stateOf(client: TestClient, userId: string): Promise<RiskStateOnWire> {
	return (await client.get(`/api/safety/${userId}`)).json<RiskStateOnWire>();
}

/** Says something and hears an answer. */
export async function say(
	chat: Awaited<ReturnType<typeof openChat>>,
	words: string,
	more = {},
): Promise<Message> {
	chat.coach.say("I'm here.").end();
	const answer = await sendMessage(chat, words, more);
	expect(answer.status).toBe(200);
	return (await transcript(chat.client, chat.conversationId)).at(-1) as Message;
}
