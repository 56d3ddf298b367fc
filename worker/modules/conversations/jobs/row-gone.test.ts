import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { chatConversations } from "../../../db/tables/conversations.table.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { makeDue, openChat, sendMessage, untilIdle } from "../../../test/chat/conversation.ts";
import { deps } from "../../../test/people/factories.ts";

/** As after D1 was put back to a time before the conversation began. */
it("words whose conversation is not in D1 stay in their object as long as their owner is there", async () => {
	const { user, client, conversationId, coach } = await openChat();
	coach.say("Which lamp?").end();
	await sendMessage({ client, user, conversationId }, "I mended the old lamp");
	await untilIdle(conversationId);
	await deps.db.delete(chatConversations).where(eq(chatConversations.id, conversationId));
	await runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) => {
		storage.sql.exec("UPDATE sinks SET cursor = 0");
	});
	await makeDue(conversationId, "outbox");
	await untilIdle(conversationId);
	const words = await runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) =>
		storage.sql.exec("SELECT content FROM messages WHERE role = 'user'").toArray(),
	);
	expect(words).toEqual([{ content: "I mended the old lamp" }]);
});
