import { env, runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { migrate } from "../../objects/migrate.ts";
import { deps } from "../../test/factories.ts";
import { CONVERSATION_MIGRATIONS } from "./conversation-migrations.ts";
import { ConversationStorage } from "./conversation-storage.ts";
import { conversationOf } from "./get-conversation.ts";

/** The number of entries before changes were numbered. */
const BEFORE_CHANGES = 7;

/** The number of entries before pages of writing could be kept. */
const BEFORE_PAGES = 9;

/** A conversation of before: what was copied, what was not, and what was edited away. */
const MESSAGES = [
	["msg_1", "Copied", 1, 0, "{}"],
	["msg_2", "Edited away", 1, 1, "{}"],
	["msg_3", "Edited away in a hard hour", 0, 1, '{"isCare":true}'],
	["msg_4", "Not copied yet", 0, 0, "{}"],
] as const;

it("numbers the changes of an older conversation, and leaves no word that was edited away", async () => {
	await runInDurableObject(conversationOf(env, deps.newId("cnv")), (_, { storage }) => {
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
		expect(new ConversationStorage(storage).afterwork.isHeavy()).toBe(true);
		// The next change comes after all of them.
		sinks.touch(["msg_1"]);
		expect(idsFor("database")).toEqual(["msg_3", "msg_4", "msg_1"]);
	});
});

it("numbers the changes of an older conversation in which nothing was said", async () => {
	await runInDurableObject(conversationOf(env, deps.newId("cnv")), (_, { storage }) => {
		migrate(storage, CONVERSATION_MIGRATIONS.slice(0, BEFORE_CHANGES));
		migrate(storage, CONVERSATION_MIGRATIONS);
		const { sinks } = new ConversationStorage(storage);
		expect([sinks.cursor("database"), sinks.cursor("search")]).toEqual([0, 0]);
	});
});

it("keeps what waits to be copied when takeaways no longer need an exercise", async () => {
	await runInDurableObject(conversationOf(env, deps.newId("cnv")), (_, { storage }) => {
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
