import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { ChatReply, Message, MessagePage } from "#shared/schemas/conversations.ts";
import { openChat, openSocket, sendMessage, setDeps } from "../../test/conversation.ts";
import { day } from "../../test/days.ts";
import { clientOf, deps } from "../../test/factories.ts";
import { readError } from "../../test/read-error.ts";
import { ScriptedCoach } from "../../test/scripted-coach.ts";
import type { TestClient } from "../../test/test-client.ts";
import { users } from "../users/users.table.ts";
import { chatConversations } from "./conversations.table.ts";
import { conversationOf } from "./get-conversation.ts";
import { chatMessages } from "./messages.table.ts";
import { FAILURE_TEXT } from "./turn.ts";

type Frame<Type extends ConversationFrame["type"]> = Extract<ConversationFrame, { type: Type }>;

const isDelta = (frame: ConversationFrame): frame is Frame<"delta"> => frame.type === "delta";
const isEndOfTurn = (frame: ConversationFrame): frame is Frame<"turn"> =>
	frame.type === "turn" && frame.turn === null;
const isSnapshot = (frame: ConversationFrame): frame is Frame<"snapshot"> => frame.type === "snapshot";

async function transcript(client: TestClient, conversationId: string): Promise<Message[]> {
	const answer = await client.get(`/api/chat/conversations/${conversationId}/messages`);
	return (await answer.json<MessagePage>()).messages;
}

