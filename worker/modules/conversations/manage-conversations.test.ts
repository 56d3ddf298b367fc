import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import {
	type Conversation,
	type CurrentConversation,
	type ListedConversation,
	type Message,
	RESTORE_MS,
} from "#shared/schemas/conversations.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { replyReports } from "../../db/tables/reply-reports.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import {
	copiesInDatabase,
	openChat,
	openSocket,
	sendMessage,
	setDeps,
	transcript,
	untilIdle,
} from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";
import { deleteConversation } from "./manage-conversations.ts";

type Chat = Awaited<ReturnType<typeof openChat>>;

async function spokenChat(words = "I planted tulips today") {
	const chat = await openChat();
	chat.coach.say("Which colour?").end();
	await sendMessage(chat, words);
	await untilIdle(chat.conversationId);
	return chat;
}

const at = (chat: Chat, rest = "") => `/api/chat/conversations/${chat.conversationId}${rest}`;

async function list(client: TestClient, userId: string, query = ""): Promise<ListedConversation[]> {
	return (await client.get(`/api/chat/conversations/${userId}${query}`)).json<ListedConversation[]>();
}

async function current({ client, user }: Chat): Promise<string | undefined> {
	const answer = await client.get(`/api/chat/conversation/${user.id}`);
	return (await answer.json<CurrentConversation>()).conversation?.id;
}

async function newChat({ client, user }: Chat): Promise<Conversation> {
	const answer = await client.post("/api/chat/conversations", { userId: user.id, kind: "chat" });
	expect(answer.status).toBe(201);
	return answer.json<Conversation>();
}

function rowsOf({ conversationId }: Chat) {
	return deps.db.select().from(chatConversations).where(eq(chatConversations.id, conversationId));
}

function reportsBy({ user }: Chat) {
	return deps.db.select().from(replyReports).where(eq(replyReports.userId, user.id));
}

/** As if the time in which a delete can be undone were over. */
async function afterRestoreTime({ conversationId }: Chat): Promise<void> {
	const later = Date.now() + RESTORE_MS + 1;
	await setDeps(conversationId, { now: () => later });
	await runInDurableObject(getConversationStub(env, conversationId), (instance) => instance.alarm?.());
}

describe("the name of a conversation", () => {
	it("is what the person calls it, and the talk's own title takes it back no more", async () => {
		const chat = await spokenChat();
		const renamed = await (
			await chat.client.patch(at(chat), { title: "  The garden " })
		).json<Conversation>();
		expect(renamed.title).toBe("The garden");
		chat.coach.say("Tell me.").end();
		await sendMessage(chat, "My sister and I fell out over money");
		await untilIdle(chat.conversationId);
		expect((await list(chat.client, chat.user.id)).map(({ title }) => title)).toEqual(["The garden"]);
	});

	it.each([[{ title: "" }], [{ title: "x".repeat(101) }], [{}], [{ isActive: "yes" }]])(
		"%o is refused, and says what to do",
		async (body) => {
			const chat = await openChat();
			const answer = await chat.client.patch(at(chat), body);
			expect(answer.status).toBe(400);
			expect((await readError(answer)).message).not.toBe("");
		},
	);
});

