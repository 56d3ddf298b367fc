import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { ConversationKind, ListedConversation } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import {
	copiesInDatabase,
	insertMessages,
	makeDue,
	openChat,
	ringUntil,
	sendMessage,
	setDeps,
	untilIdle,
	waitingJobs,
} from "../../test/chat/conversation.ts";
import { deps, makeUser, signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";
import { createConversationDeps } from "../conversations/object/conversation-deps.ts";
import { searchMessages } from "./search.service.ts";
import type { SearchChange } from "./search-contract.ts";

/** A person whose index holds these messages of one conversation, and is known to be whole. */
async function personWith(contents: string[], more: Partial<SearchChange> = {}) {
	const user = await makeUser();
	const conversationId = deps.newId("cnv");
	const changes = contents.map((content, index) => ({
		seq: index + 1,
		messageId: deps.newId("msg"),
		content,
		isCare: false,
		...more,
	}));
	await feed(user.id, conversationId, changes);
	await makeReady(user.id);
	return { userId: user.id, conversationId, changes };
}

function feed(
	userId: string,
	conversationId: string,
	changes: SearchChange[],
	{ after = 0, kind = "chat" as ConversationKind } = {},
) {
	const batch = { conversationId, kind, after, upTo: after + changes.length, isWhole: true, changes };
	return getPersonStub(env, userId).takeForSearch(batch);
}

/** As after the first search and the alarm that follows it. */
async function makeReady(userId: string) {
	await searchMessages(deps, userId, "anything");
	await vi.waitFor(async () => {
		await runDurableObjectAlarm(getPersonStub(env, userId));
		expect(await isReady(userId)).toBe(true);
	});
}

/** Asks the index itself, without counting as a search. */
async function isReady(userId: string): Promise<boolean> {
	const [row] = await rowsOf(userId, "SELECT is_listed FROM search_rebuild");
	const waiting = await rowsOf(userId, "SELECT 1 FROM search_talks WHERE is_whole = 0");
	return row?.is_listed === 1 && waiting.length === 0;
}

function rowsOf(userId: string, query: string): Promise<Record<string, unknown>[]> {
	return runInDurableObject(getPersonStub(env, userId), (_, { storage }) =>
		storage.sql.exec(query).toArray(),
	);
}

async function spokenChat(words: string, reply = "Tell me more.") {
	const chat = await openChat();
	chat.coach.say(reply).end();
	await sendMessage(chat, words);
	await untilIdle(chat.conversationId);
	return chat;
}

async function listed(
	chat: { client: { get: (path: string) => Promise<Response> }; user: { id: string } },
	q: string,
) {
	const answer = await chat.client.get(`/api/chat/conversations/${chat.user.id}?q=${encodeURIComponent(q)}`);
	expect(answer.status, q).toBe(200);
	return answer.json<ListedConversation[]>();
}

const snippets = (rows: ListedConversation[]) =>
	rows.flatMap(({ matches = [] }) => matches.map((m) => m.snippet));

describe("searching one's own messages", () => {
	it("finds the messages that hold all the words, with the words around them", async () => {
		const { userId } = await personWith([
			"My sister moved to Lisbon",
			"Work was hard",
			"A café in Lisbon with my brother",
		]);
		const found = await searchMessages(deps, userId, "lisbon");
		expect(found.map((match) => match.snippet).sort()).toEqual([
			"A café in ⟦Lisbon⟧ with my brother",
			"My sister moved to ⟦Lisbon⟧",
		]);
		expect(await searchMessages(deps, userId, "sister lisbon")).toHaveLength(1);
		expect(await searchMessages(deps, userId, "cafe lis")).toHaveLength(1);
	});

	it.each([
		'"',
		'content:x OR message_id:"y"',
		"NEAR(a b)",
		"* -",
		"lisbon OR work",
		"a^b {c}",
		"🌷",
		"%",
		"''",
	])("takes %s as words and never as a query", async (typed) => {
		const { userId } = await personWith(["Lisbon in spring", "Work was hard"]);
		expect((await searchMessages(deps, userId, typed)).length).toBeLessThanOrEqual(2);
	});

	it.each([
		["Вчера я снова долго спорила с отцом о деньгах", "спорила с отцом"],
		["我今天在公司里又和經理為了加班的事情吵了一架", "和經理為了加班的事情吵了一架"],
		["เมื่อวานฉันทะเลาะกับแม่เรื่องงาน", "ทะเลาะกับแม่"],
		["تشاجرت أمس مع أخي حول البيت القديم", "أخي حول البيت"],
		["Then she planted 🌷🌷 behind the shed", "🌷🌷"],
		["我在gym遇到了Marta，然後一起去喝咖啡", "marta"],
		["我在gym遇到了Marta，然後一起去喝咖啡", "喝咖啡 gym"],
		["昨日はmotherとけんかした。", "mother けんか"],
		["我的猫。她很好！", "猫她"],
		["我的猫。她很好！", "“猫”"],
		["मेरी माँ ने मुझे फिर से डाँटा", "माँ"],
		["הוא אמר לי שָׁלוֹם בבוקר", "שלום"],
		["تَشَاجَرْتُ مع أخي", "تشاجرت"],
		["Zoë is naïve, 猫が好き", "zoe 猫"],
		["Wir wohnen in der Hauptstraße", "hauptstrasse"],
		["엄마가 어제 전화했다", "엄마 어제"],
		["Сьогодні я пила йогурт".normalize("NFD"), "йогурт"],
		["Room ＡＢＣ１２３ was cold", "abc123"],
	])("finds words of any script: %s", async (content, typed) => {
		const { userId } = await personWith([content, "Nothing to do with it"]);
		const found = await searchMessages(deps, userId, typed);
		expect(found.map(({ messageId }) => messageId)).toHaveLength(1);
		expect(found[0]?.snippet).toContain("⟦");
	});

	// spec: P.1
	it("answers any text of 200 characters, with and without the index", async () => {
		const chat = await spokenChat("I keep going over the quarrel with my landlord about the deposit");
		const texts = [
			"going over the quarrel with my landlord about the deposit",
			"я ".repeat(100),
			"夜".repeat(200),
			"ن".repeat(200),
			"नमस्ते ".repeat(28),
			"🙂".repeat(100),
			"word ".repeat(40),
		];
		for (const text of texts) {
			await listed(chat, text.slice(0, 200));
		}
		await makeReady(chat.user.id);
		for (const text of texts) {
			await listed(chat, text.slice(0, 200));
		}
		expect(snippets(await listed(chat, texts[0] as string))).toHaveLength(1);
	});

	it("shows the text around the longest of the words where the index is not asked", async () => {
		const chat = await spokenChat(`${"It rained. ".repeat(20)}I went to see the orchard in the morning`);
		const [snippet] = snippets(await listed(chat, "i the orchard"));
		expect(snippet).toMatch(/^….*⟦I⟧ went to see ⟦the⟧ ⟦orchard⟧ in ⟦the⟧ morning$/);
	});

	it("finds a Hindi word and not every word that begins with its first letter", async () => {
		const { userId } = await personWith(["मेरे घर में आज मैं अकेली थी"]);
		expect(await searchMessages(deps, userId, "माँ")).toEqual([]);
		const [found] = await searchMessages(deps, userId, "अकेली");
		expect(found?.snippet).toBe("मेरे घर में आज मैं ⟦अकेली⟧ थी");
	});

	it("shows up to three places of each conversation, and leaves none out for one that is full of the word", async () => {
		const { userId, conversationId } = await personWith(
			Array.from({ length: 80 }, (_, index) => `my garden ${index}`),
		);
		const session = deps.newId("cnv");
		const long = `${"We spoke about many things that day. ".repeat(6)}The garden was one of them.`;
		await feed(userId, session, [{ seq: 1, messageId: deps.newId("msg"), content: long, isCare: false }], {
			kind: "coaching",
		});
		const found = await searchMessages(deps, userId, "garden");
		expect(found.filter((match) => match.conversationId === conversationId)).toHaveLength(3);
		expect(found.filter((match) => match.conversationId === session)).toHaveLength(1);
		// Of messages that are as good, the newest.
		expect(found[0]?.snippet).toBe("my ⟦garden⟧ 79");
		expect(await searchMessages(deps, userId, "garden", "coaching")).toHaveLength(1);
		expect(await searchMessages(deps, userId, "garden", "chat")).toHaveLength(3);
	});

	it("finds the first time that somebody searches what the index folds, in a conversation that has fed it", async () => {
		const chat = await spokenChat("Our café by the river");
		expect(snippets(await listed(chat, "cafe"))).toEqual(["Our ⟦café⟧ by the river"]);
	});

	it("finds a message before its reply has ended, when that takes long", async () => {
		const chat = await openChat();
		await untilIdle(chat.conversationId);
		await makeReady(chat.user.id);
		const sent = sendMessage(chat, "My tulips froze");
		await vi.waitUntil(() => chat.coach.requests.length === 1);
		await setDeps(chat.conversationId, { now: () => Date.now() + 6_000 });
		await ringUntil(chat.conversationId, async () => !(await waitingJobs(chat.conversationId)).has("search"));
		expect(await searchMessages(deps, chat.user.id, "tulips")).toHaveLength(1);
		chat.coach.say("Oh no.").end();
		await sent;
	});

	it.each(["\u0301", "\ufe0f", "?!", "…"])("does not list everything for %o", async (typed) => {
		const chat = await spokenChat("My tulips froze last night");
		expect(await listed(chat, typed)).toEqual([]);
	});

	it("finds by its place alone what was said in danger", async () => {
		const { userId } = await personWith(["The balcony again"], { isCare: true });
		expect(await searchMessages(deps, userId, "balcony")).toMatchObject([{ snippet: "" }]);
	});

	// spec: P.2
	it("reads what the person wrote and nothing of the others, in D1 no row at all", async () => {
		const { userId } = await personWith(["Tulips by the gate"]);
		for (let other = 0; other < 5; other += 1) {
			await personWith(Array.from({ length: 40 }, (_, index) => `Tulips again, number ${index}`));
		}
		const prepare = vi.spyOn(env.DB, "prepare");
		expect(await searchMessages(deps, userId, "tulips")).toHaveLength(1);
		expect(prepare).not.toHaveBeenCalled();
		prepare.mockRestore();
	});

	// spec: P.4
	it("allows 30 searches a minute, then says how long to wait", async () => {
		const { user, client } = await signedIn();
		const path = `/api/chat/conversations/${user.id}?q=gate`;
		expect((await client.get(path)).status).toBe(200);
		await runInDurableObject(getPersonStub(env, user.id), (_, { storage }) => {
			storage.sql.exec("UPDATE limits SET tries = 29, since = ? WHERE what = 'search'", Date.now());
		});
		expect((await client.get(path)).status).toBe(200);
		const refused = await client.get(path);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect((await readError(refused)).code).toBe("rate_limited");
		expect((await client.get(`/api/chat/conversations/${user.id}`)).status).toBe(200);
	});
});

describe("the index", () => {
	it("hears what is said, and what was answered, when the turn is over", async () => {
		const chat = await spokenChat("My tulips froze last night", "Cold nights are hard on bulbs.");
		await makeReady(chat.user.id);
		expect(snippets(await listed(chat, "tulips"))).toEqual(["My ⟦tulips⟧ froze last night"]);
		expect(snippets(await listed(chat, "bulbs"))).toEqual(["Cold nights are hard on ⟦bulbs⟧."]);
		expect(snippets(await listed(chat, "learn"))).toEqual([]);
	});

	it("forgets the words that an edit replaces, before the new reply has ended", async () => {
		const chat = await spokenChat("My tulips froze last night");
		await makeReady(chat.user.id);
		const said = (
			await (
				await chat.client.get(`/api/chat/conversations/${chat.conversationId}/messages`)
			).json<{
				messages: { id: string; role: string }[];
			}>()
		).messages.find(({ role }) => role === "user");
		const reply = chat.coach.say("Roses too?");
		const edited = chat.client.patch(`/api/chat/conversations/${chat.conversationId}/messages/${said?.id}`, {
			content: "My roses froze last night",
		});
		await vi.waitFor(
			async () => {
				expect(snippets(await listed(chat, "tulips"))).toEqual([]);
				expect(JSON.stringify(await copiesInDatabase(chat.conversationId))).not.toContain("tulips");
			},
			{ timeout: 5_000 },
		);
		reply.end();
		await edited;
		await untilIdle(chat.conversationId);
		expect(snippets(await listed(chat, "roses froze"))).toHaveLength(1);
	});

	it("goes on while D1 is down", async () => {
		const chat = await openChat();
		await untilIdle(chat.conversationId);
		await makeReady(chat.user.id);
		const broken = new Proxy(deps.db, {
			get: (target, name) =>
				name === "batch" ? () => Promise.reject(new Error("D1 is down")) : Reflect.get(target, name, target),
		});
		await setDeps(chat.conversationId, { db: broken, log: () => undefined });
		chat.coach.say("Which ones?").end();
		await sendMessage(chat, "My tulips froze");
		await ringUntil(chat.conversationId, async () => !(await waitingJobs(chat.conversationId)).has("search"));
		expect(await searchMessages(deps, chat.user.id, "tulips")).toHaveLength(1);
		expect((await waitingJobs(chat.conversationId)).get("outbox")).toBeGreaterThan(0);
	});

	it("being down holds up no copy in D1, and is told when it is back", async () => {
		const chat = await openChat();
		await untilIdle(chat.conversationId);
		await makeReady(chat.user.id);
		const { search } = createConversationDeps(env);
		const stub = { ...search, take: () => Promise.reject(new Error("away")) };
		await setDeps(chat.conversationId, { search: stub, log: () => undefined });
		chat.coach.say("Which ones?").end();
		await sendMessage(chat, "My tulips froze");
		await ringUntil(chat.conversationId, async () => !(await waitingJobs(chat.conversationId)).has("outbox"));
		expect(await searchMessages(deps, chat.user.id, "tulips")).toEqual([]);
		await setDeps(chat.conversationId, { search, now: () => Date.now() + 10_000 });
		await untilIdle(chat.conversationId);
		expect(await searchMessages(deps, chat.user.id, "tulips")).toHaveLength(1);
	});

	it("takes a batch once, and asks for what it does not have", async () => {
		const { userId, conversationId, changes } = await personWith(["One tulip", "Two roses"]);
		expect(await feed(userId, conversationId, changes)).toBe(2);
		expect(await searchMessages(deps, userId, "tulip")).toHaveLength(1);
		// A batch that does not follow: the conversation goes on after change 2.
		const late = { seq: 9, messageId: deps.newId("msg"), content: "A late lily", isCare: false };
		expect(await feed(userId, conversationId, [late], { after: 7 })).toBe(2);
		expect(await searchMessages(deps, userId, "lily")).toEqual([]);
	});

	it("gets everything again when it has lost it", async () => {
		const chat = await spokenChat("My tulips froze last night");
		await makeReady(chat.user.id);
		await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) => {
			for (const table of ["search_words", "search_talks", "search_rebuild"]) {
				storage.sql.exec(`DELETE FROM ${table}`);
			}
		});
		// Meanwhile D1 answers.
		expect(snippets(await listed(chat, "TULIPS"))).toEqual(["My ⟦tulips⟧ froze last night"]);
		await vi.waitFor(async () => {
			await runDurableObjectAlarm(getPersonStub(env, chat.user.id));
			expect(await isReady(chat.user.id)).toBe(true);
		});
		await untilIdle(chat.conversationId);
		expect(await rowsOf(chat.user.id, "SELECT rowid FROM search_words")).toHaveLength(3);
		expect(snippets(await listed(chat, "tulips"))).toHaveLength(1);
	});

	// spec: P.3
	it("is filled in batches from a long conversation of before", async () => {
		const chat = await openChat();
		await untilIdle(chat.conversationId);
		const contents = Array.from({ length: 450 }, (_, index) => `Entry number ${index} about the orchard`);
		await insertMessages(chat.conversationId, contents, { isFollowed: false });
		await makeDue(chat.conversationId, "search");
		await runDurableObjectAlarm(getConversationStub(env, chat.conversationId));
		expect(await rowsOf(chat.user.id, "SELECT rowid FROM search_words")).toHaveLength(401);
		expect(await rowsOf(chat.user.id, "SELECT is_whole FROM search_talks")).toEqual([{ is_whole: 0 }]);
		await setDeps(chat.conversationId, { now: () => Date.now() + 10_000 });
		await untilIdle(chat.conversationId);
		expect(await rowsOf(chat.user.id, "SELECT rowid FROM search_words")).toHaveLength(451);
	});

	// spec: P.3
	it("hides a deleted conversation, shows it after an undo, and loses its words when its time is over", async () => {
		const chat = await spokenChat("My tulips froze last night");
		await makeReady(chat.user.id);
		const path = `/api/chat/conversations/${chat.conversationId}`;
		await chat.client.request("DELETE", path);
		expect(await searchMessages(deps, chat.user.id, "tulips")).toEqual([]);
		await chat.client.post(`${path}/restore`, {});
		expect(await searchMessages(deps, chat.user.id, "tulips")).toHaveLength(1);
		await chat.client.request("DELETE", path);
		await setDeps(chat.conversationId, { now: () => Date.now() + 60_000 });
		await runInDurableObject(getConversationStub(env, chat.conversationId), (instance) => instance.alarm?.());
		expect(await rowsOf(chat.user.id, "SELECT rowid FROM search_words")).toEqual([]);
		expect(await rowsOf(chat.user.id, "SELECT number FROM search_talks")).toEqual([]);
	});

	it("is rebuilt from many conversations in several rounds, and passes over those that nobody opened", async () => {
		const user = await makeUser();
		await env.DB.batch(
			Array.from({ length: 120 }, () =>
				env.DB.prepare("INSERT INTO chat_conversations (id, user_id, kind) VALUES (?, ?, 'coaching')").bind(
					deps.newId("cnv"),
					user.id,
				),
			),
		);
		await searchMessages(deps, user.id, "tulips");
		const person = getPersonStub(env, user.id);
		expect(await isReady(user.id)).toBe(false);
		await vi.waitFor(async () => {
			await runDurableObjectAlarm(person);
			expect(await isReady(user.id)).toBe(true);
		});
		expect(await rowsOf(user.id, "SELECT number FROM search_talks")).toEqual([]);
	});

	// spec: P.3
	it("is never made again for a person who left", async () => {
		const { userId, conversationId, changes } = await personWith(["One tulip"]);
		await getPersonStub(env, userId).destroy();
		expect(await feed(userId, conversationId, changes)).toBeNull();
		expect(await searchMessages(deps, userId, "tulip")).toEqual([]);
		expect(await rowsOf(userId, "SELECT name FROM sqlite_master WHERE type = 'table'")).toEqual([
			{ name: "tombstone" },
		]);
	});
});

describe("searching the titles of one's conversations", () => {
	// spec: P.1
	it("finds a conversation by a part of its title in any script, also where the words were never said", async () => {
		const { user, client } = await signedIn();
		for (const title of [
			"Budget talk",
			"50% of it",
			"My move",
			"Мой переезд в другой город",
			"与母亲的谈话",
		]) {
			await client.post("/api/chat/conversations", { userId: user.id, title });
		}
		const other = await signedIn();
		await other.client.post("/api/chat/conversations", { userId: other.user.id, title: "Budget" });
		const found = async (words: string) => (await listed({ client, user }, words)).map(({ title }) => title);
		expect(await found("budget")).toEqual(["Budget talk"]);
		expect(await found("0%")).toEqual(["50% of it"]);
		expect(await found("%")).toEqual(["50% of it"]);
		expect(await found("_")).toEqual([]);
		expect(await found("\\")).toEqual([]);
		expect(await found("ПЕРЕЕЗД В ДРУГОЙ ГОРОД")).toEqual(["Мой переезд в другой город"]);
		expect(await found("母亲")).toEqual(["与母亲的谈话"]);
	});
});
