import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import {
	copiesInDatabase,
	crash,
	openChat,
	sendMessage,
	setDeps,
	untilIdle,
} from "../../../test/chat/conversation.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { Sink } from "./sink-storage.ts";

// An object that dies when a sink has what changed, before it has noted that: it tells the sink again, and nothing is there twice.

type Chat = Awaited<ReturnType<typeof openChat>>;

const WORDS = "A quiet word about marigolds";

const NEVER = new Promise<never>(() => undefined);

function depsOf({ conversationId }: Chat): Promise<ConversationDeps> {
	return runInDurableObject(
		getConversationStub(env, conversationId),
		(instance) => (instance as unknown as { deps: ConversationDeps }).deps,
	);
}

function isBehind({ conversationId }: Chat, sink: Sink): Promise<boolean> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) => {
		const [row] = storage.sql
			.exec("SELECT 1 FROM sinks WHERE name = ? AND cursor < (SELECT max(change) FROM messages)", sink)
			.toArray();
		return row !== undefined;
	});
}

async function openIdleChat(): Promise<Chat> {
	const chat = await openChat();
	await untilIdle(chat.conversationId);
	chat.coach.say("They smell of summer.").end();
	return chat;
}

/** The object dies where it is, wakes, and does what it has to. */
async function dieAndGoOn(chat: Chat, sink: Sink): Promise<void> {
	expect(await isBehind(chat, sink)).toBe(true);
	await crash(chat.conversationId);
	await untilIdle(chat.conversationId);
	expect(await isBehind(chat, sink)).toBe(false);
}

/** The messages in which the index finds the word. */
function found({ user }: Chat, word: string): Promise<string[]> {
	const person = getPersonStub(env, user.id);
	return vi.waitFor(async () => {
		const answer = await person.search(user.id, word);
		await runDurableObjectAlarm(person);
		if (!answer.ok || !answer.matches) {
			throw new Error("The index is not ready yet.");
		}
		return answer.matches.map(({ messageId }) => messageId);
	});
}

it("has D1 hold each message once when it dies before the cursor of D1 is set", async () => {
	const chat = await openIdleChat();
	const tellLists = vi.fn(() => NEVER);
	await setDeps(chat.conversationId, { tellLists });
	await sendMessage(chat, WORDS);
	await vi.waitUntil(() => tellLists.mock.calls.length > 0, { timeout: 5_000 });
	expect(await copiesInDatabase(chat.conversationId)).toHaveLength(3);
	await dieAndGoOn(chat, "database");
	const copies = (await copiesInDatabase(chat.conversationId)).map(({ content }) => content);
	expect(copies).toHaveLength(3);
	expect(copies.filter((content) => content === WORDS)).toHaveLength(1);
});

it("has the search index hold each message once when it dies before the cursor of the index is set", async () => {
	const chat = await openIdleChat();
	const { search } = await depsOf(chat);
	const taken = vi.fn();
	await setDeps(chat.conversationId, {
		search: {
			...search,
			take: async (userId, batch) => {
				taken(await search.take(userId, batch));
				return NEVER;
			},
		},
	});
	await sendMessage(chat, WORDS);
	await vi.waitUntil(() => taken.mock.calls.length > 0, { timeout: 5_000 });
	await dieAndGoOn(chat, "search");
	expect(await found(chat, "marigolds")).toHaveLength(1);
});

it("takes words out of D1 and the index when it dies between their removal and either", async () => {
	const chat = await openIdleChat();
	await sendMessage(chat, WORDS);
	await untilIdle(chat.conversationId);
	const said = (await copiesInDatabase(chat.conversationId)).find(({ content }) => content === WORDS);
	const tellLists = vi.fn(() => NEVER);
	await setDeps(chat.conversationId, { tellLists });
	chat.coach.say("Tell me of them.").end();
	await chat.client.patch(`/api/chat/conversations/${chat.conversationId}/messages/${said?.id}`, {
		content: "A quiet word about asters",
	});
	await vi.waitUntil(() => tellLists.mock.calls.length > 0, { timeout: 5_000 });
	await dieAndGoOn(chat, "database");
	const copies = (await copiesInDatabase(chat.conversationId)).map(({ content }) => content);
	expect(copies).toHaveLength(3);
	expect(copies).not.toContain(WORDS);
	expect(await found(chat, "marigolds")).toEqual([]);
	expect(await found(chat, "asters")).toHaveLength(1);
});

it.each([
	["before", 0],
	["after", 1],
])(
	"has memory hold a fact once when it dies %s the fact is kept, with the words still to be read",
	async (_, kept) => {
		const chat = await openIdleChat();
		const facts = async () => (await getPersonStub(env, chat.user.id).facts()).map(({ fact }) => fact);
		const { learn } = await depsOf(chat);
		const begun = vi.fn();
		await setDeps(chat.conversationId, {
			learn: async (lesson) => {
				begun(kept === 1 ? await learn(lesson) : undefined);
				return NEVER;
			},
		});
		await sendMessage(chat, "My niece Wanda sang about marigolds");
		await vi.waitUntil(() => begun.mock.calls.length > 0, { timeout: 5_000 });
		expect(await facts()).toHaveLength(kept);
		await crash(chat.conversationId);
		await untilIdle(chat.conversationId);
		expect(await facts()).toEqual(["Your niece is called Wanda."]);
	},
);
