import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { CurrentConversation, ListedConversation } from "#shared/schemas/conversations.ts";
import type { Memory } from "#shared/schemas/memory.ts";
import type { SafetyResources } from "#shared/schemas/safety.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage, setDeps, untilIdle } from "../../test/chat/conversation.ts";
import { say, stateOf } from "../../test/chat/danger.ts";
import { ScriptedCoach } from "../../test/chat/scripted-coach.ts";
import { deps, stranger } from "../../test/people/factories.ts";
import { sendChat } from "../conversations/conversations.service.ts";

const DANGER = "I want to kill myself";

describe("words that show danger", () => {
	// spec: S.2, S.40
	it("begin a state of a day, for all conversations, at the gravest level", async () => {
		const chat = await openChat();
		expect(await stateOf(chat.client, chat.user.id)).toEqual({
			level: "none",
			since: null,
			until: null,
			notMeant: false,
		});
		await say(chat, "I wish I was dead");
		await say(chat, DANGER);
		await say(chat, "I wish I was dead");
		const state = await stateOf(chat.client, chat.user.id);
		expect(state).toMatchObject({ level: "thoughts", notMeant: false });
		expect(Date.parse(state.until ?? "") - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
		const made = await chat.client.post("/api/chat/conversations", { userId: chat.user.id });
		const session = await made.json<{ id: string }>();
		const coach = new ScriptedCoach().say("Hello.").end();
		await setDeps(session.id, { model: coach });
		await chat.client.post(`/api/chat/conversations/${session.id}/messages`, { content: "Good morning" });
		expect(coach.requests[0]?.risk).toBe("thoughts");
	});

	// spec: S.40
	it("are over after a day", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) => {
			storage.sql.exec("UPDATE risk SET until = ?", Date.now() - 1);
		});
		expect((await stateOf(chat.client, chat.user.id)).level).toBe("none");
		await say(chat, "Good morning");
		expect(chat.coach.requests.at(-1)?.risk).toBe("none");
	});

	// spec: S.1, S.42
	it("switch no mode, and nothing is learnt, proposed or named for as long as the state lasts", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await say(chat, "I'm a nurse and my sister is called Ana.");
		chat.coach.say("I'm here.").end();
		const answer = await sendMessage(chat, "how do I sleep better?");
		expect(await answer.json()).toMatchObject({ mode: { practical: false, reason: null } });
		await untilIdle(chat.conversationId);
		const memory = await (await chat.client.get(`/api/memory/${chat.user.id}`)).json<Memory>();
		expect(memory.facts).toEqual([]);
		const list = await (await chat.client.get(`/api/chat/conversations/${chat.user.id}`)).json<
			ListedConversation[]
		>();
		expect(list[0]?.title).toBe("New Conversation");
	});

	// spec: S.29
	it("that no layer can read are told so, unless a connected model reads them", async () => {
		const chat = await openChat();
		const finnish = "Kirjoitan tänään suomeksi ja olen hyvin väsynyt kaikkeen";
		expect((await say(chat, finnish)).metadata.isUnread).toBe(true);
		expect((await say(chat, "I'm writing in English now")).metadata.isUnread).toBeUndefined();
		expect(
			(await say(chat, "Hoy estoy muy cansado de todo y quiero dormir")).metadata.isUnread,
		).toBeUndefined();
		const withKey = { ...deps, settings: { ...deps.settings, ANTHROPIC_API_KEY: "key" } };
		chat.coach.say("Kuulen sinua.").end();
		const answer = await sendChat(withKey, chat.user, { message: finnish, userId: chat.user.id });
		expect(answer.metadata.isUnread).toBeUndefined();
	});

	// spec: S.11
	it("about somebody else bring help for helpers, and no state", async () => {
		const chat = await openChat();
		const reply = await say(chat, "I'm worried my son might kill himself");
		expect(reply.metadata.safety).toMatchObject({
			level: "other",
			title: "Help for someone you're worried about",
		});
		expect((await stateOf(chat.client, chat.user.id)).level).toBe("none");
	});

	// spec: S.41
	it("that were not meant so stay cared for: the state remains, and says what the person said", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		const answer = await chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind: "not_meant" });
		expect(await answer.json()).toMatchObject({ level: "thoughts", notMeant: true });
		expect((await chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind: "other" })).status).toBe(
			400,
		);
	});

	// spec: S.40
	it("are noted once: an ordinary message in the day after neither prolongs the state nor takes back what was said of it", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		await chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind: "not_meant" });
		const before = await stateOf(chat.client, chat.user.id);
		await say(chat, "Good morning, I slept well");
		expect(chat.coach.requests.at(-1)?.risk).toBe("thoughts");
		await untilIdle(chat.conversationId);
		expect(await stateOf(chat.client, chat.user.id)).toEqual(before);
	});

	it("that are said again after they were not meant so bring help again, at the same level", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		await chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind: "not_meant" });
		await say(chat, "I was quoting a song");
		expect((await say(chat, "no, actually I do want to kill myself")).metadata.safety?.level).toBe(
			"thoughts",
		);
	});

	// spec: S.41
	it("that were not meant so are asked about once, gently, an hour or more later", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		await chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind: "not_meant" });
		await say(chat, "Good morning");
		expect(chat.coach.requests.at(-1)?.asksAgain).toBe(false);
		await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) => {
			storage.sql.exec("UPDATE risk SET not_meant_at = ?", Date.now() - 61 * 60_000);
		});
		await say(chat, "I want to kill time until lunch");
		expect(chat.coach.requests.at(-1)?.asksAgain).toBe(true);
		await say(chat, "Good evening");
		expect(chat.coach.requests.at(-1)?.asksAgain).toBe(false);
	});

	// spec: S.72
	it("leave no word behind where the state is kept", async () => {
		const chat = await openChat();
		await say(chat, DANGER);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
		const kept = await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) =>
			["risk", "risk_notes"].map((table) => storage.sql.exec(`SELECT * FROM ${table}`).toArray()),
		);
		expect(JSON.stringify(kept)).toContain("panel_shown");
		expect(JSON.stringify(kept)).not.toMatch(/kill|myself/);
	});
});

