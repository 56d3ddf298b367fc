import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import { openChat, sendMessage, setDeps, transcript } from "../../../test/chat/conversation.ts";
import { chatReadBy, DOUBTFUL, IN_A_ROW, ScriptedReader, say } from "../../../test/chat/test-reader.ts";
import { deps } from "../../../test/people/factories.ts";
import { sendChat } from "../../conversations/conversations.service.ts";
import { DAILY_LIMITS } from "../../person/daily-quotas.ts";
import { createReadAgain } from "./read-again.ts";

const WITH_KEY = { ...deps, settings: { ...deps.settings, ANTHROPIC_API_KEY: "key" } };

async function isRead(fields: Partial<UserRow>): Promise<boolean> {
	const reader = new ScriptedReader("none");
	await say(await chatReadBy(reader, fields), DOUBTFUL);
	return reader.asked.length > 0;
}

async function spend(userId: string, what: "replies" | "looks", count: number): Promise<void> {
	const person = getPersonStub(env, userId);
	await person.spendReply();
	await runInDurableObject(person, (_, { storage }) => {
		storage.sql.exec(`UPDATE spending SET ${what} = ?`, count);
	});
}

describe("whose messages a model may read for danger", () => {
	it("are those of everyone who is answered by models", async () => {
		expect(await isRead({ coachChoice: "auto" })).toBe(true);
	});

	// spec: S.26
	it("are not those of someone who chose the guide: doubt shows the row", async () => {
		expect(await isRead({ coachChoice: "builtin" })).toBe(false);
		const [, reply] = await say(
			await chatReadBy(new ScriptedReader("none"), { coachChoice: "builtin" }),
			IN_A_ROW,
		);
		expect(reply.metadata.safety).toMatchObject({ tier: "row" });
	});

	// spec: S.26
	it("are those of someone who chose the guide and agreed to it in Settings", async () => {
		expect(await isRead({ coachChoice: "builtin", safetyReading: true })).toBe(true);
	});

	it("changes with the switch, from the next message on", async () => {
		const reader = new ScriptedReader("none");
		const chat = await chatReadBy(reader, { coachChoice: "builtin" });
		const turn = async (safetyReading: boolean) => {
			const answer = await chat.client.patch(`/api/users/${chat.user.id}`, { safetyReading });
			expect((await answer.json<User>()).safetyReading).toBe(safetyReading);
			await say(chat, DOUBTFUL);
			return reader.asked.length;
		};
		expect([await turn(true), await turn(false)]).toEqual([1, 1]);
	});
});

describe("the budget of second looks", () => {
	// spec: S.23
	it("isn't that of the talk: when that is spent the guide answers, and the look is taken", async () => {
		const reader = new ScriptedReader("thoughts");
		const chat = await chatReadBy(reader);
		await spend(chat.user.id, "replies", DAILY_LIMITS.replies);
		chat.coach.say("An answer to an ordinary day.").say("I'm here.").end();
		await sendChat(WITH_KEY, chat.user, { message: DOUBTFUL, userId: chat.user.id });
		expect(reader.asked).toHaveLength(1);
		expect(chat.coach.requests.at(-1)).toMatchObject({ coach: "builtin", risk: "thoughts" });
	});

	it("doesn't open the talk for messages that nobody would look at", async () => {
		const chat = await chatReadBy(new ScriptedReader("none"));
		await spend(chat.user.id, "replies", DAILY_LIMITS.replies);
		const input = { message: "How do I boil an egg?", userId: chat.user.id };
		await expect(sendChat(WITH_KEY, chat.user, input)).rejects.toMatchObject({ code: "budget_spent" });
	});

	it("turns nobody away who worries about somebody else", async () => {
		const chat = await chatReadBy(new ScriptedReader("none"));
		await spend(chat.user.id, "replies", DAILY_LIMITS.replies);
		chat.coach.say("Ask her plainly.").end();
		const input = { message: "My daughter told me she wants to kill herself.", userId: chat.user.id };
		const reply = await sendChat(WITH_KEY, chat.user, input);
		expect(reply.metadata.safety).toMatchObject({ level: "other" });
	});

	it("ends the looks of a day when it is spent, and leaves the row", async () => {
		const chat = await openChat();
		const ask = vi.fn();
		const readAgain = createReadAgain({
			model: { providers: ["claude"], ask },
			spendLook: async (userId) => getPersonStub(env, userId).spendLook(),
			recordUsage: async () => undefined,
		});
		await setDeps(chat.conversationId, { readAgain });
		await spend(chat.user.id, "looks", DAILY_LIMITS.looks);
		const [, reply] = await say(chat, "I keep my dad's gun next to the bed");
		expect(ask).not.toHaveBeenCalled();
		expect(reply.metadata.safety).toMatchObject({ tier: "row" });
	});

	it("that can't be counted costs nobody the look", async () => {
		const chat = await openChat();
		const readAgain = createReadAgain({
			model: {
				providers: ["claude"],
				ask: async ({ shape }) => ({ data: shape.parse({ level: "wish" }), provider: "claude", usage: null }),
			},
			spendLook: () => Promise.reject(new Error("down")),
			recordUsage: async () => undefined,
		});
		await setDeps(chat.conversationId, { readAgain });
		chat.coach.say("An answer to a row.").say("I'm here.").end();
		await sendMessage(chat, "I keep my dad's gun next to the bed");
		const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
		expect(reply?.metadata.safety).toMatchObject({ level: "wish" });
	});
});
