import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { localDay } from "#shared/local-day.ts";
import type { ChatReply, ListedConversation } from "#shared/schemas/conversations.ts";
import type { TakeawayPage } from "#shared/schemas/exercises.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { createBuiltinCoach } from "../../../models/wiring/builtin-coach.ts";
import {
	copiesInDatabase,
	crash,
	isEndOfTurn,
	isSnapshot,
	openChat,
	openSocket,
	ringUntil,
	sendMessage,
	setDeps,
	transcript,
	untilIdle,
	waitingJobs,
} from "../../../test/chat/conversation.ts";
import type { TestClient } from "../../../test/people/test-client.ts";
import { everyRowInObject, tablesWith } from "../../../test/platform/every-row.ts";

const LINES = ["The quay was full of herring gulls", "Grandfather mended nets beside the lighthouse"];
const SECRETS = ["herring", "lighthouse"];

const builtin = () => createBuiltinCoach({ pieceDelayMs: () => 0 });

async function writePage(lines: readonly string[] = LINES) {
	const chat = await openChat({ memoryEnabled: false, timeZone: "Pacific/Auckland" });
	const { client, user, conversationId } = chat;
	await setDeps(conversationId, { model: builtin() });
	const say = async (text: string) =>
		(await sendMessage({ client, user, conversationId }, text)).json<ChatReply>();
	for (const text of ["Just write", ...lines]) {
		await say(text);
	}
	return { ...chat, say };
}

async function writeAndDelete() {
	const chat = await writePage();
	for (const text of ["finish", "Let it go", "Delete them"]) {
		await chat.say(text);
	}
	return chat;
}

const listed = async (client: TestClient) =>
	(await (await client.get("/api/takeaways")).json<TakeawayPage>()).takeaways;

const contentsOf = async (client: TestClient, conversationId: string) =>
	(await transcript(client, conversationId)).map(({ content }) => content);

const rowsOf = (conversationId: string) =>
	everyRowInObject(getConversationStub(env, conversationId) as unknown as DurableObjectStub);

async function find({ client, user }: { client: TestClient; user: { id: string } }, words: string) {
	const answer = await client.get(`/api/chat/conversations/${user.id}?q=${words}`);
	return answer.json<ListedConversation[]>();
}

describe("a page that is kept", () => {
	// spec: P.45
	it("becomes a note with every line, named after the person's day, and the reply shows it", async () => {
		const { client, conversationId, say, user } = await writePage();
		await say("finish");
		const reply = await say("Keep as a page");
		await ringUntil(conversationId, async () => (await listed(client)).length === 1);
		const [note] = await listed(client);
		expect(note).toMatchObject({
			id: reply.metadata.takeawayId,
			kind: "note",
			body: LINES.join("\n\n"),
			exerciseId: null,
			dueAt: null,
		});
		const day = new Date(localDay(user.timeZone, new Date()));
		expect(note?.title).toContain(`Page of ${day.getUTCDate()} `);
	});

	it("stands in no message's metadata", async () => {
		const { client, conversationId, say } = await writePage();
		await say("finish");
		await say("Keep as a page");
		const shown = await transcript(client, conversationId);
		expect(shown.flatMap(({ metadata }) => metadata.guide?.keeps ?? [])).toEqual([]);
	});

	it("takes several notes when it is longer than one", async () => {
		const long = [
			"I saw gulls on the quay. ".repeat(250).trim(),
			"My net hangs on the wall. ".repeat(250).trim(),
		];
		const { client, conversationId, say } = await writePage(long);
		await say("finish");
		await say("Keep as a page");
		await ringUntil(conversationId, async () => (await listed(client)).length === 2);
		const notes = await listed(client);
		expect(notes.map(({ body }) => body).sort()).toEqual([...long].sort());
		expect(notes.map(({ title }) => title).filter((title) => title.endsWith("(2)"))).toHaveLength(1);
	});

	it("is kept once when its reply is written anew", async () => {
		const { client, conversationId, say } = await writePage();
		await say("finish");
		const { metadata } = await say("Keep as a page");
		await client.post(`/api/chat/conversations/${conversationId}/regenerate`, {});
		await untilIdle(conversationId);
		expect(await listed(client)).toHaveLength(1);
		expect((await transcript(client, conversationId)).at(-1)?.metadata.takeawayId).toBe(metadata.takeawayId);
	});

	// spec: P.45
	it("is not kept in a risk state, whatever the guide says", async () => {
		const { client, conversationId, coach, say, user } = await writePage();
		await getPersonStub(env, user.id).noteRisk("thoughts", 1);
		await setDeps(conversationId, { model: coach });
		const guide = { act: "pick", templates: [], asked: null, offered: [] };
		coach.say("Kept.").end({ guide: { ...guide, keeps: { title: "Page", body: null } } });
		expect((await say("Keep as a page")).metadata.takeawayId).toBeUndefined();
		await untilIdle(conversationId);
		expect(await listed(client)).toEqual([]);
	});

	// spec: P.48
	it("can be a good moment in the person's own sentence", async () => {
		const { client, conversationId, say } = await writePage([]);
		await say("menu");
		await say("I finally passed my welding exam!");
		await say("Keep it");
		await ringUntil(conversationId, async () => (await listed(client)).length === 1);
		expect(await listed(client)).toMatchObject([
			{ kind: "note", title: "A good moment", body: "I finally passed my welding exam!" },
		]);
	});
});