describe("a reply", () => {
	it("comes to the socket as it is written and is the answer of the call when it is whole", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		const answer = sendMessage(client, user.id, conversationId, "I slept badly", { clientMessageId: "c1" });
		coach.say("That ", "sounds ", "long.");
		await socket.until((frame) => isDelta(frame) && frame.text === "long.");
		coach.end();
		const reply = await (await answer).json<ChatReply>();
		expect(reply).toMatchObject({
			message: "That sounds long.",
			conversationId,
			aiProvider: "builtin",
			mode: "deep",
			status: "complete",
		});
		await socket.until(isEndOfTurn);
		const deltas = socket.frames.filter(isDelta);
		expect(deltas.map(({ offset, text }) => [offset, text])).toEqual([
			[0, "That "],
			[5, "sounds "],
			[12, "long."],
		]);
		const asked = socket.frames.find((frame) => frame.type === "message" && frame.message.role === "user");
		expect(asked).toMatchObject({ message: { content: "I slept badly", clientMessageId: "c1" } });
	});

	it("is seen by every open tab, and by one that comes in the middle of it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const first = await openSocket(client, conversationId);
		const sent = sendMessage(client, user.id, conversationId, "Hello");
		coach.say("One ");
		await first.until(isDelta);
		const second = await openSocket(await clientOf(user.id), conversationId);
		const snapshot = await second.until(isSnapshot);
		expect(snapshot.turn).toMatchObject({ status: "writing", text: "One " });
		expect(snapshot.messages.at(-1)).toMatchObject({ status: "streaming", content: "One " });
		coach.say("two.").end();
		await sent;
		expect(await second.until(isDelta)).toMatchObject({ offset: 4, text: "two." });
		await second.until(isEndOfTurn);
		expect(await transcript(client, conversationId)).toMatchObject([
			{ role: "assistant", metadata: { kind: "greeting" } },
			{ role: "user", content: "Hello", status: "complete" },
			{ role: "assistant", content: "One two.", status: "complete" },
		]);
	});

	it("is one for a message that is sent twice at once, and for one that is sent again later", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const again = () =>
			sendMessage(client, user.id, conversationId, "Only once", { clientMessageId: "same" });
		const both = Promise.all([again(), again()]);
		coach.say("Once.").end();
		const [first, second] = await Promise.all((await both).map((answer) => answer.json<ChatReply>()));
		const third = await (await again()).json<ChatReply>();
		expect(second).toEqual(first);
		expect(third).toEqual(first);
		expect(coach.requests).toHaveLength(1);
		expect(await transcript(client, conversationId)).toHaveLength(3);
	});

	it("holds the turn: another message meanwhile is refused and nothing of it is kept", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const first = sendMessage(client, user.id, conversationId, "First");
		await vi.waitUntil(() => coach.requests.length === 1);
		const second = await sendMessage(client, user.id, conversationId, "Second");
		expect(second.status).toBe(409);
		expect(await readError(second)).toMatchObject({ code: "turn_in_progress" });
		coach.say("Yes.").end();
		expect((await first).status).toBe(200);
		expect((await transcript(client, conversationId)).map((message) => message.content)).not.toContain(
			"Second",
		);
	});

	it("is stopped by the person, and what was said stays", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		const sent = sendMessage(client, user.id, conversationId, "Tell me everything");
		coach.say("Well, ");
		await socket.until(isDelta);
		const stopped = await client.request("POST", `/api/chat/conversations/${conversationId}/stop`);
		expect(await stopped.json()).toMatchObject({ status: "stopped", content: "Well, " });
		expect(await (await sent).json()).toMatchObject({ status: "stopped", message: "Well, " });
		expect((await socket.until(isEndOfTurn)).error).toBeUndefined();
		// Stopping what has already ended changes nothing.
		const again = await client.request("POST", `/api/chat/conversations/${conversationId}/stop`);
		expect(await again.json()).toMatchObject({ status: "stopped", content: "Well, " });
	});

	it("that fails is said in kind words, kept with the message, and can be tried again in place", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		coach.say("I was ").fail();
		const answer = await sendMessage(client, user.id, conversationId, "Are you there?", {
			clientMessageId: "c1",
		});
		expect(answer.status).toBe(503);
		expect(await readError(answer)).toMatchObject({ code: "coach_unavailable", message: FAILURE_TEXT });
		expect(await socket.until(isEndOfTurn)).toMatchObject({ error: FAILURE_TEXT });
		const failed = (await transcript(client, conversationId)).at(-1);
		expect(failed).toMatchObject({ status: "failed", content: "I was ", metadata: { error: FAILURE_TEXT } });

		coach.say("I am here.").end();
		const retried = await client.request("POST", `/api/chat/conversations/${conversationId}/retry`);
		expect(await retried.json()).toMatchObject({ id: failed?.id, status: "complete", content: "I am here." });
		const messages = await transcript(client, conversationId);
		expect(messages).toHaveLength(3);
		expect(messages.at(-1)?.metadata.error).toBeUndefined();
		const nothing = await client.request("POST", `/api/chat/conversations/${conversationId}/retry`);
		expect(nothing.status).toBe(400);
	});

	it("that failed is tried again when the same message is sent again", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.fail();
		const more = { clientMessageId: "c1" };
		expect((await sendMessage(client, user.id, conversationId, "Hello?", more)).status).toBe(503);
		coach.say("Hello.").end();
		const again = await sendMessage(client, user.id, conversationId, "Hello?", more);
		expect(await again.json()).toMatchObject({ message: "Hello.", status: "complete" });
		expect(await transcript(client, conversationId)).toHaveLength(3);
	});

	it("is given up when the model never ends, and the turn does not stay open", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const sent = sendMessage(client, user.id, conversationId, "Hello?");
		await vi.waitUntil(() => coach.requests.length === 1);
		await setDeps(conversationId, { now: () => Date.now() + 10 * 60_000 });
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		expect((await sent).status).toBe(503);
		expect((await transcript(client, conversationId)).at(-1)).toMatchObject({ status: "failed" });
	});

	it("is told who the person is, how they want to be answered and what was said", async () => {
		const { user, client, conversationId, coach } = await openChat({
			firstName: "Ana",
			primaryGoal: "purpose",
			mbtiType: "INFP",
			timeZone: "Asia/Kolkata",
		});
		await client.post("/api/assessments", {
			userId: user.id,
			date: day(0),
			physiologicalScore: 4,
			safetyScore: 2,
			loveScore: 5,
			esteemScore: 3,
			actualizationScore: 4,
			overallMood: 2,
		});
		coach.say("Yes.").end();
		await sendMessage(client, user.id, conversationId, "What now?", {
			interactionStyle: "Need motivation",
			simpleMode: true,
		});
		const request = coach.requests[0];
		expect(request).toMatchObject({
			mode: "practical",
			style: "need-motivation",
			person: {
				firstName: "Ana",
				goal: "purpose",
				personalityType: "INFP",
				currentLevel: "safety",
				ratings: { safety: 2, love: 5 },
				overallMood: 2,
			},
		});
		expect(request?.turns.at(-1)).toEqual({ role: "user", content: "What now?" });
		expect(request?.turns[0]?.role).toBe("assistant");
	});
});

