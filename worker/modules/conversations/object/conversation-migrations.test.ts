import { env, runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { migrate } from "../../../durable-objects/migrate.ts";
import { deps } from "../../../test/people/factories.ts";
import { waitingJobs } from "../jobs/waiting-jobs.ts";
import { CONVERSATION_MIGRATIONS } from "./conversation-migrations.ts";
import { ConversationStorage, type NewMessage } from "./conversation-storage.ts";
import type { Turn } from "./turn.ts";

/** The number of entries before changes were numbered. */
const BEFORE_CHANGES = 7;

/** The number of entries before pages of writing could be kept. */
const BEFORE_PAGES = 9;

/** The number of entries before a change took its number from the message's place. */
const BEFORE_PLACES = 11;

/** A conversation of before: what was copied, what was not, and what was edited away. */
const MESSAGES = [
	["msg_1", "Copied", 1, 0, "{}"],
	["msg_2", "Edited away", 1, 1, "{}"],
	["msg_3", "Edited away in a hard hour", 0, 1, '{"isCare":true}'],
	["msg_4", "Not copied yet", 0, 0, "{}"],
] as const;

const SAID = { content: "Said", status: "complete", provider: "builtin", metadata: {} } as const;

const ADDED: NewMessage = {
	id: "",
	role: "assistant",
	kind: "text",
	content: "Words",
	aiProvider: "builtin",
	metadata: {},
	status: "complete",
	createdAt: 0,
};

const TURN: Turn = {
	userMessageId: "msg_1",
	messageId: "",
	request: {} as Turn["request"],
	attempt: 1,
	startedAt: 0,
	deadline: 0,
	provider: "builtin",
	text: "",
};

it("numbers the changes of an older conversation, and leaves no word that was edited away", async () => {
	await runInDurableObject(getConversationStub(env, deps.newId("cnv")), (_, { storage }) => {
		migrate(storage, CONVERSATION_MIGRATIONS.slice(0, BEFORE_CHANGES));
		storage.sql.exec(
			"INSERT INTO meta (id, conversation_id, owner, kind, created_at) VALUES (1, 'cnv_1', 'usr_1', 'chat', 0)",
		);
		for (const [id, content, copied, removed, metadata] of MESSAGES) {
			storage.sql.exec(
				`INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at, copied, removed)
					VALUES (?, 'user', 'text', ?, 'builtin', ?, 'complete', 0, ?, ?)`,
				id,
				content,
				metadata,
				copied,
				removed,
			);
		}
		migrate(storage, CONVERSATION_MIGRATIONS);
		const { sinks } = new ConversationStorage(storage);
		const idsFor = (sink: "database" | "search") =>
			sinks.changedAfter(sinks.cursor(sink), 10).map(({ id }) => id);
		// D1 hears of what it has not seen, the index of everything.
		expect(idsFor("database")).toEqual(["msg_3", "msg_4"]);
		expect(idsFor("search")).toEqual(["msg_1", "msg_2", "msg_3", "msg_4"]);
		const words = storage.sql
			.exec<{ content: string }>("SELECT content FROM messages ORDER BY seq")
			.toArray();
		expect(words.map(({ content }) => content)).toEqual(["Copied", "", "", "Not copied yet"]);
		expect(new ConversationStorage(storage).postTurn.isSensitive()).toBe(true);
		// The next change comes after all of them.
		sinks.touch(["msg_1"]);
		expect(idsFor("database")).toEqual(["msg_3", "msg_4", "msg_1"]);
	});
});

it("numbers the changes of an older conversation in which nothing was said", async () => {
	await runInDurableObject(getConversationStub(env, deps.newId("cnv")), (_, { storage }) => {
		migrate(storage, CONVERSATION_MIGRATIONS.slice(0, BEFORE_CHANGES));
		migrate(storage, CONVERSATION_MIGRATIONS);
		const { sinks } = new ConversationStorage(storage);
		expect([sinks.cursor("database"), sinks.cursor("search")]).toEqual([0, 0]);
	});
});

it("keeps what waits to be copied when takeaways no longer need an exercise", async () => {
	await runInDurableObject(getConversationStub(env, deps.newId("cnv")), (_, { storage }) => {
		migrate(storage, CONVERSATION_MIGRATIONS.slice(0, BEFORE_PAGES));
		storage.sql.exec(
			`INSERT INTO takeaways (id, kind, title, body, exercise_id, ratings, created_at, due_at)
				VALUES ('tkw_1', 'plan', 'A plan', 'Water the figs', 'one-small-step', '{"sure":4}', 7, 9)`,
		);
		migrate(storage, CONVERSATION_MIGRATIONS);
		expect(new ConversationStorage(storage).runs.uncopied(5).takeaways).toEqual([
			{
				id: "tkw_1",
				kind: "plan",
				title: "A plan",
				body: "Water the figs",
				exerciseId: "one-small-step",
				ratings: { sure: 4 },
				createdAt: 7,
				dueAt: 9,
			},
		]);
	});
});

it("goes on from the numbers of an older conversation, in the middle of a reply", async () => {
	await runInDurableObject(getConversationStub(env, deps.newId("cnv")), (_, { storage }) => {
		migrate(storage, CONVERSATION_MIGRATIONS.slice(0, BEFORE_PLACES));
		storage.sql.exec(
			"INSERT INTO meta (id, conversation_id, owner, kind, created_at) VALUES (1, 'cnv_1', 'usr_1', 'chat', 0)",
		);
		const add = (id: string, change: number, status: string, replyTo: string | null = null) =>
			storage.sql.exec(
				`INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at, change, reply_to)
					VALUES (?, 'user', 'text', 'Words', 'builtin', '{}', ?, 0, ?, ?)`,
				id,
				status,
				change,
				replyTo,
			);
		add("msg_1", 9, "complete");
		add("msg_2", 7, "complete", "msg_1");
		add("msg_3", 10, "complete");
		add("msg_4", 11, "streaming", "msg_3");
		storage.sql.exec(
			`INSERT INTO turn (id, user_message_id, message_id, request, attempt, started_at, deadline, text)
				VALUES (1, 'msg_3', 'msg_4', '{}', 1, 0, 0, '')`,
		);
		storage.sql.exec("UPDATE sinks SET cursor = iif(name = 'database', 9, 7)");
		storage.sql.exec(
			"INSERT INTO jobs (name, due_at) VALUES ('turn-watch', 1), ('search', 2), ('memory', 3)",
		);
		migrate(storage, CONVERSATION_MIGRATIONS);
		const store = new ConversationStorage(storage);
		const idsFor = (sink: "database" | "search") =>
			store.sinks.changedAfter(store.sinks.cursor(sink), 10).map(({ id }) => id);
		expect([idsFor("database"), idsFor("search")]).toEqual([["msg_3"], ["msg_1", "msg_3"]]);
		expect(store.messages.replyTo("msg_3")?.id).toBe("msg_4");
		expect(waitingJobs(store, null, 50).map(({ name }) => name)).toEqual(["memory", "search", "turn-watch"]);
		store.updateReply("msg_4", SAID);
		store.clearTurn();
		expect(idsFor("database")).toEqual(["msg_3", "msg_4"]);
		store.addMessage({ ...ADDED, id: "msg_5" });
		store.sinks.touch(["msg_2"]);
		expect(idsFor("database")).toEqual(["msg_3", "msg_4", "msg_5", "msg_2"]);
		store.sinks.setCursor("database", store.messages.find("msg_5")?.change ?? 0);
		expect(idsFor("database")).toEqual(["msg_2"]);
	});
});

it("has D1 begin after what it has of an older conversation, and no sink go past a reply that is being written", async () => {
	await runInDurableObject(getConversationStub(env, deps.newId("cnv")), (_, { storage }) => {
		migrate(storage, CONVERSATION_MIGRATIONS.slice(0, BEFORE_PLACES));
		storage.sql.exec(
			`INSERT INTO messages (id, role, kind, content, ai_provider, metadata, status, created_at, change)
				VALUES ('msg_1', 'user', 'text', 'Words', 'builtin', '{}', 'complete', 0, 5)`,
		);
		storage.sql.exec("UPDATE sinks SET cursor = 5");
		migrate(storage, CONVERSATION_MIGRATIONS);
		const store = new ConversationStorage(storage);
		expect([store.sinks.isBehind("database"), store.sinks.isBehind("search")]).toEqual([false, false]);
		store.addMessage({ ...ADDED, id: "msg_2", status: "streaming" });
		store.setTurn({ ...TURN, messageId: "msg_2" });
		const added = store.messages.find("msg_2")?.change ?? 0;
		store.sinks.touch(["msg_1"]);
		expect(store.sinks.isBehind("database")).toBe(false);
		store.updateReply("msg_2", SAID);
		store.clearTurn();
		expect(store.messages.find("msg_2")?.change).toBe(added);
		const changed = store.sinks.changedAfter(store.sinks.cursor("database"), 10);
		expect(changed.map(({ id }) => id)).toEqual(["msg_2", "msg_1"]);
	});
});
