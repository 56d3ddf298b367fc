import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { ModelError } from "../../../models/model-error.ts";
import { openSocket, sendMessage, setDeps, transcript } from "../../../test/chat/conversation.ts";
import { chatReadBy, DOUBTFUL, IN_A_ROW, ScriptedReader, say } from "../../../test/chat/test-reader.ts";

describe("a second look, where the patterns are in doubt", () => {
	// spec: S.22, S.72
	it("raises what it finds before anybody answers: help, the state, and words that are put to no other use", async () => {
		const chat = await chatReadBy(new ScriptedReader("thoughts"));
		chat.coach.say("An answer to an ordinary day.");
		const [said, reply] = await say(chat, DOUBTFUL);
		expect(chat.coach.requests.map(({ risk }) => risk)).toEqual(["none", "thoughts"]);
		expect(reply.content).toBe("I'm here.");
		expect(reply.metadata).toMatchObject({
			isCare: true,
			safety: { level: "thoughts", tier: "panel", emergency: "999" },
		});
		expect(said.metadata.isCare).toBe(true);
		expect(chat.coach.requests.at(-1)?.turns.at(-1)?.verdict).toMatchObject({
			level: "thoughts",
			tier: "panel",
		});
		const learns = await runInDurableObject(getConversationStub(env, chat.conversationId), (_, { storage }) =>
			storage.sql.exec<{ learns: number }>("SELECT learns FROM messages WHERE role = 'user'").toArray(),
		);
		expect(learns).toEqual([{ learns: 0 }]);
		await vi.waitFor(async () =>
			expect(await getPersonStub(env, chat.user.id).riskState()).toMatchObject({ level: "thoughts" }),
		);
		const notes = await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) =>
			storage.sql.exec("SELECT level, layer, what FROM risk_notes").toArray(),
		);
		expect(notes).toEqual([{ level: "thoughts", layer: 2, what: "panel_shown" }]);
	});

	// spec: S.22
	it("raises a row to a panel", async () => {
		const chat = await chatReadBy(new ScriptedReader("wish"));
		chat.coach.say("An answer to a row.");
		const [, reply] = await say(chat, IN_A_ROW);
		expect(reply.metadata.safety).toMatchObject({ level: "wish", tier: "panel" });
	});

	it("is shown the last eight messages of the talk", async () => {
		const reader = new ScriptedReader("none");
		const chat = await chatReadBy(reader);
		for (let turn = 0; turn < 4; turn += 1) {
			await say(chat, `Good morning ${turn}`);
		}
		await say(chat, DOUBTFUL);
		const [talk] = reader.asked.slice(-1);
		expect(talk).toHaveLength(8);
		expect(talk?.at(-1)).toMatchObject({ role: "user", content: DOUBTFUL });
	});

	// spec: S.22
	it("never lowers what Layer 1 found, and is not even asked where that is sure", async () => {
		const reader = new ScriptedReader("none");
		const chat = await chatReadBy(reader);
		const [, reply] = await say(chat, "I want to kill myself");
		expect(reply.metadata.safety?.level).toBe("thoughts");
		expect(reader.asked).toEqual([]);
	});

	it("worry for another that it finds brings help for helpers, and no state", async () => {
		const chat = await chatReadBy(new ScriptedReader("other"));
		chat.coach.say("An answer to an ordinary day.");
		const [, reply] = await say(chat, DOUBTFUL);
		expect(reply.metadata.safety?.level).toBe("other");
		expect(await getPersonStub(env, chat.user.id).riskState()).toBeNull();
	});

	// spec: S.27
	it("that fails leaves the row where Layer 1 put one, and nothing where it put none", async () => {
		const chat = await chatReadBy(new ScriptedReader(new ModelError("claude", "broken")));
		const [, sad] = await say(chat, DOUBTFUL);
		expect(sad).toMatchObject({ status: "complete", content: "I'm here." });
		expect(sad.metadata.safety).toBeUndefined();
		const [, reply] = await say(chat, IN_A_ROW);
		expect(reply.metadata.safety).toMatchObject({ level: "none", tier: "row" });
		expect(await getPersonStub(env, chat.user.id).riskState()).toBeNull();
	});

	it("is taken in another try as well, when every model was down at first", async () => {
		const reader = new ScriptedReader(new ModelError("claude", "refused"));
		const chat = await chatReadBy(reader);
		chat.coach.fail();
		await sendMessage(chat, DOUBTFUL);
		expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("failed");
		reader.answer = "thoughts";
		chat.coach.say("An answer to an ordinary day.").say("I'm here.").end();
		await chat.client.post(`/api/chat/conversations/${chat.conversationId}/retry`, {});
		const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
		expect(reply).toMatchObject({ status: "complete", content: "I'm here." });
		expect(reply?.metadata.safety?.level).toBe("thoughts");
	});

	// spec: S.30
	it("keeps every word back until it has looked, and none that was begun in vain is ever shown", async () => {
		const chat = await chatReadBy(new ScriptedReader("intent"));
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.say("Cheer up, ");
		await say(chat, DOUBTFUL);
		const told = socket.frames.filter(({ type }) => type === "delta" || type === "message");
		const firstHelp = told.findIndex((frame) => frame.type === "message" && frame.message.metadata.safety);
		const firstWords = told.findIndex(({ type }) => type === "delta");
		expect(firstHelp).toBeGreaterThanOrEqual(0);
		expect(firstHelp).toBeLessThan(firstWords);
		expect(JSON.stringify(socket.frames)).not.toContain("Cheer up");
	});

	it("is not taken for a question about the world, nor for a greeting", async () => {
		const reader = new ScriptedReader("none");
		const chat = await chatReadBy(reader);
		await say(chat, "How do I boil an egg?");
		await say(chat, "Good morning");
		expect(reader.asked).toEqual([]);
	});

	it("isn't taken where nobody reads, and no reply waits for it", async () => {
		const chat = await chatReadBy(null, { lookWaitMs: 60_000 });
		const [, reply] = await say(chat, DOUBTFUL);
		expect(reply).toMatchObject({ status: "complete", content: "I'm here." });
	});

	it("doesn't keep a reply that is stopped from ending", async () => {
		const chat = await chatReadBy(new ScriptedReader(), { lookWaitMs: 60_000 });
		const sent = sendMessage(chat, DOUBTFUL);
		await vi.waitFor(async () =>
			expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("streaming"),
		);
		const stopped = await chat.client.post(`/api/chat/conversations/${chat.conversationId}/stop`, {});
		expect(stopped.status).toBe(200);
		await sent;
		expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("stopped");
		await setDeps(chat.conversationId, { readAgain: null });
		const [, reply] = await say(chat, "Good morning");
		expect(reply.status).toBe("complete");
	});
});
