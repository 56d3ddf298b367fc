import { env, evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import { createDatabase } from "../../../db/client.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import {
	isDelta,
	isSnapshot,
	openChat,
	openSocket,
	sendMessage,
	setDeps,
} from "../../../test/chat/conversation.ts";
import { SocketClient } from "../../../test/chat/socket-client.ts";
import { clientOf, deps } from "../../../test/people/factories.ts";
import { ORIGIN, sidOf } from "../../../test/people/test-client.ts";
import { afterRead } from "../../../test/platform/after-read.ts";
import { endSessions } from "../../auth/session/live-sessions.ts";

describe("sockets of a conversation", () => {
	it("sleep with the object and are still there when it wakes", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const socket = await openSocket(client, conversationId);
		await socket.until(isSnapshot);
		await evictDurableObject(getConversationStub(env, conversationId));
		await setDeps(conversationId, { model: coach });
		coach.say("Good morning.").end();
		await sendMessage({ client, user, conversationId }, "Are you awake?");
		expect(await socket.until(isDelta)).toMatchObject({ text: "Good morning." });
	});

	it("only listen: anything but a ping closes them", async () => {
		const { client, conversationId } = await openChat();
		const socket = await openSocket(client, conversationId);
		socket.send('{"type":"ping"}');
		socket.send('{"type":"message"}');
		expect(await socket.untilClosed()).toBe(1008);
	});

	it("get the reading of messages ready, before the first one waits for it", async () => {
		const { client, conversationId } = await openChat();
		let isReady = false;
		const warmUp = async () => {
			isReady = true;
		};
		await setDeps(conversationId, { warmUp });
		const socket = await openSocket(client, conversationId);
		await socket.until(isSnapshot);
		expect(isReady).toBe(true);
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

describe("a socket of a conversation whose session ends while it is opened", () => {
	// spec: P.16
	it("before the object asked: it hears nothing and is closed", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const sid = await sidOf(client);
		const other = await clientOf(user.id);
		await client.request("POST", "/api/auth/signout");
		// What the Worker asks for once it has found the session live: the end came in between.
		const answer = await getConversationStub(env, conversationId).fetch(`${ORIGIN}/live`, {
			headers: { upgrade: "websocket", "x-attune-sid": sid, "x-attune-user": user.id },
		});
		const socket = SocketClient.of<ConversationFrame>(answer);
		coach.say("For the other one alone.").end();
		await sendMessage({ client: other, user, conversationId }, "Who hears this?");
		expect(await socket.untilClosed()).toBe(4401);
		expect(socket.frames).toEqual([]);
	});

	// spec: P.16
	it("after the object asked: the end finds it, before it heard a word", async () => {
		const { user, client, conversationId, coach } = await openChat();
		const db = createDatabase(
			afterRead(env.DB, async () => {
				// Words that are stored meanwhile go to those who are in, and it is not yet one of them.
				coach.say("A reply.").end();
				const other = await clientOf(user.id);
				await sendMessage({ client: other, user, conversationId }, "Said meanwhile.");
				await endSessions(deps, user.id);
			}),
		);
		await setDeps(conversationId, { db });
		const socket = await openSocket(client, conversationId);
		expect(await socket.untilClosed()).toBe(4401);
		expect(socket.frames).toEqual([]);
	});

	it("that the database cannot say anything about is closed, to be opened again", async () => {
		const { client, conversationId } = await openChat();
		const db = createDatabase(afterRead(env.DB, () => Promise.reject(new Error("D1 is down"))));
		await setDeps(conversationId, { db });
		const socket = await openSocket(client, conversationId);
		expect(await socket.untilClosed()).toBe(1013);
		expect(socket.frames).toEqual([]);
	});
});
