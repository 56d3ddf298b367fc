import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { deps, makeUser, signedIn } from "../../test/factories.ts";
import { chatConversations } from "./conversations.table.ts";
import { searchMessages, searchQuery } from "./message-search.ts";

async function chatOf(contents: string[], metadata = "{}"): Promise<string> {
	const user = await makeUser();
	const conversationId = deps.newId("cnv");
	await deps.db.insert(chatConversations).values({ id: conversationId, userId: user.id });
	await env.DB.batch(
		contents.map((content) =>
			env.DB.prepare(
				"INSERT INTO chat_messages (id, conversation_id, role, content, metadata) VALUES (?, ?, 'user', ?, ?)",
			).bind(deps.newId("msg"), conversationId, content, metadata),
		),
	);
	return user.id;
}

describe("searching one's own messages", () => {
	let ana = "";
	beforeAll(async () => {
		ana = await chatOf(["My sister moved to Lisbon", "Work was hard", "A café in Lisbon with my brother"]);
		for (let other = 0; other < 20; other += 1) {
			await chatOf(Array.from({ length: 50 }, (_, index) => `Lisbon again, number ${index}`));
		}
	});

	it("finds the person's messages that hold all the words, with the words around them", async () => {
		const found = await searchMessages(deps.db, ana, "lisbon");
		expect(found.map((match) => match.snippet).sort()).toEqual([
			"A café in ⟦Lisbon⟧ with my brother",
			"My sister moved to ⟦Lisbon⟧",
		]);
		expect(await searchMessages(deps.db, ana, "sister lisbon")).toHaveLength(1);
	});

	it("folds accents and finds a word by its beginning", async () => {
		expect(await searchMessages(deps.db, ana, "cafe lis")).toHaveLength(1);
	});

	it("reads only the person's own matches, however many others have", async () => {
		const query = searchQuery(ana, "lisbon");
		const { meta } = await env.DB.prepare(
			"SELECT m.id FROM messages_search JOIN chat_messages m ON m.row_id = messages_search.rowid WHERE messages_search MATCH ?",
		)
			.bind(query)
			.all();
		expect(meta.rows_read).toBeLessThanOrEqual(22);
	});

	it.each(['"', 'content:x OR owner:"y"', "NEAR(a b)", "* -", "lisbon OR work", "a^b {c}"])(
		"takes %s as words and never as a query",
		async (typed) => {
			const found = await searchMessages(deps.db, ana, typed);
			expect(found.every((match) => /Lisbon|Work/.test(match.snippet))).toBe(true);
			expect(found.length).toBeLessThanOrEqual(3);
		},
	);

	it("finds nothing for nothing", async () => {
		expect(await searchMessages(deps.db, ana, " … ")).toEqual([]);
	});

	it("does not know commands", async () => {
		const user = await chatOf(["LEARN_MORE_MASLOW_HIERARCHY_INSIGHT"], '{"kind":"command"}');
		expect(await searchMessages(deps.db, user, "learn")).toEqual([]);
	});

	it("follows a message that changes and one that goes", async () => {
		const user = await chatOf(["The first wording"]);
		await env.DB.prepare(
			"UPDATE chat_messages SET content = 'A second wording' WHERE content = 'The first wording'",
		).run();
		expect(await searchMessages(deps.db, user, "first")).toEqual([]);
		expect(await searchMessages(deps.db, user, "second")).toHaveLength(1);
		await env.DB.prepare("DELETE FROM chat_messages WHERE content = 'A second wording'").run();
		expect(await searchMessages(deps.db, user, "second")).toEqual([]);
	});
});

describe("searching the names of one's conversations", () => {
	it("finds a conversation by a part of its name, also where the words were never said", async () => {
		const { user, client } = await signedIn();
		for (const title of ["Budget talk", "50% of it", "My move"]) {
			await client.post("/api/chat/conversations", { userId: user.id, title });
		}
		const other = await signedIn();
		await other.client.post("/api/chat/conversations", { userId: other.user.id, title: "Budget" });
		const found = async (words: string) => {
			const path = `/api/chat/conversations/${user.id}?kind=coaching&q=${encodeURIComponent(words)}`;
			return (await (await client.get(path)).json<ListedConversation[]>()).map(({ title }) => title);
		};
		expect(await found("budget")).toEqual(["Budget talk"]);
		expect(await found("0%")).toEqual(["50% of it"]);
		expect(await found("%")).toEqual(["50% of it"]);
		expect(await found("_")).toEqual([]);
		expect(await found("\\")).toEqual([]);
	});
});
