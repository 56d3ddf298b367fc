import { describe, expect, it } from "vitest";
import type { Conversation } from "#shared/schemas/conversations.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { deps, signedIn } from "../../test/people/factories.ts";

/** By turns a chat and a coaching session, each talked in a minute after the one before. */
async function withConversations(count: number) {
	const { user, client } = await signedIn();
	for (let at = 0; at < count; at += 1) {
		await deps.db.insert(chatConversations).values({
			id: deps.newId("cnv"),
			userId: user.id,
			kind: at % 2 === 0 ? "chat" : "coaching",
			title: `Number ${at}`,
			isActive: false,
			lastMessageAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
		});
	}
	const list = async (query: string) =>
		(await client.get(`/api/chat/conversations/${user.id}${query}`)).json<Conversation[]>();
	return { list };
}

const numbers = (from: number, to: number) =>
	Array.from({ length: from - to + 1 }, (_, at) => `Number ${from - at}`);

describe("the list of conversations", () => {
	it("has chats and sessions together, the one talked in last first, page by page", async () => {
		const { list } = await withConversations(60);
		const first = await list("");
		expect(first.map(({ title }) => title)).toEqual(numbers(59, 10));
		const second = await list(`?before=${first.at(-1)?.lastMessageAt}`);
		expect(second.map(({ title }) => title)).toEqual(numbers(9, 0));
	});

	it("has one kind alone when asked", async () => {
		const { list } = await withConversations(4);
		expect((await list("?kind=coaching")).map(({ title }) => title)).toEqual(["Number 3", "Number 1"]);
	});
});
