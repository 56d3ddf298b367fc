import { describe, expect, it } from "vitest";
import { CONVERSATION_TITLE } from "#shared/messages.ts";
import { openChat, sendMessage } from "../../test/conversation.ts";
import { deps } from "../../test/factories.ts";
import { chatConversations } from "./conversations.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Fields = { title?: string; daysAgo: number; preview?: string | null; isDeleted?: boolean };

async function addTalk(userId: string, { title, daysAgo, preview = "…", isDeleted = false }: Fields) {
	const at = new Date(Date.UTC(2026, 9, 30, 12) - daysAgo * DAY_MS);
	await deps.db.insert(chatConversations).values({
		id: deps.newId("cnv"),
		userId,
		kind: "coaching",
		...(title ? { title } : {}),
		createdAt: at,
		lastMessageAt: at,
		preview,
		deletedAt: isDeleted ? at : null,
	});
}

async function talksTold(talks: Fields[], fields: { memoryEnabled?: boolean } = {}) {
	const { user, client, conversationId, coach } = await openChat(fields);
	for (const talk of talks) {
		await addTalk(user.id, talk);
	}
	coach.say("Yes.").end();
	await sendMessage(client, user.id, conversationId, "hello");
	return coach.requests[0]?.person.talks;
}

describe("the other conversations that a coach is told of", () => {
	it("are the last three by title and day, newest first", async () => {
		const titles = ["The move", "Sleep and work", "A friend", "Running"];
		const talks = await talksTold(titles.map((title, daysAgo) => ({ title, daysAgo })));
		expect(talks).toEqual([
			{ title: "The move", on: "2026-10-30" },
			{ title: "Sleep and work", on: "2026-10-29" },
			{ title: "A friend", on: "2026-10-28" },
		]);
	});

	it("leave out those without a title, deleted, or in which danger was near", async () => {
		const talks = await talksTold([
			{ daysAgo: 0 },
			{ title: CONVERSATION_TITLE, daysAgo: 1 },
			{ title: "Deleted", daysAgo: 2, isDeleted: true },
			// The list shows no preview of what was said in danger, and nobody screens a name that a person gives.
			{ title: "The bridge", daysAgo: 3, preview: null },
			{ title: "I want to kill myself", daysAgo: 4 },
			{ title: "Running", daysAgo: 5 },
		]);
		expect(talks).toEqual([{ title: "Running", on: "2026-10-25" }]);
	});

	it("are none for somebody who switched memory off", async () => {
		const talk = { title: "Running", daysAgo: 0 };
		expect(await talksTold([talk], { memoryEnabled: false })).toEqual([]);
	});
});
