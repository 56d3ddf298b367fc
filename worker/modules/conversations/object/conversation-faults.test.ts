import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { ChatReply, Message } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import type { ReplyStream, TextModel } from "../../../models/text-model.ts";
import {
	crash,
	isDelta,
	isEndOfTurn,
	openChat,
	openSocket,
	ringUntil,
	sendMessage,
	setDeps,
	transcript,
	untilIdle,
} from "../../../test/chat/conversation.ts";
import { ScriptedCoach } from "../../../test/chat/scripted-coach.ts";
import { TURN_LIMIT_MS } from "./turn.ts";

// Faults seen in other chats on Durable Objects, tried here one by one.

type Chat = Awaited<ReturnType<typeof openChat>>;

const repliesOf = (messages: Message[]) => messages.filter(({ role }) => role === "assistant").slice(1);

const post = (chat: Chat, action: string) =>
	chat.client.post(`/api/chat/conversations/${chat.conversationId}/${action}`, {});

describe("two replies stacked for one message", () => {
	it("do not come of a message sent from five tabs, before and after a crash", async () => {
		const chat = await openChat();
		await setDeps(chat.conversationId, { checkpointEveryMs: 0 });
		const send = () =>
			sendMessage(chat, "Are you there?", {
				clientMessageId: "c1",
			});
		const before = Promise.allSettled([send(), send(), send(), send(), send()]);
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.say("Yes, ");
		await socket.until((frame) => isDelta(frame) && frame.text === "Yes, ");
		await crash(chat.conversationId);
		await before;
		const coach = new ScriptedCoach();
		await setDeps(chat.conversationId, { model: coach });
		const after = Promise.all([send(), send()]);
		coach.say("Yes, I am here.").end();
		for (const answer of await after) {
			expect(await answer.json<ChatReply>()).toMatchObject({ message: "Yes, I am here." });
		}
		const messages = await transcript(chat.client, chat.conversationId);
		expect(messages.filter(({ role }) => role === "user")).toHaveLength(1);
		expect(repliesOf(messages)).toMatchObject([{ content: "Yes, I am here.", status: "complete" }]);
	});
});

describe("a new turn", () => {
	/** A coach that goes on talking when it was told to stop. */
	class Deaf implements TextModel {
		readonly provider = "builtin";
		turns = 0;

		async *reply(): ReplyStream {
			this.turns += 1;
			const turn = this.turns;
			for (let piece = 0; piece < 20; piece += 1) {
				await scheduler.wait(5);
				yield { provider: this.provider, text: `${turn}.${piece} ` };
			}
			return { provider: this.provider, isCut: false, usage: null };
		}
	}

	// spec: P.15
	it("is not merged into the last reply, whose model goes on talking after Stop", async () => {
		const chat = await openChat();
		await setDeps(chat.conversationId, { model: new Deaf() });
		const socket = await openSocket(chat.client, chat.conversationId);
		const first = sendMessage(chat, "First");
		await socket.until(isDelta);
		await post(chat, "stop");
		await first;
		const second = await sendMessage(chat, "Second");
		expect(second.status).toBe(200);
		const [stopped, complete] = repliesOf(await transcript(chat.client, chat.conversationId));
		expect(stopped).toMatchObject({ status: "stopped" });
		expect(stopped?.content).toMatch(/^(1\.\d+ )+$/);
		expect(complete).toMatchObject({ status: "complete" });
		expect(complete?.content).toMatch(/^(2\.\d+ ){20}$/);
		await socket.until((frame) => isEndOfTurn(frame) && socket.frames.filter(isEndOfTurn).length === 2);
		for (const { messageId, text } of socket.frames.filter(isDelta)) {
			expect(text.startsWith(messageId === complete?.id ? "2." : "1.")).toBe(true);
		}
	});
});