describe("a conversation whose object dies in the middle of a reply", () => {
	async function killInMidReply() {
		const chat = await openChat();
		const socket = await openSocket(chat.client, chat.conversationId);
		await setDeps(chat.conversationId, { checkpointEveryMs: 0 });
		const sent = sendMessage(chat.client, chat.user.id, chat.conversationId, "Stay with me", {
			clientMessageId: "c1",
		}).catch(() => null);
		chat.coach.say("I am ", "still ");
		await socket.until((frame) => isDelta(frame) && frame.text === "still ");
		await abort(chat.conversationId);
		await sent;
		return chat;
	}

	/** Ends the object as a crash does: nothing in memory survives and nothing is told. */
	async function abort(conversationId: string): Promise<void> {
		await runInDurableObject(conversationOf(env, conversationId), (_, state) => {
			state.abort("crashed by a test");
		}).catch(() => undefined);
	}

	it("keeps what the person wrote and finishes the reply once, from where it was", async () => {
		const { client, conversationId } = await killInMidReply();
		const coach = new ScriptedCoach();
		await setDeps(conversationId, { model: coach });
		const socket = await openSocket(client, conversationId);
		const snapshot = await socket.until(isSnapshot);
		expect(snapshot.turn?.text).toBe("I am still ");
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		coach.say("I am ", "still ", "here.").end();
		await socket.until(isEndOfTurn);
		expect(socket.frames.filter(isDelta).map(({ offset, text }) => [offset, text])).toEqual([[11, "here."]]);
		expect(await transcript(client, conversationId)).toMatchObject([
			{ role: "assistant" },
			{ role: "user", content: "Stay with me" },
			{ role: "assistant", content: "I am still here.", status: "complete" },
		]);
		expect(coach.requests).toHaveLength(1);
	});

	it("marks the reply as failed when it dies again, with Retry left to the person", async () => {
		const { client, conversationId } = await killInMidReply();
		await setDeps(conversationId, { model: new ScriptedCoach() });
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		await abort(conversationId);
		await setDeps(conversationId, { model: new ScriptedCoach() });
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		expect((await transcript(client, conversationId)).at(-1)).toMatchObject({
			status: "failed",
			content: "I am still ",
		});
	});

	it("answers the same message sent again with the reply it already has", async () => {
		const { user, client, conversationId } = await killInMidReply();
		const coach = new ScriptedCoach();
		await setDeps(conversationId, { model: coach });
		const again = sendMessage(client, user.id, conversationId, "Stay with me", { clientMessageId: "c1" });
		coach.say("I am still here.").end();
		expect(await (await again).json()).toMatchObject({ message: "I am still here." });
		expect(await transcript(client, conversationId)).toHaveLength(3);
	});
});

describe("sockets of a conversation", () => {
	it("sleep with the object and are still there when it wakes", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		await socket.until(isSnapshot);
		await evictDurableObject(conversationOf(env, conversationId));
		await setDeps(conversationId, { model: coach });
		coach.say("Good morning.").end();
		await sendMessage(client, user.id, conversationId, "Are you awake?");
		expect(await socket.until(isDelta)).toMatchObject({ text: "Good morning." });
	});

	it("only listen: anything but a ping closes them", async () => {
		const { client, conversationId } = await openChat();
		const socket = await openSocket(client, conversationId);
		socket.send('{"type":"ping"}');
		socket.send('{"type":"message"}');
		expect(await socket.untilClosed()).toBe(1008);
	});

	it("close when their session ends, and those of another session stay", async () => {
		const { user, client, conversationId } = await openChat();
		const otherClient = await clientOf(user.id);
		const socket = await openSocket(client, conversationId);
		const other = await openSocket(otherClient, conversationId);
		await client.request("POST", "/api/auth/signout");
		expect(await socket.untilClosed()).toBe(4401);
		expect(other.closed).toBeNull();
	});

	it("are refused without an upgrade, from another origin, and to another person", async () => {
		const { client, conversationId } = await openChat();
		const stranger = await openChat();
		const path = `/api/chat/conversations/${conversationId}/live`;
		expect((await client.get(path)).status).toBe(426);
		const foreign = { headers: { upgrade: "websocket", origin: "https://evil.test" } };
		expect((await client.request("GET", path, foreign)).status).toBe(403);
		const upgrade = { headers: { upgrade: "websocket" } };
		expect((await stranger.client.request("GET", path, upgrade)).status).toBe(404);
	});
});