describe("a new conversation", () => {
	it("takes the place of the current one, which stays in the list and can be taken up again", async () => {
		const chat = await spokenChat();
		const made = await newChat(chat);
		expect(made).toMatchObject({ kind: "chat", isActive: true, title: "New Conversation" });
		expect(await current(chat)).toBe(made.id);
		expect((await list(chat.client, chat.user.id)).map(({ isActive }) => isActive).sort()).toEqual([
			false,
			true,
		]);
		const changed = await chat.client.patch(at(chat), { isActive: true });
		expect([changed.status, (await changed.json<Conversation>()).isActive]).toEqual([200, true]);
		expect(await current(chat)).toBe(chat.conversationId);
		expect((await transcript(chat.client, chat.conversationId)).length).toBe(3);
	});

	// spec: P.63
	it("leaves the one before to be read at its own address, by its owner only", async () => {
		const chat = await spokenChat();
		const made = await newChat(chat);
		const load = async (client: TestClient, userId: string, id: string) =>
			client.get(`/api/chat/conversation/${userId}?id=${id}`);
		const before = await load(chat.client, chat.user.id, chat.conversationId);
		const { conversation, messages } = await before.json<CurrentConversation>();
		expect(conversation).toMatchObject({ id: chat.conversationId, isActive: false });
		expect(messages.map(({ content }) => content)).toContain("I planted tulips today");
		// Reading it is not going there.
		expect(await current(chat)).toBe(made.id);
		const other = await signedIn();
		const foreign = await load(other.client, other.user.id, chat.conversationId);
		expect([foreign.status, (await load(chat.client, chat.user.id, "cnv_none")).status]).toEqual([404, 404]);
	});

	it("and a coaching session is no chat", async () => {
		const chat = await openChat();
		const made = await chat.client.post("/api/chat/conversations", {
			userId: chat.user.id,
			kind: "coaching",
		});
		const { id } = await made.json<Conversation>();
		expect((await chat.client.get(`/api/chat/conversation/${chat.user.id}?id=${id}`)).status).toBe(404);
	});

	it("is the current one when nothing was said in that yet", async () => {
		const chat = await openChat();
		expect((await newChat(chat)).id).toBe(chat.conversationId);
	});
});

describe("a conversation that is deleted", () => {
	it("is gone at once, from every list and for every call, and its tabs hear it", async () => {
		const chat = await spokenChat();
		const socket = await openSocket(chat.client, chat.conversationId);
		const answer = await chat.client.request("DELETE", at(chat));
		expect(answer.status).toBe(200);
		const { restorableUntil } = await answer.json<{ restorableUntil: string }>();
		expect(Date.parse(restorableUntil) - Date.now()).toBeGreaterThan(RESTORE_MS - 5000);
		expect(await list(chat.client, chat.user.id)).toEqual([]);
		expect(await list(chat.client, chat.user.id, "?q=tulips")).toEqual([]);
		expect(await current(chat)).toBeUndefined();
		const count = await chat.client.get("/api/chat/messages-count");
		expect(await count.json()).toEqual({ count: 0 });
		for (const path of ["/messages", "/analysis"]) {
			expect((await chat.client.get(at(chat, path))).status).toBe(404);
		}
		expect((await sendMessage(chat, "Hello?")).status).toBe(404);
		expect((await chat.client.patch(at(chat), { title: "Still here" })).status).toBe(404);
		expect((await chat.client.request("DELETE", at(chat))).status).toBe(404);
		await vi.waitFor(() => expect(socket.closed).not.toBeNull());
	});

	it("comes back whole while that can be undone, and is the current one again", async () => {
		const chat = await spokenChat();
		const before = await transcript(chat.client, chat.conversationId);
		await chat.client.request("DELETE", at(chat));
		expect((await chat.client.post(at(chat, "/restore"), {})).status).toBe(200);
		expect(await transcript(chat.client, chat.conversationId)).toEqual(before);
		expect(await current(chat)).toBe(chat.conversationId);
		expect(await list(chat.client, chat.user.id, "?q=tulips")).toHaveLength(1);
		// Asked twice, as after a lost answer, it is still there.
		expect((await chat.client.post(at(chat, "/restore"), {})).status).toBe(200);
		chat.coach.say("Red ones.").end();
		expect((await sendMessage(chat, "Red")).status).toBe(200);
	});

	it("stays in the list when another tab brings it back before the list has heard that it is deleted", async () => {
		const chat = await spokenChat();
		const object = getConversationStub(env, chat.conversationId);
		let restoring: Promise<boolean> | undefined;
		let asked = 0;
		const now = () => {
			asked += 1;
			// The second time is after the object was told, and before the list is.
			if (asked === 2) {
				restoring = object.restore(chat.user.id);
			}
			return new Date();
		};
		await deleteConversation({ ...deps, now }, chat.user, chat.conversationId);
		expect(await restoring).toBe(true);
		expect((await rowsOf(chat))[0]?.deletedAt).toBeNull();
		expect(await list(chat.client, chat.user.id)).toHaveLength(1);
	});

	it("comes back beside the chat that took its place", async () => {
		const chat = await spokenChat();
		await chat.client.request("DELETE", at(chat));
		const made = await newChat(chat);
		await chat.client.post(at(chat, "/restore"), {});
		expect(await current(chat)).toBe(made.id);
		expect(await list(chat.client, chat.user.id)).toHaveLength(2);
		// And becomes the current one when it is asked for.
		await chat.client.patch(at(chat), { isActive: true });
		expect(await current(chat)).toBe(chat.conversationId);
	});

	it("ends for good when the time is over: its object, its row and the copies of its words", async () => {
		const chat = await spokenChat();
		expect((await copiesInDatabase(chat.conversationId)).length).toBeGreaterThan(0);
		await chat.client.request("DELETE", at(chat));
		await afterRestoreTime(chat);
		expect((await chat.client.post(at(chat, "/restore"), {})).status).toBe(404);
		expect(await copiesInDatabase(chat.conversationId)).toEqual([]);
		expect(await rowsOf(chat)).toEqual([]);
		const left = await runInDurableObject(getConversationStub(env, chat.conversationId), (_, { storage }) =>
			storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray(),
		);
		expect(left).toEqual([{ name: "tombstone" }]);
	});

	it("waits with its end when the database does not answer, and cannot be brought back meanwhile", async () => {
		const chat = await spokenChat();
		await chat.client.request("DELETE", at(chat));
		const { db } = deps;
		await setDeps(chat.conversationId, {
			db: {
				delete: () => ({ where: () => Promise.reject(new Error("D1 is down")) }),
			} as unknown as typeof db,
		});
		await afterRestoreTime(chat);
		expect((await chat.client.post(at(chat, "/restore"), {})).status).toBe(404);
		await setDeps(chat.conversationId, { db, now: () => Date.now() + 10 * RESTORE_MS });
		await runInDurableObject(getConversationStub(env, chat.conversationId), (instance) => instance.alarm?.());
		expect(await rowsOf(chat)).toEqual([]);
	});

	it("keeps what its coach was just saying, should it come back", async () => {
		const chat = await openChat();
		chat.coach.say("Let me think about");
		const sent = sendMessage(chat, "What now?");
		await vi.waitFor(async () =>
			expect((await transcript(chat.client, chat.conversationId)).at(-1)?.content).toContain("Let me think"),
		);
		await chat.client.request("DELETE", at(chat));
		expect([200, 404]).toContain((await sent).status);
		await chat.client.post(at(chat, "/restore"), {});
		expect((await transcript(chat.client, chat.conversationId)).at(-1)).toMatchObject({
			content: "Let me think about",
			status: "stopped",
		});
	});

	it("is nobody else's to rename, delete or bring back", async () => {
		const chat = await spokenChat();
		const { client } = await signedIn();
		expect((await client.patch(at(chat), { title: "Mine" })).status).toBe(404);
		expect((await client.request("DELETE", at(chat))).status).toBe(404);
		await chat.client.request("DELETE", at(chat));
		expect((await client.post(at(chat, "/restore"), {})).status).toBe(404);
		expect(await current(chat)).toBeUndefined();
	});
});

