import { env, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { isDelta, openChat, openSocket, sendMessage } from "../../../test/chat/conversation.ts";

describe("a destroyed conversation", () => {
	it("is gone for every later call, and nothing is rebuilt", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		const sent = sendMessage({ client, user, conversationId }, "Hello");
		coach.say("Hel");
		await socket.until(isDelta);
		const object = getConversationStub(env, conversationId);
		await object.destroy();
		expect(await socket.untilClosed()).toBe(4404);
		expect((await sent).status).toBe(404);
		await evictDurableObject(object);
		expect((await sendMessage({ client, user, conversationId }, "Late")).status).toBe(404);
		expect((await client.get(`/api/chat/conversations/${conversationId}/messages`)).status).toBe(404);
		expect((await client.post("/api/chat/conversation", { userId: user.id })).status).toBe(404);
		const tables = await runInDurableObject(object, async (_, state) => ({
			names: [
				...state.storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"),
			]
				.map((row) => row.name)
				.filter((name) => !name.startsWith("_cf")),
			alarm: await state.storage.getAlarm(),
		}));
		expect(tables).toEqual({ names: ["tombstone"], alarm: null });
	});
});

describe("an object that somebody only guessed the name of", () => {
	it("stores nothing", async () => {
		const { user, client } = await openChat();
		expect((await sendMessage({ client, user, conversationId: "cnv_guessed" }, "Hello")).status).toBe(404);
		const tables = await runInDurableObject(getConversationStub(env, "cnv_guessed"), (_, state) => [
			...state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf%'"),
		]);
		expect(tables).toEqual([]);
	});
});
