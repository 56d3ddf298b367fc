import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { StructuredModel } from "../../models/data/structured-model.ts";
import { ModelError } from "../../models/model-error.ts";
import { openChat, sendMessage, setDeps, transcript } from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { structuredModelFor, structuredModelOf } from "../coaching/model-tasks/structured-model-for.ts";
import { withFallback } from "../coaching/model-tasks/with-fallback.ts";
import { sendChat } from "../conversations/conversations.service.ts";
import { createReadAgain } from "../safety/second-look/read-again.ts";
import { DAILY_LIMITS } from "./daily-quotas.ts";

const WITH_KEY = { ...deps, settings: { ...deps.settings, ANTHROPIC_API_KEY: "key" } };

function ledgerOf(userId: string) {
	return runInDurableObject(getPersonStub(env, userId), (_, { storage }) =>
		storage.sql.exec("SELECT day, replies, input_tokens, output_tokens FROM spending ORDER BY day").toArray(),
	);
}

/** Questions and looks that were counted, on any day. */
async function countedFor(userId: string) {
	const person = getPersonStub(env, userId);
	// Nothing is left of none: this only makes the table.
	await person.spendReply(0);
	return runInDurableObject(person, (_, { storage }) =>
		storage.sql.exec("SELECT questions, looks FROM spending").toArray(),
	);
}

async function spendAll(userId: string): Promise<void> {
	const person = getPersonStub(env, userId);
	await person.spendReply();
	await runInDurableObject(person, (_, { storage }) => {
		storage.sql.exec("UPDATE spending SET replies = ?", DAILY_LIMITS.replies);
	});
}

