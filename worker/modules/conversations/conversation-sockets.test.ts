import { env, evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { isDelta, isSnapshot, openChat, openSocket, sendMessage, setDeps } from "../../test/conversation.ts";
import { clientOf } from "../../test/factories.ts";
import { conversationOf } from "./get-conversation.ts";

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