describe("the outbox", () => {
	async function copies(conversationId: string) {
		return deps.db.select().from(chatMessages).where(eq(chatMessages.conversationId, conversationId));
	}

	it("copies finished messages to D1 with the conversation's preview, count and time", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("A reply.").end();
		await sendMessage(client, user.id, conversationId, "A message");
		await vi.waitFor(async () =>
			expect((await copies(conversationId)).map((row) => row.content).sort()).toEqual(
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

	it("tries again while D1 fails, and a turn does not wait for it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await runDurableObjectAlarm(conversationOf(env, conversationId));
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
		expect((await sendMessage(client, user.id, conversationId, "Hello")).status).toBe(200);
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		expect(await copies(conversationId)).toHaveLength(1);
		await setDeps(conversationId, { db: deps.db, now: () => Date.now() + 10_000 });
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		expect(await copies(conversationId)).toHaveLength(3);
	});

	it("copies half an emoji once, and leaves the object in peace", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Cut in the middle \ud83d").end();
		const sent = await sendMessage(client, user.id, conversationId, "Half \ud800 an emoji");
		expect(await sent.json()).toMatchObject({ message: "Cut in the middle \ufffd" });
		await vi.waitFor(async () => expect(await copies(conversationId)).toHaveLength(3));
		const waiting = await runInDurableObject(conversationOf(env, conversationId), (_, state) => [
			...state.storage.sql.exec("SELECT name FROM jobs WHERE name = 'outbox'"),
			...state.storage.sql.exec("SELECT id FROM messages WHERE copied = 0"),
		]);
		expect(waiting).toEqual([]);
		expect((await copies(conversationId)).map((row) => row.content)).toContain("Half \ufffd an emoji");
	});

	it("copies a bounded number at a time and comes back for the rest", async () => {
		const { conversationId } = await openChat();
		const object = conversationOf(env, conversationId);
		await vi.waitFor(async () => expect(await copies(conversationId)).toHaveLength(1));
		await runInDurableObject(object, (_, state) => {
			for (let index = 0; index < 250; index += 1) {
				state.storage.sql.exec(
					`INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at)
						VALUES (?, 'user', 'text', 'x', 'builtin', '{}', 'complete', 0)`,
					`${conversationId}_${index}`,
				);
			}
			state.storage.sql.exec("INSERT OR REPLACE INTO jobs (name, due_at, failures) VALUES ('outbox', 0, 0)");
			return state.storage.setAlarm(Date.now() + 60_000);
		});
		await runDurableObjectAlarm(object);
		expect(await copies(conversationId)).toHaveLength(201);
		await vi.waitFor(async () => expect(await copies(conversationId)).toHaveLength(251), { timeout: 5_000 });
	});

	it("shows in a list the newest words, not a reply that failed without any, and never half an emoji", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.fail();
		await sendMessage(client, user.id, conversationId, `${"a".repeat(139)}😀`);
		await vi.waitFor(async () => {
			const [row] = await deps.db
				.select()
				.from(chatConversations)
				.where(eq(chatConversations.id, conversationId));
			expect(row?.preview).toBe("a".repeat(139));
		});
	});

	it("drops what D1 refuses because the owner is gone, instead of trying for ever", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Bye.").end();
		const object = conversationOf(env, conversationId);
		await sendMessage(client, user.id, conversationId, "Bye");
		await deps.db.delete(users).where(eq(users.id, user.id));
		await runDurableObjectAlarm(object);
		const waiting = await runInDurableObject(object, (_, state) => [
			...state.storage.sql.exec("SELECT name FROM jobs"),
			...state.storage.sql.exec("SELECT id FROM messages WHERE copied = 0"),
		]);
		expect(waiting).toEqual([]);
		expect(await copies(conversationId)).toEqual([]);
	});

	it("sends the same thing twice without making two of it", async () => {
		const { user, client, conversationId, coach } = await openChat();
		coach.say("Once.").end();
		await sendMessage(client, user.id, conversationId, "Once");
		const object = conversationOf(env, conversationId);
		await runDurableObjectAlarm(object);
		await runInDurableObject(object, (_, state) => {
			state.storage.sql.exec("UPDATE messages SET copied = 0");
			state.storage.sql.exec("INSERT OR REPLACE INTO jobs (name, due_at, failures) VALUES ('outbox', 0, 0)");
			return state.storage.setAlarm(Date.now() + 60_000);
		});
		await runDurableObjectAlarm(object);
		expect(await copies(conversationId)).toHaveLength(3);
	});
});

