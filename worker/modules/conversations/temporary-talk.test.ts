import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { TEMPORARY_TALK_MS } from "#shared/chat/temporary-talk.ts";
import type { CurrentConversation } from "#shared/schemas/conversations.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { isSnapshot, openSocket, sendMessage, setDeps } from "../../test/chat/conversation.ts";
import { ScriptedCoach } from "../../test/chat/scripted-coach.ts";
import { exercisesIn, WEIGHED } from "../../test/people/exercises.ts";
import { PASSWORD, signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { everyKey } from "../../test/platform/every-key.ts";
import { everyRowInDatabase, everyRowInObject, tablesWith } from "../../test/platform/every-row.ts";

/** A word that stands nowhere else. */
const unheardOf = () =>
	`Zwelm${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => "bcdfglmnprstvaeiou"[byte % 18]).join("")}`;

async function begin(client: TestClient, userId: string) {
	const answer = await client.post("/api/chat/temporary", { userId });
	expect(answer.status).toBe(201);
	const { conversation } = await answer.json<CurrentConversation>();
	return conversation as NonNullable<typeof conversation>;
}

async function openTemporary(fields: Partial<UserRow> = {}) {
	const { user, client } = await signedIn(fields);
	const { id } = await begin(client, user.id);
	const coach = new ScriptedCoach();
	await setDeps(id, { model: coach });
	return { user, client, id, coach };
}

/** Has the talk's object do all that is due, so many ms from now. */
async function ring(id: string, later = 0): Promise<void> {
	await setDeps(id, { now: () => Date.now() + later });
	await runInDurableObject(getConversationStub(env, id), (instance) => instance.alarm?.());
}

const load = async (client: TestClient, userId: string) =>
	(await client.get(`/api/chat/temporary/${userId}`)).json<CurrentConversation>();

const objects = (userId: string, id: string) =>
	[getPersonStub(env, userId), getConversationStub(env, id)] as unknown as [
		DurableObjectStub,
		DurableObjectStub,
	];

describe("a temporary talk", () => {
	it("is found again after a reload, once a person, and by nobody else", async () => {
		const { user, client, id, coach } = await openTemporary();
		coach.say("Go on.").end();
		await sendMessage({ client, user, conversationId: id }, "The tap drips");
		expect((await begin(client, user.id)).id).toBe(id);
		const found = await load(client, user.id);
		expect(found.conversation).toMatchObject({ id, kind: "temporary" });
		expect(found.messages.map(({ content }) => content)).toEqual(
			expect.arrayContaining(["The tap drips", "Go on."]),
		);
		const byAddress = await client.get(`/api/chat/conversation/${user.id}?id=${id}`);
		expect((await byAddress.json<CurrentConversation>()).conversation?.id).toBe(id);
		const socket = await openSocket(client, id);
		expect(await socket.until(isSnapshot)).toMatchObject({
			messages: found.messages.map(({ id }) => ({ id })),
		});

		const other = await signedIn();
		expect((await other.client.get(`/api/chat/conversation/${other.user.id}?id=${id}`)).status).toBe(404);
		expect((await other.client.get(`/api/chat/conversations/${id}/messages`)).status).toBe(404);
		expect(
			(await sendMessage({ client: other.client, user: other.user, conversationId: id }, "Hello")).status,
		).toBe(404);
	});

	it("leaves its words in no table and no key but its own, also while it is open", async () => {
		const [said, answered] = [unheardOf(), unheardOf()];
		const { user, client, id, coach } = await openTemporary({ firstName: "Ada" });
		const [person, talk] = objects(user.id, id);
		for (const words of [`My sister is called ${said}.`, `I want to learn ${said} this year.`, "And now?"]) {
			coach.say(`Tell me about ${answered}.`).end();
			await sendMessage({ client, user, conversationId: id }, words);
		}
		await ring(id);
		expect(tablesWith(await everyRowInObject(talk), [said, answered])).toEqual(["messages"]);
		expect(tablesWith(await everyRowInDatabase(), [said, answered, id])).toEqual([]);
		expect(tablesWith(await everyRowInObject(person), [said, answered])).toEqual([]);

		expect((await client.request("DELETE", `/api/chat/temporary/${user.id}`)).status).toBe(200);
		expect(tablesWith(await everyRowInDatabase(), [said, answered, id])).toEqual([]);
		expect(tablesWith(await everyRowInObject(person), [said, answered, id])).toEqual([]);
		expect(tablesWith(await everyRowInObject(talk), [said, answered, id, user.id])).toEqual([]);
		expect((await everyKey()).filter((name) => name.includes(id))).toEqual([]);
		expect(await load(client, user.id)).toEqual({ conversation: null, messages: [] });
		expect((await client.get(`/api/chat/conversations/${id}/messages`)).status).toBe(404);
		expect((await begin(client, user.id)).id).not.toBe(id);
	});

	it("leaves the person's mood and the chat's colour as they are", async () => {
		const { user, client, id, coach } = await openTemporary();
		const noteMood = vi.fn(async () => undefined);
		await setDeps(id, { noteMood });
		coach.say("Good.").end();
		await sendMessage({ client, user, conversationId: id }, "I feel really hopeful today");
		expect((await load(client, user.id)).messages.at(-2)?.metadata.detectedMood?.mood).toBe("hopeful");
		expect(noteMood).not.toHaveBeenCalled();
	});

	it("is in no list, no search, no count and no export", async () => {
		const said = unheardOf();
		const { user, client, id, coach } = await openTemporary();
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId: id }, `It is about ${said}.`);
		await ring(id);
		for (const path of [
			`/api/chat/conversations/${user.id}`,
			`/api/chat/conversations/${user.id}?q=${said}`,
			`/api/memory/${user.id}`,
			`/api/users/${user.id}/export?format=json`,
		]) {
			const text = await (await client.get(path)).text();
			expect(text).not.toContain(said);
			expect(text).not.toContain(id);
		}
		expect(await (await client.get("/api/chat/messages-count")).json()).toEqual({ count: 0 });
		const report = await client.post(`/api/chat/conversations/${id}/messages/msg_1/report`, {
			userId: user.id,
		});
		expect(report.status).toBe(400);
		for (const [method, path] of [
			["DELETE", `/api/chat/conversations/${id}`],
			["POST", `/api/chat/conversations/${id}/restore`],
		] as const) {
			expect((await client.request(method, path)).status).toBe(404);
		}
	});

	it("ends by itself after a day, and not before", async () => {
		const { user, client, id } = await openTemporary();
		await ring(id, TEMPORARY_TALK_MS - 60_000);
		expect((await load(client, user.id)).conversation?.id).toBe(id);
		await ring(id, TEMPORARY_TALK_MS + 1);
		expect((await load(client, user.id)).conversation).toBeNull();
		expect(tablesWith(await everyRowInObject(objects(user.id, id)[0]), [id])).toEqual([]);
	});

	it("hears danger as ever, and keeps of it how grave it is and when", async () => {
		const { user, client } = await signedIn();
		const { id } = await begin(client, user.id);
		const answer = await sendMessage(
			{ client, user, conversationId: id },
			"I am going to kill myself tonight",
		);
		expect(await answer.json()).toMatchObject({ metadata: { safety: { tier: "panel" } } });
		await expect.poll(() => getPersonStub(env, user.id).riskState()).not.toBeNull();
		const [person] = objects(user.id, id);
		await client.request("DELETE", `/api/chat/temporary/${user.id}`);
		expect(await getPersonStub(env, user.id).riskState()).not.toBeNull();
		expect(tablesWith(await everyRowInObject(person), ["kill myself tonight"])).toEqual([]);
	});

	it("is told nothing of what is remembered, and that nothing is kept", async () => {
		const { user, client, id, coach } = await openTemporary();
		await getPersonStub(env, user.id).writeFact({ id: "mem_1", fact: "They keep bees." });
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId: id }, "Hello there");
		expect(coach.requests.at(-1)).toMatchObject({ isTemporary: true, person: { memory: [], talks: [] } });
	});

	it("goes with its account", async () => {
		const { user, client, id, coach } = await openTemporary();
		const said = unheardOf();
		coach.say("Yes.").end();
		await sendMessage({ client, user, conversationId: id }, `About ${said}`);
		await client.delete(`/api/users/${user.id}`, { password: PASSWORD });
		expect(tablesWith(await everyRowInObject(objects(user.id, id)[1]), [said, id, user.id])).toEqual([]);
	});

	it("asks for no rating around an exercise, and never has it counted", async () => {
		const { user, client, id } = await openTemporary({ sharesTotals: true });
		const { begin: start, move } = await exercisesIn({ client, conversationId: id });
		const run = await start(WEIGHED.id);
		expect(run.step?.id).toBe("wish");
		await move(run.id, { do: "leave" });
		await ring(id);
		expect(tablesWith(await everyRowInDatabase(), [run.id])).toEqual([]);
		const [, talk] = objects(user.id, id);
		expect((await everyRowInObject(talk)).get("jobs")).not.toContain('"runs"');
	});

	it("keeps nothing of an exercise that was done in it, and says so", async () => {
		const { user, client, id } = await openTemporary();
		const { goThrough } = await exercisesIn({ client, conversationId: id });
		const moved = await goThrough();
		expect(moved).toMatchObject({ aside: "We don't keep this, because this chat is temporary." });
		await ring(id);
		const database = await everyRowInDatabase();
		expect(tablesWith(database, [id])).toEqual([]);
		// Others walk to the river in the same database, in tests that run beside.
		expect(database.get("takeaways")).not.toContain(user.id);
		const [person, talk] = objects(user.id, id);
		expect(tablesWith(await everyRowInObject(person), ["Walk to the river"])).toEqual([]);
		expect((await everyRowInObject(talk)).get("takeaways")).not.toContain("river");
	});
});
