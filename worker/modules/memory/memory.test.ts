import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { FACTS_MAX, type Memory, type MemoryFact } from "#shared/schemas/memory.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage, setDeps, untilIdle } from "../../test/chat/conversation.ts";
import { signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { readError } from "../../test/requests/read-error.ts";
import { marksOf } from "./fact-marks.ts";

async function memoryOf(client: TestClient, userId: string): Promise<Memory> {
	return (await client.get(`/api/memory/${userId}`)).json<Memory>();
}

const factsOf = async (client: TestClient, userId: string) =>
	(await memoryOf(client, userId)).facts.map(({ fact }) => fact);

/** Says something in the chat, hears an answer, and has the talk read. */
async function say(chat: Awaited<ReturnType<typeof openChat>>, words: string): Promise<void> {
	chat.coach.say("I hear you.").end();
	await sendMessage(chat, words);
	await untilIdle(chat.conversationId);
}

describe("what the coach knows", () => {
	it("is learnt from what was said, and shown with where and when", async () => {
		const chat = await openChat();
		await say(chat, "My sister is called Ana and my dog is called Bo.");
		const { enabled, facts } = await memoryOf(chat.client, chat.user.id);
		expect(enabled).toBe(true);
		expect(facts.map(({ fact }) => fact).sort()).toEqual([
			"Your dog is called Bo.",
			"Your sister is called Ana.",
		]);
		const source = { kind: "conversation", conversationId: chat.conversationId, title: expect.any(String) };
		expect(facts[0]?.source).toMatchObject(source);
		expect(Date.parse(facts[0]?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
	});

	it("goes with the next reply, the newest last", async () => {
		const chat = await openChat();
		await say(chat, "My niece is called Wanda.");
		await chat.client.post(`/api/memory/${chat.user.id}`, { fact: "You like short answers." });
		await say(chat, "Long day.");
		expect(chat.coach.requests.at(-1)?.person.memory).toEqual([
			"Your niece is called Wanda.",
			"You like short answers.",
		]);
	});

	it("is told once, however often it is said", async () => {
		const chat = await openChat();
		await say(chat, "My niece is called Wanda.");
		await say(chat, "As I said, my niece is called Wanda.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual(["Your niece is called Wanda."]);
	});

	it("keeps what was asked to be remembered as it was said", async () => {
		const chat = await openChat();
		await say(chat, "Please remember that I start late on Tuesdays.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual(["You said: “I start late on Tuesdays”."]);
	});

	it("follows what changes: a newer name replaces the one before, and a name ends with a death", async () => {
		const chat = await openChat();
		await say(chat, "My name is Tess. I have a dog called Bo.");
		expect(await factsOf(chat.client, chat.user.id)).toHaveLength(2);
		await say(chat, "Please call me Fitz.");
		expect(await factsOf(chat.client, chat.user.id)).toContain("Your name is Fitz.");
		expect(await factsOf(chat.client, chat.user.id)).not.toContain("Your name is Tess.");
		await say(chat, "My dog died on Sunday.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual(["Your name is Fitz."]);
	});

	it("holds nothing that was said in danger", async () => {
		const chat = await openChat();
		await say(chat, "My niece is called Wanda and I want to die.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual([]);
	});

	it("can be put into one's own words, and what it said before does not come back", async () => {
		const chat = await openChat();
		await say(chat, "My sister is called Ana.");
		const [learnt] = (await memoryOf(chat.client, chat.user.id)).facts;
		const path = `/api/memory/${chat.user.id}/${learnt?.id}`;
		const answer = await chat.client.patch(path, { fact: "  Your sister Anna lives far away. " });
		expect(await answer.json<MemoryFact>()).toMatchObject({ fact: "Your sister Anna lives far away." });
		await say(chat, "My sister is called Ana.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual(["Your sister Anna lives far away."]);
	});

	it("never reappears once deleted: in no reply, and also when it is said again", async () => {
		const chat = await openChat();
		await say(chat, "My niece is called Wanda.");
		const [learnt] = (await memoryOf(chat.client, chat.user.id)).facts;
		expect((await chat.client.request("DELETE", `/api/memory/${chat.user.id}/${learnt?.id}`)).status).toBe(
			200,
		);
		await say(chat, "My niece Wanda rang.");
		await say(chat, "So tired.");
		expect(chat.coach.requests.at(-1)?.person.memory).toEqual([]);
		expect(await factsOf(chat.client, chat.user.id)).toEqual([]);
	});

	it("leaves nothing of a deleted fact's words behind", async () => {
		const { user, client } = await signedIn();
		const written = await client.post(`/api/memory/${user.id}`, { fact: "You fear the zeppelin." });
		const { id } = await written.json<MemoryFact>();
		await client.request("DELETE", `/api/memory/${user.id}/${id}`);
		const kept = await runInDurableObject(getPersonStub(env, user.id), (_, { storage }) =>
			["memory_facts", "memory_forgotten"].map((table) =>
				storage.sql.exec(`SELECT * FROM ${table}`).toArray(),
			),
		);
		expect(kept[1]).toHaveLength(1);
		expect(JSON.stringify(kept)).not.toMatch(/zeppelin|fear/i);
	});

	it("stays out of the running summary once deleted, also when that goes on later", async () => {
		const chat = await openChat();
		await say(chat, "My niece is called Wanda. My sister is called Ana.");
		const { facts } = await memoryOf(chat.client, chat.user.id);
		const ana = facts.find(({ fact }) => fact.includes("Ana"));
		await chat.client.request("DELETE", `/api/memory/${chat.user.id}/${ana?.id}`);
		for (let turn = 0; turn < 45; turn += 1) {
			await say(
				chat,
				turn % 2 === 0 ? `My sister Ana came by on day ${turn}.` : `The garden took all of day ${turn}.`,
			);
		}
		const { summary } = chat.coach.requests.at(-1) ?? { summary: "" };
		expect(summary).toContain("garden");
		expect(summary).not.toContain("Ana");
	}, 60_000);

	it("is known again by marks from before there was a key, until they end by themselves", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		const fact = { id: "mem_1", fact: "You fear the zeppelin.", conversationId: "cnv_1", messageId: "msg_1" };
		await person.writeFact({ id: "mem_0", fact: "You like rain." });
		const age = (days: number) =>
			runInDurableObject(person, (_, { storage }) => {
				storage.sql.exec("DELETE FROM memory_forgotten");
				storage.sql.exec(
					"INSERT INTO memory_forgotten (marks, forgotten_at) VALUES (?, ?)",
					JSON.stringify(marksOf(fact.fact, null)),
					Date.now() - days * 86_400_000,
				);
			});
		await age(89);
		expect(await person.learn([fact])).toBe(0);
		await age(91);
		expect(await person.learn([fact])).toBe(1);
	});

	it("is one fact when it is written twice, and takes nothing that shows danger", async () => {
		const { user, client } = await signedIn();
		const path = `/api/memory/${user.id}`;
		const [one, two] = [
			await client.post(path, { fact: "You like rain." }),
			await client.post(path, { fact: "you like rain." }),
		];
		expect((await one.json<MemoryFact>()).id).toBe((await two.json<MemoryFact>()).id);
		const heavy = await client.post(path, { fact: "I want to die" });
		expect(heavy.status).toBe(400);
		expect((await readError(heavy)).message).toContain("Please tell your coach in the chat");
		expect(await factsOf(client, user.id)).toEqual(["You like rain."]);
	});

	it("can be forgotten as a whole", async () => {
		const chat = await openChat();
		await say(chat, "My sister is called Ana and my dog is called Bo.");
		const answer = await chat.client.request("DELETE", `/api/memory/${chat.user.id}`);
		expect(await answer.json()).toEqual({ forgotten: 2 });
		expect(await factsOf(chat.client, chat.user.id)).toEqual([]);
	});

	it("stays as it is while it is switched off: not used, not added to, and what was said is not read later", async () => {
		const chat = await openChat();
		await say(chat, "My niece is called Wanda.");
		await chat.client.patch(`/api/users/${chat.user.id}`, { memoryEnabled: false });
		await say(chat, "My uncle is called Omar.");
		expect(chat.coach.requests.at(-1)?.person.memory).toEqual([]);
		expect(await memoryOf(chat.client, chat.user.id)).toMatchObject({ enabled: false });
		await chat.client.patch(`/api/users/${chat.user.id}`, { memoryEnabled: true });
		await say(chat, "Good night.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual(["Your niece is called Wanda."]);
	});

	it("never reads what was said while it was off, although it is on again before the talk is read", async () => {
		const chat = await openChat();
		await setDeps(chat.conversationId, { learnAfterMs: 300 });
		await chat.client.patch(`/api/users/${chat.user.id}`, { memoryEnabled: false });
		chat.coach.say("I hear you.").end();
		await sendMessage(chat, "My uncle is called Omar.");
		await chat.client.patch(`/api/users/${chat.user.id}`, { memoryEnabled: true });
		await say(chat, "My niece is called Wanda.");
		expect(await factsOf(chat.client, chat.user.id)).toEqual(["Your niece is called Wanda."]);
	});

	it("is bounded: the oldest that was learnt makes room, what was written by hand stays", async () => {
		const { user, client } = await signedIn();
		const person = getPersonStub(env, user.id);
		await client.post(`/api/memory/${user.id}`, { fact: "Mine: no sugar in tea." });
		const facts = Array.from({ length: FACTS_MAX + 5 }, (_, index) => ({
			id: `mem_${String(index).padStart(4, "0")}`,
			fact: `Fact a${index}x b${index}x c${index}x.`,
			conversationId: "cnv_1",
			messageId: "msg_1",
		}));
		expect(await person.learn(facts)).toBe(FACTS_MAX + 5);
		const kept = await factsOf(client, user.id);
		expect(kept).toHaveLength(FACTS_MAX);
		expect(kept).toContain("Mine: no sugar in tea.");
		expect(kept).not.toContain("Fact a0x b0x c0x.");
	});

	it("refuses an empty fact, one that is too long, one that is not there, and somebody else", async () => {
		const { user, client } = await signedIn();
		const other = await signedIn();
		const path = `/api/memory/${user.id}`;
		const empty = await client.post(path, { fact: "  " });
		expect(empty.status).toBe(400);
		expect((await readError(empty)).message).toBe("Write what your coach should know");
		expect((await client.post(path, { fact: "x".repeat(201) })).status).toBe(400);
		expect((await client.patch(`${path}/mem_none`, { fact: "A thing." })).status).toBe(404);
		expect((await client.request("DELETE", `${path}/mem_none`)).status).toBe(404);
		const written = await client.post(path, { fact: "You like rain." });
		const { id } = await written.json<MemoryFact>();
		expect((await other.client.get(path)).status).toBe(403);
		expect((await other.client.request("DELETE", `${path}/${id}`)).status).toBe(403);
		expect((await other.client.request("DELETE", `/api/memory/${other.user.id}/${id}`)).status).toBe(404);
		expect(await factsOf(client, user.id)).toEqual(["You like rain."]);
	});
});
