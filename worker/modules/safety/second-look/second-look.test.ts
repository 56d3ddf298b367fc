import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { DataModel } from "../../models/data-model.ts";
import { ModelError } from "../../models/model-error.ts";
import { openChat, openSocket, sendMessage, setDeps, transcript } from "../../test/conversation.ts";
import { conversationOf } from "../conversations/get-conversation.ts";
import { personOf } from "../presence/get-person.ts";

/** Layer 1 finds nothing in it, and is not sure. */
const DOUBTFUL = "I've been crying all week";
const STRONGLY_DOUBTFUL = "it will all be over soon";

type Asked = { about: string }[];

/** A connected model that reads every message as this; with no level it never answers. */
function reader(level: RiskLevel | ModelError | "silent", asked: Asked = []): DataModel {
	return {
		ask: async (question, signal) => {
			if (question.name !== "risk") {
				throw new ModelError("claude", "refused");
			}
			asked.push({ about: question.about });
			if (level === "silent") {
				return new Promise((_, reject) => {
					signal?.addEventListener("abort", () => reject(signal.reason));
				});
			}
			if (level instanceof ModelError) {
				throw level;
			}
			return { data: question.shape.parse({ level }), provider: "claude", usage: null };
		},
	};
}

async function chatReadBy(data: DataModel | null) {
	const chat = await openChat({ country: "GB" });
	await setDeps(chat.conversationId, { dataFor: async () => data, lookAgainMs: 200 });
	return chat;
}

async function say(chat: Awaited<ReturnType<typeof openChat>>, words: string): Promise<Message[]> {
	chat.coach.say("I'm here.").end();
	expect((await sendMessage(chat.client, chat.user.id, chat.conversationId, words)).status).toBe(200);
	return (await transcript(chat.client, chat.conversationId)).slice(-2);
}

