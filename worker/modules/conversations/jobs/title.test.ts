import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { chatConversations } from "../../../db/tables/conversations.table.ts";
import { openChat, sendMessage, transcript, untilIdle } from "../../../test/chat/conversation.ts";
import { deps } from "../../../test/people/factories.ts";

async function titleAfter(messages: string[], renamed?: string): Promise<string | undefined> {
	const { user, client, conversationId, coach } = await openChat();
	if (renamed) {
		await client.patch(`/api/chat/conversations/${conversationId}`, { title: renamed });
	}
	for (const message of messages) {
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId }, message);
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

	// spec: P.7
	it("leaves it alone also when the person called it what a new one is called", async () => {
		expect(await titleAfter(["I can't sleep"], "New Conversation")).toBe("New Conversation");
	});

	it("goes with the words that an edit replaces", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const titleNow = async () =>
			(await deps.db.select().from(chatConversations).where(eq(chatConversations.id, conversationId)))[0]
				?.title;
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId }, "I can't sleep and I lie awake at three");
		await untilIdle(conversationId);
		const before = await titleNow();
		expect(before).toMatch(/sleep|night/i);
		const said = (await transcript(client, conversationId)).find(({ role }) => role === "user");
		coach.say("Hi.").end();
		await client.patch(`/api/chat/conversations/${conversationId}/messages/${said?.id}`, { content: "hi" });
		await untilIdle(conversationId);
		expect(await titleNow()).toBe("New Conversation");
	});
});
