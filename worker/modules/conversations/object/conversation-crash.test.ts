import { describe, expect, it, vi } from "vitest";
import {
	crash,
	isDelta,
	isEndOfTurn,
	isSnapshot,
	openChat,
	openSocket,
	ringUntil,
	sendMessage,
	setDeps,
	transcript,
	untilIdle,
} from "../../../test/chat/conversation.ts";
import { ScriptedCoach } from "../../../test/chat/scripted-coach.ts";

describe("a conversation whose object dies in the middle of a reply", () => {
	async function killInMidReply() {
		const chat = await openChat();
		const socket = await openSocket(chat.client, chat.conversationId);
		await setDeps(chat.conversationId, { checkpointEveryMs: 0 });
		// Whether the call fails with the object is the runtime's affair; what is stored is looked at below.
		const sent = sendMessage(chat, "Stay with me", {
			clientMessageId: "c1",
		}).catch(() => null);
		chat.coach.say("I am ", "still ");
		await socket.until((frame) => isDelta(frame) && frame.text === "still ");
		await crash(chat.conversationId);
		await sent;
		return chat;
	}

	// spec: A.31
	it("keeps what the person wrote and finishes the reply once, from where it was", async () => {
		const { client, conversationId } = await killInMidReply();
		const coach = new ScriptedCoach();
		await setDeps(conversationId, { model: coach });
		const socket = await openSocket(client, conversationId);
		const snapshot = await socket.until(isSnapshot);
		expect(snapshot.turn?.text).toBe("I am still ");
		await ringUntil(conversationId, () => coach.requests.length > 0);
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

	it("takes the reply up by its own alarm, as soon as it is awake", async () => {
		const { conversationId } = await killInMidReply();
		const coach = new ScriptedCoach();
		await setDeps(conversationId, { model: coach });
		// Nobody rings here. Without a new alarm the turn would be looked at fifteen seconds after it began.
		await vi.waitUntil(() => coach.requests.length === 1, { timeout: 5_000, interval: 20 });
		coach.say("I am still here.").end();
		await untilIdle(conversationId);
	});

	it("marks the reply as failed when it dies again, with Retry left to the person", async () => {
		const { client, conversationId } = await killInMidReply();
		const second = new ScriptedCoach();
		await setDeps(conversationId, { model: second });
		await ringUntil(conversationId, () => second.requests.length > 0);
		await crash(conversationId);
		const third = new ScriptedCoach();
		await setDeps(conversationId, { model: third });
		await untilIdle(conversationId);
		expect(third.requests).toEqual([]);
		expect((await transcript(client, conversationId)).at(-1)).toMatchObject({
			status: "failed",
			content: "I am still ",
		});
	});

	it("answers the same message sent again with the reply it already has", async () => {
		const { user, client, conversationId } = await killInMidReply();
		const coach = new ScriptedCoach();
		await setDeps(conversationId, { model: coach });
		const again = sendMessage({ client, user, conversationId }, "Stay with me", { clientMessageId: "c1" });
		coach.say("I am still here.").end();
		expect(await (await again).json()).toMatchObject({ message: "I am still here." });
		expect(await transcript(client, conversationId)).toHaveLength(3);
	});
});