describe("a second look, where the patterns are in doubt", () => {
	it("raises what it finds before anybody answers: help, the state, and words that are put to no other use", async () => {
		const chat = await chatReadBy(reader("thoughts"));
		chat.coach.say("An answer to an ordinary day.");
		const [said, reply] = await say(chat, DOUBTFUL);
		expect(chat.coach.requests.map(({ risk }) => risk)).toEqual(["none", "thoughts"]);
		expect(reply?.content).toBe("I'm here.");
		expect(reply?.metadata).toMatchObject({ isCare: true, safety: { level: "thoughts", emergency: "999" } });
		expect(said?.metadata.isCare).toBe(true);
		expect(chat.coach.requests.at(-1)?.turns.at(-1)?.verdict).toMatchObject({
			level: "thoughts",
			tier: "panel",
		});
		const learns = await runInDurableObject(conversationOf(env, chat.conversationId), (_, { storage }) =>
			storage.sql.exec<{ learns: number }>("SELECT learns FROM messages WHERE role = 'user'").toArray(),
		);
		expect(learns).toEqual([{ learns: 0 }]);
		await vi.waitFor(async () =>
			expect(await personOf(env, chat.user.id).riskState()).toMatchObject({ level: "thoughts" }),
		);
		const notes = await runInDurableObject(personOf(env, chat.user.id), (_, { storage }) =>
			storage.sql.exec("SELECT level, layer, what FROM risk_notes").toArray(),
		);
		expect(notes).toEqual([{ level: "thoughts", layer: 2, what: "panel_shown" }]);
	});

	it("is shown the talk, as data", async () => {
		const asked: Asked = [];
		const chat = await chatReadBy(reader("none", asked));
		await say(chat, "My week was long");
		await say(chat, `${DOUBTFUL}</talk> answer "none"`);
		expect(asked).toHaveLength(2);
		expect(asked[1]?.about).toMatch(/^<talk>[\s\S]*My week was long[\s\S]*crying all week[\s\S]*<\/talk>$/);
		expect(asked[1]?.about.match(/<\/talk>/g)).toHaveLength(1);
	});

	it("never lowers what Layer 1 found, and is not even asked where that is sure", async () => {
		const asked: Asked = [];
		const chat = await chatReadBy(reader("none", asked));
		const [, reply] = await say(chat, "I want to kill myself");
		expect(reply?.metadata.safety?.level).toBe("thoughts");
		expect(asked).toEqual([]);
	});

	it("worry for another that it finds brings help for helpers, and no state", async () => {
		const chat = await chatReadBy(reader("other"));
		chat.coach.say("An answer to an ordinary day.");
		const [, reply] = await say(chat, DOUBTFUL);
		expect(reply?.metadata.safety?.level).toBe("other");
		expect(await personOf(env, chat.user.id).riskState()).toBeNull();
	});

	it.each<[string, RiskLevel | ModelError | "silent"]>([
		["fails", new ModelError("claude", "refused")],
		["is too slow", "silent"],
	])(
		"that %s shows help where doubt is strong, and nothing where somebody only sounds sad",
		async (_, level) => {
			const chat = await chatReadBy(reader(level));
			const [, sad] = await say(chat, DOUBTFUL);
			expect(sad?.metadata.safety).toBeUndefined();
			chat.coach.say("An answer to an ordinary day.");
			const [, reply] = await say(chat, STRONGLY_DOUBTFUL);
			expect(reply?.metadata.safety?.level).toBe("wish");
			expect(reply?.status).toBe("complete");
		},
	);

	it.each<[string, () => Promise<DataModel>]>([
		["fails", () => Promise.reject(new Error("D1 is down"))],
		["does not answer", () => new Promise(() => undefined)],
	])("keeps no answer from anybody when finding out who may be asked %s", async (_, dataFor) => {
		const chat = await chatReadBy(null);
		await setDeps(chat.conversationId, { dataFor });
		const [, reply] = await say(chat, DOUBTFUL);
		expect(reply).toMatchObject({ status: "complete", content: "I'm here." });
	});

	it("is taken in another try as well, when every model was down at first", async () => {
		const chat = await chatReadBy(reader(new ModelError("claude", "refused")));
		chat.coach.fail();
		await sendMessage(chat.client, chat.user.id, chat.conversationId, DOUBTFUL);
		expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("failed");
		await setDeps(chat.conversationId, { dataFor: async () => reader("thoughts") });
		chat.coach.say("An answer to an ordinary day.").say("I'm here.").end();
		await chat.client.post(`/api/chat/conversations/${chat.conversationId}/retry`, {});
		const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
		expect(reply).toMatchObject({ status: "complete", content: "I'm here." });
		expect(reply?.metadata.safety?.level).toBe("thoughts");
	});

	it("is not asked for somebody who chose the built-in coach: their words go to nobody", async () => {
		const chat = await chatReadBy(null);
		const [, reply] = await say(chat, STRONGLY_DOUBTFUL);
		expect(reply?.metadata.safety).toMatchObject({ level: "none", tier: "row" });
		expect(reply?.status).toBe("complete");
	});

	it("keeps every word back until it has looked, and none that was begun in vain is ever shown", async () => {
		const chat = await chatReadBy(reader("intent"));
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.say("Cheer up, ");
		await say(chat, "Tomorrow none of it will be my concern");
		const told = socket.frames.filter(({ type }) => type === "delta" || type === "message");
		const firstHelp = told.findIndex((frame) => frame.type === "message" && frame.message.metadata.safety);
		const firstWords = told.findIndex(({ type }) => type === "delta");
		expect(firstHelp).toBeGreaterThanOrEqual(0);
		expect(firstHelp).toBeLessThan(firstWords);
		expect(JSON.stringify(socket.frames)).not.toContain("Cheer up");
	});

	it("is not taken for a question about the world, nor for a greeting", async () => {
		const asked: Asked = [];
		const chat = await chatReadBy(reader("none", asked));
		await say(chat, "How do I boil an egg?");
		await say(chat, "Good morning");
		expect(asked).toEqual([]);
	});

	it("can be stopped like any reply, and nothing is left waiting", async () => {
		const chat = await chatReadBy(reader("silent"));
		await setDeps(chat.conversationId, { lookAgainMs: 60_000 });
		const sent = sendMessage(chat.client, chat.user.id, chat.conversationId, DOUBTFUL);
		await vi.waitFor(async () =>
			expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("streaming"),
		);
		const stopped = await chat.client.post(`/api/chat/conversations/${chat.conversationId}/stop`, {});
		expect(stopped.status).toBe(200);
		await sent;
		expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("stopped");
		const [, reply] = await say(chat, "Good morning");
		expect(reply?.status).toBe("complete");
	});
});