describe("lines to call", () => {
	const linesOf = async (query: string) =>
		(await stranger().get(`/api/safety/resources${query}`)).json<SafetyResources>();

	it("are for everybody, by country, with the day they were checked", async () => {
		const { country, emergency, lines } = await linesOf("?country=gb");
		expect({ country, emergency }).toEqual({ country: "GB", emergency: "999" });
		const names = lines.map(({ name }) => name);
		expect(names.slice(0, 2)).toEqual(["Samaritans", "Shout"]);
		expect(names).toContain("Childline");
		expect(names.at(-1)).toBe("findahelpline.com");
		expect(lines.every(({ checkedOn }) => /^\d{4}-\d\d-\d\d$/.test(checkedOn))).toBe(true);
	});

	it("of a country we know nothing of are the one list that knows all, and no emergency number", async () => {
		expect(await linesOf("?country=JP")).toMatchObject({
			emergency: null,
			lines: [{ name: "findahelpline.com" }],
		});
		expect((await linesOf("")).lines.at(-1)?.name).toBe("findahelpline.com");
		expect((await stranger().get("/api/safety/resources?country=Britain")).status).toBe(400);
	});
});

it("a person's chat is found with its help after a reload", async () => {
	const chat = await openChat({ country: "DE" });
	await say(chat, DANGER);
	const loaded = await (
		await chat.client.get(`/api/chat/conversation/${chat.user.id}`)
	).json<CurrentConversation>();
	expect(loaded.messages.at(-1)?.metadata.safety?.resources[0]?.call).toBe("0800 111 0 111");
});
