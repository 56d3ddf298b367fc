import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import {
	isDelta,
	messagesIn,
	openChat,
	openSocket,
	sendMessage,
	transcript,
} from "../../test/chat/conversation.ts";
import { say, stateOf } from "../../test/chat/danger.ts";
import { deps } from "../../test/people/factories.ts";
import { sendChat } from "../conversations/conversations.service.ts";
import { DAILY_LIMITS } from "../person/daily-quotas.ts";

const DANGER = "I want to kill myself";

describe("words that show danger", () => {
	// spec: S.33
	it("are also a yes to what the coach asked: help, the state, and words that go nowhere else", async () => {
		const chat = await openChat();
		const asking = "That is a lot. I'll ask you directly: are you having thoughts of ending your life?";
		chat.coach.say(asking).end();
		await sendMessage(chat, "It's all a bit much at work");
		const reply = await say(chat, "yes, sometimes");
		expect(reply.metadata).toMatchObject({ isCare: true, safety: { level: "thoughts" } });
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		const said = (await transcript(chat.client, chat.conversationId)).at(-2);
		expect(said).toMatchObject({ content: "yes, sometimes", metadata: { isCare: true } });
	});

	// spec: S.34
	it("bring help once more to whoever asks for it, though it stands above", async () => {
		const chat = await openChat({ country: "GB" });
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		expect((await say(chat, "I had soup today")).metadata).not.toHaveProperty("safety");
		const reply = await say(chat, "what number do I call");
		expect(reply.metadata.safety).toMatchObject({ level: "thoughts", emergency: "999" });
		const calm = await say(await openChat({ country: "GB" }), "what number do I call");
		expect(calm.metadata).not.toHaveProperty("safety");
	});

	// spec: S.12
	it("about somebody who may be dying now bring the emergency number first, also after help for a worry", async () => {
		const chat = await openChat({ country: "GB" });
		const worry = await say(chat, "I'm worried my son might hurt himself");
		expect(worry.metadata.safety).toMatchObject({ level: "other", emergencyFirst: false });
		const now = await say(chat, "my son took an overdose, he won't wake up");
		expect(now.metadata.safety).toMatchObject({ level: "other", emergencyFirst: true, emergency: "999" });
		expect((await stateOf(chat.client, chat.user.id)).level).toBe("none");
	});

	// spec: S.12
	it("about someone who is about to die bring that number too, after help for a worry", async () => {
		const chat = await openChat({ country: "GB" });
		await say(chat, "I'm worried my brother might hurt himself");
		const now = await say(chat, "My brother is on the bridge right now");
		expect(now.metadata.safety).toMatchObject({ level: "other", emergencyFirst: true });
	});

	// spec: S.28
	it("in another language bring one line in that language, and in English none", async () => {
		const spanish = await say(await openChat({ country: "ES" }), "Quiero morirme, no puedo más");
		expect(spanish.metadata.safety).toMatchObject({ emergency: "112", ownLanguage: { lang: "es" } });
		expect(spanish.metadata.safety?.ownLanguage?.text).toMatch(/^Esto sí lo he entendido/);
		const english = await say(await openChat(), DANGER);
		expect(english.metadata.safety).not.toHaveProperty("ownLanguage");
	});

	// spec: S.1, S.30
	it("bring help with the empty reply, before any word of the coach", async () => {
		const chat = await openChat({ country: "GB" });
		const socket = await openSocket(chat.client, chat.conversationId);
		const sent = sendMessage(chat, DANGER);
		const frame = await socket.until((each) => messagesIn(each).some(({ status }) => status === "streaming"));
		expect(messagesIn(frame).at(-1)).toMatchObject({
			role: "assistant",
			content: "",
			metadata: {
				safety: {
					level: "thoughts",
					emergency: "999",
					resources: [{ name: "Samaritans", call: "116 123" }, {}, {}],
				},
			},
		});
		expect(chat.coach.requests[0]?.risk).toBe("thoughts");
		chat.coach.say("I'm here.").end();
		await socket.until(isDelta);
		await sent;
		const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
		expect(reply?.metadata.safety?.title).toBe("You deserve a person with you now");
	});

	// spec: S.31
	it("bring it also when every model is down", async () => {
		const chat = await openChat();
		chat.coach.fail();
		const answer = await sendMessage(chat, DANGER);
		expect(answer.status).toBe(503);
		const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
		expect(reply).toMatchObject({ status: "failed", metadata: { safety: { level: "thoughts" } } });
	});

	it("bring it also when the day's replies are spent: the built-in coach is asked", async () => {
		const withKey = { ...deps, settings: { ...deps.settings, ANTHROPIC_API_KEY: "key" } };
		const chat = await openChat();
		const person = getPersonStub(env, chat.user.id);
		await person.spendReply();
		await runInDurableObject(person, (_, { storage }) => {
			storage.sql.exec("UPDATE spending SET replies = ?", DAILY_LIMITS.replies);
		});
		chat.coach.say("I'm here.").end();
		await sendChat(withKey, chat.user, { message: DANGER, userId: chat.user.id });
		expect(chat.coach.requests[0]?.coach).toBe("builtin");
	});

	// spec: S.38
	it("do not bring the same block every time, but a graver one", async () => {
		const chat = await openChat();
		const panels = [
			await say(chat, "I wish I was dead"),
			await say(chat, "I wish I was dead"),
			await say(chat, "I'm going to kill myself tonight"),
		].map(({ metadata }) => metadata.safety?.level);
		expect(panels).toEqual(["wish", undefined, "imminent"]);
	});

	// spec: S.38
	it("bring the same block again only once it has left the newest eight messages", async () => {
		const chat = await openChat();
		const levels: (string | undefined)[] = [];
		for (let turn = 0; turn < 6; turn += 1) {
			levels.push((await say(chat, "I wish I was dead")).metadata.safety?.level);
		}
		expect(levels).toEqual(["wish", undefined, undefined, undefined, undefined, "wish"]);
	});

	it("bring the lines for another kind of harm, and not those that stand there", async () => {
		const chat = await openChat({ country: "GB" });
		expect((await say(chat, "my husband hits me")).metadata.safety?.kinds?.[0]).toBe("abuse");
		const eating = await say(chat, "I make myself sick after every meal");
		expect(eating.metadata.safety).toMatchObject({
			level: "eating",
			kinds: expect.arrayContaining(["eating"]),
		});
		expect((await say(chat, "I make myself sick again")).metadata.safety).toBeUndefined();
	});

	it("bring the first step for what happens now, although a panel of that level stands above", async () => {
		const chat = await openChat();
		await say(chat, "I'm going to kill myself tonight");
		const taken = await say(chat, "I just swallowed all my tablets");
		expect(taken.metadata.safety).toMatchObject({ level: "imminent", emergencyFirst: true });
		expect(taken.metadata.safety?.lead).toMatch(/Don't wait until you feel ill/);
		const again = await say(chat, "I swallowed all my tablets and I feel sick");
		expect(again.metadata.safety).toBeUndefined();
	});

	// spec: S.16
	it("are held against what was said before: a question about bridges after bad news", async () => {
		const chat = await openChat();
		expect((await say(chat, "Which bridges here are the highest?")).metadata.safety).toBeUndefined();
		await say(chat, "I lost my job and I can't go on like this");
		const reply = await say(chat, "Which bridges here are the highest?");
		expect(reply.metadata.safety).toBeDefined();
	});
});
