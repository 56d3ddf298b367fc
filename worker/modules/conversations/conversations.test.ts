import { describe, expect, it, vi } from "vitest";
import type { CurrentConversation, ListedConversation } from "#shared/schemas/conversations.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { chatMessages } from "../../db/tables/messages.table.ts";
import { openChat, sendMessage } from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";
import { addCurrentChat } from "./conversations.repository.ts";

async function load(client: TestClient, userId: string): Promise<CurrentConversation> {
	return (await client.get(`/api/chat/conversation/${userId}?t=${Date.now()}`)).json<CurrentConversation>();
}

async function open(client: TestClient, userId: string): Promise<CurrentConversation> {
	const answer = await client.post("/api/chat/conversation", { userId });
	expect(answer.status).toBe(201);
	return answer.json<CurrentConversation>();
}

describe("the current chat", () => {
	// spec: 4.46
	it("is null before there is one, and asking for it makes none", async () => {
		const { user, client } = await signedIn();
		expect(await load(client, user.id)).toEqual({ conversation: null, messages: [] });
		expect(await load(client, user.id)).toEqual({ conversation: null, messages: [] });
	});

	// spec: 3.41, 4.51, 7.53
	it("opens with a greeting that says hello to somebody without an assessment", async () => {
		const { user, client } = await signedIn();
		const { conversation, messages } = await open(client, user.id);
		expect(conversation).toMatchObject({
			userId: user.id,
			kind: "chat",
			title: "New Conversation",
			isActive: true,
		});
		expect(messages).toMatchObject([
			{ role: "assistant", content: "Hi there! I'm here to chat with you. What's on your mind today?" },
		]);
	});

	// spec: 4.50
	it("opens with the question alone after an assessment", async () => {
		const { user, client } = await signedIn({ assessmentCompleted: true });
		const { messages } = await open(client, user.id);
		expect(messages.map((message) => message.content)).toEqual(["What's on your mind today?"]);
	});

	// spec: 7.51
	it("is the same one for two tabs that open it at once, with one greeting", async () => {
		const { user, client } = await signedIn();
		const [first, second] = await Promise.all([open(client, user.id), open(client, user.id)]);
		expect(second.conversation?.id).toBe(first.conversation?.id);
		expect((await load(client, user.id)).messages).toHaveLength(1);
	});

	it("is completed when the server died between its row and its object", async () => {
		const { user, client } = await signedIn();
		await addCurrentChat(deps.db, "cnv_half", user.id, new Date());
		expect(await load(client, user.id)).toEqual({ conversation: null, messages: [] });
		const { conversation, messages } = await open(client, user.id);
		expect(conversation?.id).toBe("cnv_half");
		expect(messages).toHaveLength(1);
	});

	it("is for oneself only", async () => {
		const other = await openChat();
		const { client } = await signedIn();
		expect((await client.get(`/api/chat/conversation/${other.user.id}`)).status).toBe(403);
		expect((await client.post("/api/chat/conversation", { userId: other.user.id })).status).toBe(403);
	});
});

describe("sending a message", () => {
	// spec: 5.23
	it("without a conversation asks to refresh the page", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post("/api/ai/chat", { message: "Hello", userId: user.id });
		expect(answer.status).toBe(400);
		expect(await readError(answer)).toMatchObject({
			message: "No valid conversation - please refresh the page",
		});
	});

	// spec: 5.20, 7.57
	it("finds the current chat when none is named, and trims what was written", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Hello.").end();
		const answer = await client.post("/api/ai/chat", { message: "  Hello \n", userId: user.id });
		expect(await answer.json()).toMatchObject({ conversationId, message: "Hello." });
		expect(coach.requests[0]?.turns.at(-1)?.content).toBe("Hello");
	});

	// spec: 5.21
	it.each([
		[{ message: "   " }, "Write something first"],
		[{ message: "x".repeat(8_001) }, "Use at most 8,000 characters"],
		[{ interactionStyle: "Tough love" }, "Choose one of the four coaching styles"],
	])("refuses %o and keeps nothing of it", async (fields, message) => {
		const { user, client, conversationId } = await openChat();
		const answer = await sendMessage({ client, user, conversationId }, "Hello", fields);
		expect(answer.status).toBe(400);
		expect(await readError(answer)).toMatchObject({ code: "validation_failed", message });
		expect((await load(client, user.id)).messages).toHaveLength(1);
	});

	it("takes a message of exactly 8,000 characters", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("That is long.").end();
		const answer = await sendMessage({ client, user, conversationId }, "é".repeat(8_000));
		expect(answer.status).toBe(200);
	});

	it("to another person's conversation, or in another person's name, goes nowhere", async () => {
		const other = await openChat();
		const { user, client } = await signedIn();
		const theirs = await sendMessage({ client, user, conversationId: other.conversationId }, "Hello");
		expect(theirs.status).toBe(404);
		const asThem = await sendMessage(
			{ client, user: other.user, conversationId: other.conversationId },
			"Hello",
		);
		expect(asThem.status).toBe(403);
		expect(other.coach.requests).toEqual([]);
	});
});

