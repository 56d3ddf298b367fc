import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openChat, sendMessage, untilIdle } from "../../../test/conversation.ts";
import { deps } from "../../../test/factories.ts";
import { chatConversations } from "../conversations.table.ts";

async function titleAfter(messages: string[], renamed?: string): Promise<string | undefined> {
	const { user, client, conversationId, coach } = await openChat();
	if (renamed) {
		await deps.db
			.update(chatConversations)
			.set({ title: renamed })
			.where(eq(chatConversations.id, conversationId));
	}
	for (const message of messages) {
		coach.say("Yes.").end();
		await sendMessage(client, user.id, conversationId, message);
	}
	await untilIdle(conversationId);
	const [row] = await deps.db
		.select()
		.from(chatConversations)
		.where(eq(chatConversations.id, conversationId));
	return row?.title;
}

describe("a conversation's title", () => {
	it("says what the talk is about, in no words of the person", async () => {
		const title = await titleAfter(["hi", "I can't sleep and I lie awake at three"]);
		expect(title).not.toBe("New Conversation");
		expect(title).toMatch(/sleep|night/i);
	});

	it("stays plain when nothing tells, and when the words are the worst ones", async () => {
		expect(await titleAfter(["hi"])).toBe("New Conversation");
		expect(await titleAfter(["I want to die"])).toBe("New Conversation");
	});

	it("leaves alone what the person called it", async () => {
		expect(await titleAfter(["I can't sleep"], "My nights")).toBe("My nights");
	});
});
