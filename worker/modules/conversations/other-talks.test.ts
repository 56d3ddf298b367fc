import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { CONVERSATION_TITLE } from "#shared/chat/messages.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { chatMessages } from "../../db/tables/messages.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage } from "../../test/chat/conversation.ts";
import { deps } from "../../test/people/factories.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Fields = {
	title?: string;
	daysAgo: number;
	preview?: string | null;
	isDeleted?: boolean;
	/** What the person said in it, oldest first. */
	said?: string[];
	/** What is stored with that. */
	metadata?: MessageMetadata;
};

async function addTalk(userId: string, fields: Fields) {
	const { title, daysAgo, preview = "…", isDeleted = false, said = [], metadata } = fields;
	const id = deps.newId("cnv");
	const at = new Date(Date.UTC(2026, 9, 30, 12) - daysAgo * DAY_MS);
	await deps.db.insert(chatConversations).values({
		id,
		userId,
		kind: "coaching",
		...(title ? { title } : {}),
		createdAt: at,
		lastMessageAt: at,
		preview,
		deletedAt: isDeleted ? at : null,
	});
	for (const [index, content] of said.entries()) {
		await deps.db.insert(chatMessages).values({
			id: deps.newId("msg"),
			conversationId: id,
			role: "user",
			content,
			metadata,
			createdAt: new Date(at.getTime() + index),
		});
	}
}

async function talksTold(talks: Fields[], fields: { memoryEnabled?: boolean } = {}) {
	const { user, client, conversationId, coach } = await openChat(fields);
	for (const talk of talks) {
		await addTalk(user.id, talk);
	}
	coach.say("Yes.").end();
	await sendMessage({ client, user, conversationId }, "hello");
	return coach.requests[0]?.person.talks;
}

describe("the other conversations that a coach is told of", () => {
	it("are the last three by title and day, newest first", async () => {
		const titles = ["The move", "Sleep and work", "A friend", "Running"];
		const talks = await talksTold(titles.map((title, daysAgo) => ({ title, daysAgo })));
		expect(talks).toEqual([
			{ title: "The move", on: "2026-10-30", began: "" },
			{ title: "Sleep and work", on: "2026-10-29", began: "" },
			{ title: "A friend", on: "2026-10-28", began: "" },
		]);
	});

	// spec: P.103
	it("say what they began with, in a line and without what shows danger", async () => {
		const long = "The landlord raises the rent again in spring. ".repeat(6);
		const talks = await talksTold([
			{
				title: "The move",
				daysAgo: 0,
				said: ["hey there", "We found a flat,\nbut it has no lift.", "Later."],
			},
			{ title: "The rent", daysAgo: 1, said: [long] },
			// A second look found danger where the words alone show none.
			{ title: "Running", daysAgo: 2, said: ["I have put it all in order."], metadata: { isCare: true } },
		]);
		expect(talks?.map(({ began }) => began)).toEqual([
			"We found a flat, but it has no lift.",
			expect.stringMatching(/^The landlord raises .{100,150}…$/),
			"",
		]);
	});

	// spec: P.103
	it("don't say what the person had deleted from memory", async () => {
		const chat = await openChat();
		await addTalk(chat.user.id, {
			title: "Family",
			daysAgo: 0,
			said: ["My sister is called Wanda and she left."],
		});
		const reply = async (content: string) => {
			chat.coach.say("Yes.").end();
			await sendMessage(chat, content);
			return chat.coach.requests.at(-1)?.person.talks;
		};
		expect(await reply("hello")).toMatchObject([{ began: "My sister is called Wanda and she left." }]);
		await getPersonStub(env, chat.user.id).learn(
			[
				{
					id: deps.newId("mem"),
					fact: "Your sister is called Wanda.",
					conversationId: chat.conversationId,
					messageId: null,
				},
			],
			[],
		);
		await chat.client.delete(`/api/memory/${chat.user.id}`);
		expect(await reply("hello again")).toMatchObject([{ began: "" }]);
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
		expect(talks).toEqual([{ title: "Running", on: "2026-10-25", began: "" }]);
	});

	it("are none for somebody who switched memory off", async () => {
		const talk = { title: "Running", daysAgo: 0 };
		expect(await talksTold([talk], { memoryEnabled: false })).toEqual([]);
	});
});