describe("the list of conversations", () => {
	// spec: 7.46
	it("shows a person's own, of one kind when asked, and not another's", async () => {
		const { user, client, conversationId } = await openChat();
		await openChat();
		const list = async (query: string) => {
			const answer = await client.get(`/api/chat/conversations/${user.id}${query}`);
			return (await answer.json<ListedConversation[]>()).map(({ id }) => id);
		};
		expect(await list("")).toEqual([conversationId]);
		expect(await list("?kind=chat")).toEqual([conversationId]);
		expect(await list("?kind=coaching")).toEqual([]);
		expect((await client.get(`/api/chat/conversations/${user.id}?kind=secret`)).status).toBe(400);
	});

	it("comes in pages of fifty, and a search finds what is on none of the first", async () => {
		const { client, user } = await signedIn();
		const rows = Array.from({ length: 120 }, (_, place) => ({
			id: `cnv_${user.id}_${place}`,
			userId: user.id,
			kind: "coaching" as const,
			title: `Talk ${place}`,
			createdAt: new Date(place),
			lastMessageAt: new Date(1_000_000 + place),
		}));
		// D1 takes a hundred values a statement.
		for (let at = 0; at < rows.length; at += 10) {
			await deps.db.insert(chatConversations).values(rows.slice(at, at + 10));
		}
		const titles: string[] = [];
		let before = "";
		for (const expected of [50, 50, 20]) {
			const path = `/api/chat/conversations/${user.id}?kind=coaching${before}`;
			const page = await (await client.get(path)).json<ListedConversation[]>();
			expect(page).toHaveLength(expected);
			titles.push(...page.map(({ title }) => title));
			before = `&before=${encodeURIComponent(page.at(-1)?.lastMessageAt ?? "")}`;
		}
		expect(titles).toEqual(rows.map(({ title }) => title).reverse());
		await deps.db.insert(chatMessages).values({
			id: `msg_${user.id}`,
			conversationId: `cnv_${user.id}_3`,
			role: "user",
			content: "I planted tulips",
			createdAt: new Date(),
		});
		const found = await (await client.get(`/api/chat/conversations/${user.id}?q=tulips`)).json<
			ListedConversation[]
		>();
		expect(found.map(({ title }) => title)).toEqual(["Talk 3"]);
	});

	it("finds those in which words were said, with where and the words around them", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Lisbon sounds far away.").end();
		await sendMessage({ client, user, conversationId }, "My sister moved to Lisbon");
		const search = async (words: string) => {
			const answer = await client.get(`/api/chat/conversations/${user.id}?q=${encodeURIComponent(words)}`);
			return answer.json<ListedConversation[]>();
		};
		await vi.waitFor(async () => expect((await search("sister"))[0]?.id).toBe(conversationId));
		const found = await search("lisbon");
		expect(found[0]?.matches?.map((match) => match.snippet).sort()).toEqual([
			"My sister moved to ⟦Lisbon⟧",
			"⟦Lisbon⟧ sounds far away.",
		]);
		expect(await search("paris")).toEqual([]);
	});
});

describe("another person's conversation", () => {
	it.each([
		["GET", "messages"],
		["POST", "stop"],
		["POST", "retry"],
	])("answers %s …/%s as if it were not there", async (method, action) => {
		const other = await openChat();
		const { client } = await signedIn();
		const answer = await client.request(method, `/api/chat/conversations/${other.conversationId}/${action}`);
		expect(answer.status).toBe(404);
		expect(await readError(answer)).toMatchObject({ code: "not_found" });
	});
});

describe("a page of messages", () => {
	it.each(["limit=0", "limit=101", "limit=x"])("refuses %s", async (query) => {
		const { client, conversationId } = await openChat();
		expect((await client.get(`/api/chat/conversations/${conversationId}/messages?${query}`)).status).toBe(
			400,
		);
	});
});