describe("a turn", () => {
	it("does not stay streaming when its model never answers: it ends at its limit, with Retry", async () => {
		const chat = await openChat();
		const sent = sendMessage(chat, "Hello?");
		await vi.waitUntil(() => chat.coach.requests.length === 1);
		await setDeps(chat.conversationId, { now: () => Date.now() + TURN_LIMIT_MS + 1_000 });
		await ringUntil(chat.conversationId, async () =>
			(await transcript(chat.client, chat.conversationId)).every(({ status }) => status !== "streaming"),
		);
		expect((await sent).status).toBe(503);
		expect((await transcript(chat.client, chat.conversationId)).at(-1)).toMatchObject({ status: "failed" });
		chat.coach.say("Here.").end();
		expect(await (await post(chat, "retry")).json()).toMatchObject({ content: "Here.", status: "complete" });
	});

	it("does not stay streaming when the object dies with nobody connected", async () => {
		const chat = await openChat();
		const sent = sendMessage(chat, "Hello?").catch(() => null);
		await vi.waitUntil(() => chat.coach.requests.length === 1);
		await crash(chat.conversationId);
		await sent;
		const coach = new ScriptedCoach().say("I am back.").end();
		await setDeps(chat.conversationId, { model: coach });
		await untilIdle(chat.conversationId);
		expect(repliesOf(await transcript(chat.client, chat.conversationId))).toMatchObject([
			{ content: "I am back.", status: "complete" },
		]);
	});
});

describe("a continuation", () => {
	const BEGINNING = "First you name the thing that weighs on you. ";
	const REST = "Then you say it to one person.";

	async function cutShort(): Promise<Chat> {
		const chat = await openChat();
		chat.coach.say(BEGINNING).fail();
		await sendMessage(chat, "How do I begin?");
		return chat;
	}

	// spec: P.15
	it("is written once when it is asked for twice at the same moment", async () => {
		const chat = await cutShort();
		const first = post(chat, "continue");
		await vi.waitUntil(() => chat.coach.requests.length === 2);
		expect((await post(chat, "continue")).status).toBe(409);
		chat.coach.say(REST).end();
		expect((await first).status).toBe(200);
		expect(repliesOf(await transcript(chat.client, chat.conversationId))).toMatchObject([
			{ content: BEGINNING + REST, status: "complete" },
		]);
	});

	it.each([
		["all of it", BEGINNING + REST],
		["its last words", `weighs on you. ${REST}`],
		["nothing", REST],
	])("is written once when the model says %s again, after a crash in the middle of it", async (_, words) => {
		const chat = await cutShort();
		await setDeps(chat.conversationId, { checkpointEveryMs: 0 });
		const socket = await openSocket(chat.client, chat.conversationId);
		const going = post(chat, "continue").catch(() => null);
		await vi.waitUntil(() => chat.coach.requests.length === 2);
		await crash(chat.conversationId);
		await going;
		const coach = new ScriptedCoach().say(words).end();
		await setDeps(chat.conversationId, { model: coach });
		await untilIdle(chat.conversationId);
		expect(repliesOf(await transcript(chat.client, chat.conversationId))).toMatchObject([
			{ content: BEGINNING + REST, status: "complete" },
		]);
		socket.close();
	});
});

describe("a long reply in small pieces", () => {
	/** Rows that the object writes while it runs. */
	async function rowsWritten(conversationId: string): Promise<() => number> {
		return runInDurableObject(getConversationStub(env, conversationId), (instance) => {
			const { store } = instance as unknown as { store: { sql: SqlStorage } };
			const real = store.sql;
			let rows = 0;
			const exec = (query: string, ...bindings: unknown[]) => {
				const cursor = real.exec(query, ...bindings);
				rows += cursor.rowsWritten;
				return cursor;
			};
			Object.assign(store, { sql: { exec } });
			return () => rows;
		});
	}

	async function rowsOfReply(pieces: number): Promise<number> {
		const chat = await openChat();
		await untilIdle(chat.conversationId);
		const written = await rowsWritten(chat.conversationId);
		chat.coach.say(...Array.from({ length: pieces }, (_, index) => `${index % 10}23 `)).end();
		await sendMessage(chat, "Tell me everything");
		return written();
	}

	// spec: P.15
	it("writes a row for 500 characters and not for each piece", async () => {
		const [short, long] = [await rowsOfReply(10), await rowsOfReply(1_010)];
		expect(short).toBeGreaterThan(0);
		// 1,000 pieces more are 4,000 characters: 8 checkpoints, and one for each second that they take.
		expect(long - short).toBeLessThanOrEqual(8 + 10);
	});
});
