import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { chatConversations } from "../../../db/tables/conversations.table.ts";
import { users } from "../../../db/tables/users.table.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import {
	copiesInDatabase,
	insertMessages,
	makeDue,
	openChat,
	ringUntil,
	sendMessage,
	setDeps,
	untilIdle,
	waitingJobs,
} from "../../../test/chat/conversation.ts";
import { SocketClient } from "../../../test/chat/socket-client.ts";
import { deps } from "../../../test/people/factories.ts";

describe("the outbox", () => {
	function uncopied(conversationId: string) {
		return runInDurableObject(getConversationStub(env, conversationId), (_, state) =>
			state.storage.sql
				.exec("SELECT id FROM messages WHERE change > (SELECT cursor FROM sinks WHERE name = 'database')")
				.toArray(),
		);
	}

	function tablesOf(conversationId: string) {
		return runInDurableObject(getConversationStub(env, conversationId), (_, state) =>
			state.storage.sql
				.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
				.toArray()
				.map(({ name }) => name),
		);
	}

	// spec: 7.54
	it("copies finished messages to D1 with the conversation's preview, count and time", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("A reply.").end();
		await sendMessage({ client, user, conversationId }, "A message");
		await vi.waitFor(async () =>
			expect((await copiesInDatabase(conversationId)).map((row) => row.content).sort()).toEqual(
				["A message", "A reply.", "Hi there! I'm here to chat with you. What's on your mind today?"].sort(),
			),
		);
		const [row] = await deps.db
			.select()
			.from(chatConversations)
			.where(eq(chatConversations.id, conversationId));
		expect(row).toMatchObject({ messageCount: 3, preview: "A reply." });
		expect(row?.lastMessageAt).toBeInstanceOf(Date);
		expect(await (await client.get("/api/chat/messages-count")).json()).toEqual({ count: 3 });
	});

	// spec: 7.54
	it("tells every tab that the count of messages changed, also after a delete and its undo", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await untilIdle(conversationId);
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		const heard = () =>
			tab.frames.filter((frame) => frame.type === "profile" && frame.changed.includes("count")).length;
		coach.say("A reply.").end();
		await sendMessage({ client, user, conversationId }, "A message");
		await vi.waitFor(() => expect(heard()).toBeGreaterThan(0));
		const before = heard();
		await client.request("DELETE", `/api/chat/conversations/${conversationId}`);
		await client.post(`/api/chat/conversations/${conversationId}/restore`, {});
		await vi.waitFor(() => expect(heard()).toBeGreaterThanOrEqual(before + 2));
	});

	it("tries again while D1 fails, and a turn does not wait for it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await untilIdle(conversationId);
		const broken = new Proxy(deps.db, {
			get: (target, name) => {
				if (name === "batch") {
					return () => Promise.reject(new Error("D1 is down"));
				}
				return Reflect.get(target, name, target);
			},
		});
		await setDeps(conversationId, { db: broken, log: () => undefined });
		coach.say("Still here.").end();
		expect((await sendMessage({ client, user, conversationId }, "Hello")).status).toBe(200);
		await ringUntil(conversationId, async () => ((await waitingJobs(conversationId)).get("outbox") ?? 0) > 0);
		expect(await copiesInDatabase(conversationId)).toHaveLength(1);
		await setDeps(conversationId, { db: deps.db, now: () => Date.now() + 10_000 });
		await untilIdle(conversationId);
		expect(await copiesInDatabase(conversationId)).toHaveLength(3);
	});

	it("copies half an emoji once, and leaves the object in peace", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Cut in the middle \ud83d").end();
		const sent = await sendMessage({ client, user, conversationId }, "Half \ud800 an emoji");
		expect(await sent.json()).toMatchObject({ message: "Cut in the middle \ufffd" });
		await untilIdle(conversationId);
		expect(await uncopied(conversationId)).toEqual([]);
		expect(await copiesInDatabase(conversationId)).toHaveLength(3);
		expect((await copiesInDatabase(conversationId)).map((row) => row.content)).toContain(
			"Half \ufffd an emoji",
		);
	});

	it("copies a bounded number at a time and comes back for the rest", async () => {
		const { conversationId } = await openChat();
		const object = getConversationStub(env, conversationId);
		await untilIdle(conversationId);
		await insertMessages(conversationId, Array<string>(250).fill("x"), { isFollowed: false });
		await makeDue(conversationId, "outbox");
		await runDurableObjectAlarm(object);
		expect(await copiesInDatabase(conversationId)).toHaveLength(201);
		await vi.waitFor(async () => expect(await copiesInDatabase(conversationId)).toHaveLength(251), {
			timeout: 5_000,
		});
	});

	it("shows in a list the newest words, not a reply that failed without any, and never half an emoji", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.fail();
		await sendMessage({ client, user, conversationId }, `${"a".repeat(139)}😀`);
		await vi.waitFor(async () => {
			const [row] = await deps.db
				.select()
				.from(chatConversations)
				.where(eq(chatConversations.id, conversationId));
			expect(row?.preview).toBe("a".repeat(139));
		});
	});

	it("drops what D1 refuses because the owner is gone, and ends itself: nothing of theirs is left", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Bye.").end();
		await sendMessage({ client, user, conversationId }, "Bye");
		await deps.db.delete(users).where(eq(users.id, user.id));
		await ringUntil(conversationId, async () => (await tablesOf(conversationId)).includes("tombstone"));
		expect(await tablesOf(conversationId)).not.toContain("messages");
		expect(await copiesInDatabase(conversationId)).toEqual([]);
	});

	it("sends the same thing twice without making two of it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Once.").end();
		await sendMessage({ client, user, conversationId }, "Once");
		await untilIdle(conversationId);
		await runInDurableObject(getConversationStub(env, conversationId), (_, state) => {
			state.storage.sql.exec("UPDATE sinks SET cursor = 0");
		});
		await makeDue(conversationId, "outbox");
		await untilIdle(conversationId);
		expect(await copiesInDatabase(conversationId)).toHaveLength(3);
	});
});