describe("what a person's replies by connected models cost", () => {
	it("is counted before a reply and added up after it, by day", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		expect(await person.spendReply()).toEqual({ ok: true });
		await person.spendReply();
		await person.recordUsage({ model: "m", inputTokens: 900, outputTokens: 40, cachedTokens: 0 });
		await person.recordUsage({ model: "m", inputTokens: 100, outputTokens: 2, cachedTokens: 50 });
		const today = new Date().toISOString().slice(0, 10);
		expect(await ledgerOf(user.id)).toEqual([
			{ day: today, replies: 2, input_tokens: 1000, output_tokens: 42 },
		]);
	});

	it("has a limit a day, renews at midnight UTC, and old days are forgotten", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		expect(await person.spendReply(1)).toEqual({ ok: true });
		const refused = await person.spendReply(1);
		expect(refused.ok).toBe(false);
		const midnight = Date.parse(new Date().toISOString().slice(0, 10)) + 24 * 60 * 60 * 1000;
		expect(refused).toEqual({ ok: false, renewsAt: midnight });
		await runInDurableObject(person, (_, { storage }) => {
			storage.sql.exec("UPDATE spending SET day = '2020-01-01'");
		});
		expect(await person.spendReply(1)).toEqual({ ok: true });
		await person.recordUsage({ model: "m", inputTokens: 1, outputTokens: 1, cachedTokens: 0 });
		expect(await ledgerOf(user.id)).toHaveLength(1);
	});

	it("is refused with the time it renews, before anything is stored", async () => {
		const { user, conversationId, coach } = await openChat({ timeZone: "Europe/Amsterdam" });
		await spendAll(user.id);
		const input = { message: "One more", userId: user.id, conversationId };
		const error = await sendChat(WITH_KEY, user, input).catch((refusal: unknown) => refusal);
		expect(error).toMatchObject({ code: "budget_spent", status: 429 });
		expect((error as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
		expect(String(error)).toMatch(/back at (?:1|2):00\sAM.*built-in guide/);
		expect(coach.requests).toEqual([]);
	});

	it("counts nothing for requests that ask nobody: a conversation that is not there, the same message again", async () => {
		const { user, conversationId, coach } = await openChat();
		const send = (more: object) =>
			sendChat(WITH_KEY, user, { message: "Hello", userId: user.id, conversationId, ...more });
		await expect(send({ conversationId: "cnv_none" })).rejects.toMatchObject({ status: 404 });
		coach.say("Hello.").end();
		await send({ clientMessageId: "c1" });
		await send({ clientMessageId: "c1" });
		await vi.waitFor(async () => expect(await ledgerOf(user.id)).toMatchObject([{ replies: 1 }]));
	});

	it("has a budget of its own for questions for data", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		expect([await person.spendQuestion(2), await person.spendQuestion(2)]).toEqual([true, true]);
		expect(await person.spendQuestion(2)).toBe(false);
		expect(await person.spendReply()).toEqual({ ok: true });
	});

	it("has a budget of its own for second looks, which neither replies nor questions use up", async () => {
		const { user } = await signedIn();
		const person = getPersonStub(env, user.id);
		await spendAll(user.id);
		await person.spendQuestion(1);
		expect(await person.spendQuestion(1)).toBe(false);
		expect([await person.spendLook(2), await person.spendLook(2)]).toEqual([true, true]);
		expect(await person.spendLook(2)).toBe(false);
		expect(DAILY_LIMITS.looks).toBeGreaterThan(DAILY_LIMITS.replies);
	});

	// spec: P.68
	it("counts no question for data where nobody may be asked, and one where somebody is", async () => {
		const structuredModel: StructuredModel = {
			providers: ["claude", "workers-ai"],
			ask: () => Promise.reject(new ModelError("claude", "broken")),
		};
		const question = { name: "line", task: "Say a line.", about: "<day>", shape: z.string() };
		for (const [consentedTo, counted] of [
			[[], []],
			[["openai"], []],
			[["openai", "workers-ai"], [{ questions: 2, looks: 0 }]],
		] as const) {
			const { user } = await signedIn({ consentedTo: [...consentedTo] });
			const parts = {
				db: deps.db,
				structuredModel,
				recordUsage: async () => undefined,
				spendQuestion: async (userId: string) => getPersonStub(env, userId).spendQuestion(),
			};
			const asked = [
				await structuredModelFor(parts, user.id),
				structuredModelOf({ env: deps.env, structuredModel }, user),
			];
			for (const data of asked) {
				expect(await withFallback(data, question, () => "our own")).toBe("our own");
			}
			expect(asked.map((data) => data !== null)).toEqual(asked.map(() => counted.length > 0));
			expect(await countedFor(user.id)).toEqual(counted);
		}
	});

	// spec: P.68
	it("counts no second look where nobody may read the words, and one where somebody does", async () => {
		const ask = vi.fn(() => Promise.reject(new ModelError("claude", "broken")));
		for (const [consentedTo, counted] of [
			[["openai"], []],
			[["claude"], [{ questions: 0, looks: 1 }]],
		] as const) {
			const chat = await openChat({ consentedTo: [...consentedTo] });
			const readAgain = createReadAgain({
				model: { providers: ["claude"], ask },
				spendLook: async (userId) => getPersonStub(env, userId).spendLook(),
				recordUsage: async () => undefined,
			});
			await setDeps(chat.conversationId, { readAgain });
			chat.coach.say("I'm here.").end();
			await sendMessage(chat, "I keep my dad's gun next to the bed");
			expect((await transcript(chat.client, chat.conversationId)).at(-1)?.metadata.safety?.tier).toBe("row");
			expect(await countedFor(chat.user.id)).toEqual(counted);
			expect(ask).toHaveBeenCalledTimes(counted.length);
		}
	});

	it("never stands in the way of the built-in guide", async () => {
		for (const [services, fields] of [
			[deps, {}],
			[WITH_KEY, { coachChoice: "builtin" }],
		] as const) {
			const { user, conversationId, coach } = await openChat(fields);
			await spendAll(user.id);
			coach.say("I'm here.").end();
			const reply = await sendChat(services, user, { message: "Hello", userId: user.id, conversationId });
			expect(reply.message).toBe("I'm here.");
		}
	});
});