describe("a long conversation", () => {
	async function fill(conversationId: string, count: number): Promise<void> {
		await runInDurableObject(conversationOf(env, conversationId), (_, state) => {
			for (let index = 0; index < count; index += 1) {
				state.storage.sql.exec(
					`INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at, copied)
						VALUES (?, ?, 'text', ?, 'builtin', '{}', 'complete', ?, 1)`,
					`msg_filled_${String(index).padStart(6, "0")}`,
					index % 2 === 0 ? "user" : "assistant",
					`Message number ${index} about my sister Ana and work`,
					index,
				);
			}
		});
	}

	async function rowsReadByOneTurn(messages: number): Promise<number> {
		const { user, client, conversationId, coach } = await openChat();
		await fill(conversationId, messages);
		const object = conversationOf(env, conversationId);
		// The summary catches up first, as it does turn by turn in a real conversation.
		await runInDurableObject(object, (_, state) => {
			state.storage.sql.exec("UPDATE meta SET summary_upto = (SELECT max(seq) - 70 FROM messages)");
		});
		const counted = await runInDurableObject(object, (instance) => {
			let rows = 0;
			const { sql } = (instance as unknown as { store: { sql: SqlStorage } }).store;
			const exec = sql.exec.bind(sql);
			const counting = Object.create(sql) as SqlStorage;
			counting.exec = ((query: string, ...bindings: unknown[]) => {
				const cursor = exec(query, ...bindings);
				return new Proxy(cursor, {
					get: (target, name) => {
						const value = Reflect.get(target, name, target);
						if (name !== "toArray" && name !== "one") {
							return typeof value === "function" ? value.bind(target) : value;
						}
						return () => {
							const result = value.call(target);
							rows += target.rowsRead;
							return result;
						};
					},
				});
			}) as SqlStorage["exec"];
			Object.assign((instance as unknown as { store: object }).store, { sql: counting });
			return () => rows;
		}).catch(() => null);
		coach.say("Yes.").end();
		await sendMessage(client, user.id, conversationId, "And now?");
		expect(coach.requests[0]?.turns.length).toBeLessThanOrEqual(64);
		return counted ? counted() : Number.NaN;
	}

	it("costs the same number of rows a turn, at message 5,000 as at message 200", async () => {
		const short = await rowsReadByOneTurn(200);
		const long = await rowsReadByOneTurn(5_000);
		expect(short).toBeGreaterThan(0);
		expect(long).toBeLessThanOrEqual(short * 1.1);
	});

	it("is remembered by a running summary of what has left the window", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await fill(conversationId, 120);
		coach.say("Yes.").end();
		await sendMessage(client, user.id, conversationId, "And now?");
		await runDurableObjectAlarm(conversationOf(env, conversationId));
		coach.say("Yes again.").end();
		await sendMessage(client, user.id, conversationId, "And then?");
		expect(coach.requests[0]?.summary).toBe("");
		expect(coach.requests[1]?.summary).toContain("Ana");
	});

	it("is read page by page, oldest first, without a gap", async () => {
		const { client, conversationId } = await openChat();
		await fill(conversationId, 120);
		const seen: string[] = [];
		let before = "";
		for (let page = 0; page < 3; page += 1) {
			const query = before === "" ? "" : `?before=${before}`;
			const answer = await client.get(`/api/chat/conversations/${conversationId}/messages${query}`);
			const { messages, hasMore } = await answer.json<MessagePage>();
			seen.unshift(...messages.map((message) => message.id));
			before = messages[0]?.id ?? "";
			expect(hasMore).toBe(page < 2);
		}
		expect(seen).toHaveLength(121);
		expect(new Set(seen).size).toBe(121);
	});
});

describe("a destroyed conversation", () => {
	it("is gone for every later call, and nothing is rebuilt", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		const sent = sendMessage(client, user.id, conversationId, "Hello");
		coach.say("Hel");
		await socket.until(isDelta);
		const object = conversationOf(env, conversationId);
		await object.destroy();
		expect(await socket.untilClosed()).toBe(4404);
		expect((await sent).status).toBe(404);
		await evictDurableObject(object);
		expect((await sendMessage(client, user.id, conversationId, "Late")).status).toBe(404);
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
		expect((await sendMessage(client, user.id, "cnv_guessed", "Hello")).status).toBe(404);
		const tables = await runInDurableObject(conversationOf(env, "cnv_guessed"), (_, state) => [
			...state.storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf%'"),
		]);
		expect(tables).toEqual([]);
	});
});
