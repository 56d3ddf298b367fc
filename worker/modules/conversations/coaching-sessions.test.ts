import { describe, expect, it, vi } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import { setDeps, transcript, untilIdle } from "../../test/chat/conversation.ts";
import { ScriptedCoach } from "../../test/chat/scripted-coach.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

async function openSession(more: Record<string, unknown> = {}) {
	const { user, client } = await signedIn();
	const answer = await client.post("/api/chat/conversations", { userId: user.id, ...more });
	expect(answer.status).toBe(201);
	const session = await answer.json<Conversation>();
	const coach = new ScriptedCoach();
	await setDeps(session.id, { model: coach });
	return { user, client, session, coach };
}

describe("a coaching session", () => {
	// spec: 3.42, 7.47, 7.84, 7.87
	it("is made with its own name or a plain one, stands in the list, and waits for the person", async () => {
		const { user, client, session } = await openSession();
		expect(session).toMatchObject({ title: "New Coaching Session", kind: "coaching", messageCount: 0 });
		expect(await transcript(client, session.id)).toEqual([]);
		const named = await client.post("/api/chat/conversations", { userId: user.id, title: " My move " });
		expect(await named.json()).toMatchObject({ title: "My move" });
		const list = await (await client.get(`/api/chat/conversations/${user.id}?kind=coaching`)).json<
			Conversation[]
		>();
		expect(list).toHaveLength(2);
	});

	// spec: 7.49, 7.88
	it("answers with actions, steps and questions beside the words", async () => {
		const { client, session, coach } = await openSession();
		coach.say("That sounds tiring.").end();
		const answer = await client.post(`/api/chat/conversations/${session.id}/messages`, {
			content: "I'm tired: I can't sleep and I lie awake until three. I went to bed early today, though.",
			clientMessageId: "c1",
		});
		expect(answer.status).toBe(201);
		const reply = await answer.json<Message>();
		expect(reply).toMatchObject({ role: "assistant", content: "That sounds tiring.", status: "complete" });
		expect(reply.metadata.suggestedActions).toHaveLength(2);
		expect(reply.metadata.helpfulQuestions).toHaveLength(2);
		expect(reply.metadata.nextSteps).toBeDefined();
		const [asked, stored] = await transcript(client, session.id);
		expect(asked?.metadata.detectedMood?.mood).toBe("tired");
		expect(stored?.metadata).toEqual(reply.metadata);
	});

	it("ends its reply also when nothing can be put beside it", async () => {
		const { client, session, coach } = await openSession();
		const lines: unknown[] = [];
		const structureOf = () => {
			throw new TypeError("no structure");
		};
		await setDeps(session.id, { structureOf, log: (line) => lines.push(line) });
		coach.say("I hear you.").end();
		const answer = await client.post(`/api/chat/conversations/${session.id}/messages`, { content: "Hello" });
		expect(await answer.json()).toMatchObject({ content: "I hear you.", status: "complete" });
		expect(lines).toContainEqual({ level: "warn", structure: "dropped", error: "TypeError" });
	});

	it("has nothing beside words about danger", async () => {
		const { client, session, coach } = await openSession();
		coach.say("I'm glad you told me.").end();
		const answer = await client.post(`/api/chat/conversations/${session.id}/messages`, {
			content: "I want to die",
		});
		const { metadata } = await answer.json<Message>();
		expect(Object.keys(metadata).sort()).toEqual(["disclosure", "isCare", "mode", "safety", "style"]);
	});

	it("has nothing beside words that nobody could read", async () => {
		const { user, client } = await signedIn();
		const made = await client.post("/api/chat/conversations", { userId: user.id });
		const { id } = await made.json<Conversation>();
		const say = async (content: string) =>
			(await client.post(`/api/chat/conversations/${id}/messages`, { content })).json<Message>();
		const told = await say("I called my sister today and I'm proud of it. I can't sleep, though.");
		expect(told.metadata.suggestedActions).toHaveLength(2);
		const { metadata } = await say("私はもう生きていたくない");
		expect(Object.keys(metadata).sort()).toEqual(["guide", "isUnread", "mode", "style"]);
	});

	it("is told to every tab when it is made, renamed, deleted and brought back", async () => {
		const { user, client } = await signedIn();
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		const heard = () =>
			tab.frames.filter((frame) => frame.type === "profile" && frame.changed.includes("conversations"))
				.length;
		const made = await client.post("/api/chat/conversations", { userId: user.id });
		const path = `/api/chat/conversations/${(await made.json<Conversation>()).id}`;
		await vi.waitFor(() => expect(heard()).toBe(1));
		await client.patch(path, { title: "My move" });
		await vi.waitFor(() => expect(heard()).toBe(2));
		await client.request("DELETE", path);
		await vi.waitFor(() => expect(heard()).toBe(3));
		await client.post(`${path}/restore`, {});
		await vi.waitFor(() => expect(heard()).toBe(4));
	});

	it("tells every tab when more was said in it and when it has its name, so that no list has to ask", async () => {
		const { user, client } = await signedIn();
		const made = await client.post("/api/chat/conversations", { userId: user.id });
		const { id } = await made.json<Conversation>();
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		const listed: (string | undefined)[] = [];
		await client.post(`/api/chat/conversations/${id}/messages`, {
			content: "I can't sleep and I lie awake at three",
		});
		await vi.waitFor(async () => {
			expect(tab.frames).toContainEqual({ type: "profile", changed: ["conversations", "count"] });
			const list = await client.get(`/api/chat/conversations/${user.id}?kind=coaching`);
			listed.push((await list.json<Conversation[]>())[0]?.title);
			expect(listed.at(-1)).toMatch(/sleep|night/i);
		});
		const count = tab.frames.length;
		await untilIdle(id);
		expect(tab.frames.length - count).toBeLessThan(3);
	});

	it("refuses an empty message, a name that is too long, and somebody else", async () => {
		const { client, session } = await openSession();
		const stranger = await signedIn();
		const path = `/api/chat/conversations/${session.id}/messages`;
		const empty = await client.post(path, { content: "  " });
		expect(empty.status).toBe(400);
		expect((await readError(empty)).message).toBe("Write something first");
		expect((await stranger.client.post(path, { content: "Hello" })).status).toBe(404);
		const long = { userId: stranger.user.id, title: "x".repeat(101) };
		expect((await stranger.client.post("/api/chat/conversations", long)).status).toBe(400);
		expect((await client.post("/api/chat/conversations", { userId: stranger.user.id })).status).toBe(403);
	});

	it("for the kind chat is a new current chat, or the one in which nothing was said yet", async () => {
		const { user, client } = await signedIn();
		const make = async () =>
			(await client.post("/api/chat/conversations", { userId: user.id, kind: "chat" })).json<Conversation>();
		expect((await make()).id).toBe((await make()).id);
	});
});