describe("a reply that is reported", () => {
	it("is kept with the reason, once, and with nothing that the person wrote", async () => {
		const chat = await spokenChat("I planted tulips today");
		const reply = (await transcript(chat.client, chat.conversationId)).at(-1) as Message;
		const path = at(chat, `/messages/${reply.id}/report`);
		expect((await chat.client.post(path, {})).status).toBe(201);
		expect((await chat.client.post(path, { reason: "It did not listen" })).status).toBe(201);
		const rows = await reportsBy(chat);
		expect(rows).toMatchObject([
			{ messageId: reply.id, content: "Which colour?", reason: "It did not listen", userId: chat.user.id },
		]);
		expect(JSON.stringify(rows)).not.toContain("tulips");
	});

	it("must be a reply, of a conversation of one's own", async () => {
		const chat = await spokenChat();
		const [said, reply] = (await transcript(chat.client, chat.conversationId)).slice(-2);
		expect((await chat.client.post(at(chat, `/messages/${said?.id}/report`), {})).status).toBe(404);
		const { client } = await signedIn();
		expect((await client.post(at(chat, `/messages/${reply?.id}/report`), {})).status).toBe(404);
		const long = { reason: "x".repeat(1001) };
		expect((await chat.client.post(at(chat, `/messages/${reply?.id}/report`), long)).status).toBe(400);
		expect(await reportsBy(chat)).toEqual([]);
	});
});