describe("a page that the person lets go", () => {
	// spec: P.46
	it("goes from every tab, from D1 and from search, with its marks", async () => {
		const { client, conversationId, say, user } = await writePage();
		await untilIdle(conversationId);
		expect(await find({ client, user }, "herring")).toHaveLength(1);
		const socket = await openSocket(client, conversationId);
		const { messages } = await socket.until(isSnapshot);
		const gone = messages
			.filter(({ content, metadata }) => LINES.includes(content) || metadata.isKept)
			.map(({ id }) => id);
		expect(gone).toHaveLength(4);
		for (const text of ["finish", "Let it go"]) {
			await say(text);
		}
		expect(await contentsOf(client, conversationId)).toEqual(expect.arrayContaining(LINES));
		await say("Delete them");
		const removed = await socket.until((frame) => frame.type === "removed");
		expect(removed).toEqual({ type: "removed", messageIds: gone });
		expect(await contentsOf(client, conversationId)).not.toEqual(expect.arrayContaining([LINES[0]]));
		await ringUntil(conversationId, async () => {
			const copies = await copiesInDatabase(conversationId);
			return !copies.some(({ id }) => gone.includes(id));
		});
		await ringUntil(conversationId, async () => (await find({ client, user }, "herring")).length === 0);
	});

	// spec: P.46
	it("comes back at its place in every tab, in D1 and in search", async () => {
		const { client, conversationId, say, user } = await writeAndDelete();
		const before = await contentsOf(client, conversationId);
		const socket = await openSocket(client, conversationId);
		await socket.until(isSnapshot);
		await say("Undo");
		await socket.until(isEndOfTurn);
		const after = await contentsOf(client, conversationId);
		const shown = socket.frames.findLast(isSnapshot)?.messages.map(({ content }) => content);
		expect(shown).toEqual(after);
		expect(after.indexOf(LINES[0] ?? "")).toBe(before.indexOf("finish"));
		expect(after.filter((each) => LINES.includes(each))).toEqual(LINES);
		expect((await waitingJobs(conversationId)).has("let-go")).toBe(false);
		await untilIdle(conversationId);
		const copies = (await copiesInDatabase(conversationId)).map(({ content }) => content);
		expect(copies).toEqual(expect.arrayContaining(LINES));
		expect(await find({ client, user }, "lighthouse")).toHaveLength(1);
	});

	// spec: P.46
	it("is blanked for good after 30 seconds, also when the object died meanwhile", async () => {
		const { client, conversationId, say } = await writeAndDelete();
		expect(tablesWith(await rowsOf(conversationId), SECRETS)).toEqual(["let_go"]);
		await crash(conversationId);
		const later = () => Date.now() + 31_000;
		await setDeps(conversationId, { model: builtin(), now: later });
		await untilIdle(conversationId);
		expect(tablesWith(await rowsOf(conversationId), SECRETS)).toEqual([]);
		const undone = await say("Undo");
		expect(undone.metadata.guide?.page).toBeUndefined();
		expect(await contentsOf(client, conversationId)).not.toEqual(expect.arrayContaining([LINES[0]]));
	});

	it("can still be brought back after the object died within the 30 seconds", async () => {
		const { client, conversationId, say } = await writeAndDelete();
		await crash(conversationId);
		await setDeps(conversationId, { model: builtin() });
		await say("Undo");
		expect(await contentsOf(client, conversationId)).toEqual(expect.arrayContaining(LINES));
	});

	it("waits to be blanked while a reply is written that may bring it back", async () => {
		const { client, conversationId, coach, say } = await writeAndDelete();
		await setDeps(conversationId, { model: coach });
		const undone = say("Undo");
		await ringUntil(conversationId, () => coach.requests.length > 0);
		await setDeps(conversationId, { now: () => Date.now() + 31_000 });
		await ringUntil(conversationId, async () => (await waitingJobs(conversationId)).has("let-go"));
		const guide = { act: "pick", templates: [], asked: null, offered: [] };
		coach.say("Back.").end({ guide: { ...guide, page: "bring-back" } });
		await undone;
		expect(await contentsOf(client, conversationId)).toEqual(expect.arrayContaining(LINES));
	});

	it("goes from the title and the summary, which may hold its words", async () => {
		const { conversationId, say } = await writePage();
		await say("finish");
		await say("Let it go");
		await untilIdle(conversationId);
		const stub = getConversationStub(env, conversationId);
		await runInDurableObject(stub, (_, { storage }) => {
			storage.sql.exec("UPDATE meta SET title = 'Herring', summary = 'A lighthouse.', summary_upto = 9");
		});
		await say("Delete them");
		const meta = await runInDurableObject(stub, (_, { storage }) =>
			storage.sql.exec("SELECT title, summary, summary_upto FROM meta").one(),
		);
		expect(meta).toEqual({ title: expect.not.stringContaining("Herring"), summary: "", summary_upto: 0 });
	});

	it("leaves an earlier page alone", async () => {
		const { client, conversationId, say } = await writePage();
		for (const text of ["finish", "Keep as a page", "Just write", "Only this one goes", "finish"]) {
			await say(text);
		}
		await say("Let it go");
		await say("Delete them");
		const left = await contentsOf(client, conversationId);
		expect(left).toEqual(expect.arrayContaining(LINES));
		expect(left).not.toContain("Only this one goes");
	});
});
