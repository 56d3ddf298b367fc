import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { AiProvider } from "#shared/ai-providers.ts";
import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import type { Memory } from "#shared/schemas/memory.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import type { ReplyRequest, ReplyStream, TextModel } from "../../../models/text-model.ts";
import { openChat, openSocket, setDeps, transcript, untilIdle } from "../../../test/chat/conversation.ts";
import { providerData, warmUpProviders } from "../../../test/chat/provider-chat.ts";
import { newestSentTo } from "../../../test/chat/sent.ts";
import { deps, signedIn } from "../../../test/people/factories.ts";
import { structuredModelFor } from "../../coaching/model-tasks/structured-model-for.ts";
import { learnLesson } from "../../memory/learn-lesson.ts";

const STRUCTURE_STEPS = ["Call Karin about the weekend.", "Write down what you would say."];

/** A connected coach that answers at once. */
function connected(provider: AiProvider = "claude"): TextModel {
	async function* reply(_: ReplyRequest): ReplyStream {
		yield { provider, text: "That is a lot to carry." };
		return { provider, isCut: false, usage: null };
	}
	return { provider, reply };
}

/** What the simulator answers, on behalf of this person. */
function thinking(failures: string[] = [], usages: unknown[] = []) {
	const structuredModel = providerData((error) => failures.push(error.message));
	const recordUsage = async (_: string, usage: unknown) => {
		usages.push(usage);
	};
	const spendQuestion = (userId: string) => getPersonStub(env, userId).spendQuestion();
	const dataFor = (userId: string) =>
		structuredModelFor({ db: deps.db, structuredModel, recordUsage, spendQuestion }, userId);
	const parts = {
		db: deps.db,
		dataFor,
		getPersonStub: (userId: string) => getPersonStub(env, userId),
		newId: deps.newId,
		now: Date.now,
	};
	return { dataFor, learn: (lesson: Parameters<typeof learnLesson>[1]) => learnLesson(parts, lesson) };
}

async function openSession(fields: Partial<UserRow> = {}) {
	const { user, client } = await signedIn(fields);
	const made = await client.post("/api/chat/conversations", { userId: user.id });
	const session = await made.json<Conversation>();
	const failures: string[] = [];
	const usages: unknown[] = [];
	const say = async (content: string) => {
		const answer = await client.post(`/api/chat/conversations/${session.id}/messages`, { content });
		return answer.json<Message>();
	};
	await setDeps(session.id, { model: connected(), ...thinking(failures, usages) });
	return { user, client, session, say, failures, usages };
}

beforeAll(warmUpProviders);

describe("the structure beside a connected coach's reply", () => {
	it("is asked for after the words, so that they are there first", async () => {
		const { user, client, session, say, usages } = await openSession();
		const socket = await openSocket(client, session.id);
		const reply = await say("Karin asked me to stay on again, quite late.");
		expect(reply).toMatchObject({ content: "That is a lot to carry.", status: "complete" });
		expect(reply.metadata.nextSteps).toBeUndefined();
		await socket.until((frame) => frame.type === "message" && frame.message.metadata.nextSteps?.length === 2);
		await untilIdle(session.id);
		const stored = (await transcript(client, session.id)).at(-1);
		expect(stored?.metadata).toMatchObject({
			mode: "deep",
			nextSteps: STRUCTURE_STEPS,
			suggestedActions: ["Put the phone in another room tonight."],
			followUpQuestion: "What helped you keep it?",
		});
		const { steps } = await getConversationStub(env, session.id).kept(user.id);
		expect(steps.map(({ text }) => text)).toEqual(STRUCTURE_STEPS);
		const sent = await newestSentTo("claude", "That is a lot to carry.");
		expect(JSON.stringify(sent.messages)).toContain("quite late");
		expect(usages.length).toBeGreaterThan(0);
	});

	it("is dropped and logged when it is malformed: the words stand alone", async () => {
		const { client, session, say, failures } = await openSession();
		await say("Please give me a malformed answer.");
		await untilIdle(session.id);
		const stored = (await transcript(client, session.id)).at(-1);
		expect(stored).toMatchObject({ content: "That is a lot to carry.", status: "complete" });
		expect(Object.keys(stored?.metadata ?? {}).sort()).toEqual(["disclosure", "mode", "style"]);
		expect(failures).toContain("claude: malformed");
	});

	it("comes from the other provider when the first is down, and from nobody when both are", async () => {
		const one = await openSession();
		await one.say("I think that claude is down today.");
		await untilIdle(one.session.id);
		expect((await transcript(one.client, one.session.id)).at(-1)?.metadata.nextSteps).toEqual(
			STRUCTURE_STEPS,
		);
		const none = await openSession();
		await none.say("I fear that everybody is down today.");
		await untilIdle(none.session.id);
		expect((await transcript(none.client, none.session.id)).at(-1)?.metadata.nextSteps).toBeUndefined();
	});

	it("is not asked for after words that show danger", async () => {
		const { client, session, say } = await openSession();
		await say("Some days I want to die, quietly and unseen.");
		await untilIdle(session.id);
		expect((await transcript(client, session.id)).at(-1)?.metadata.nextSteps).toBeUndefined();
		await expect(newestSentTo("claude", "quietly and unseen")).rejects.toThrow("No request");
	});

	it("is not asked for when the person wants the built-in coach", async () => {
		const { client, session, say } = await openSession({ coachChoice: "builtin" });
		await say("My words are for the built-in coach only, thank you.");
		await untilIdle(session.id);
		expect((await transcript(client, session.id)).at(-1)?.metadata.nextSteps).toBeUndefined();
		await expect(newestSentTo("claude", "built-in coach only")).rejects.toThrow("No request");
	});
});

describe("with a connected model", () => {
	it("a talk is named by it", async () => {
		const { user, client, session, say } = await openSession();
		await say("My shifts keep me up until the morning.");
		await untilIdle(session.id);
		const list = await (await client.get(`/api/chat/conversations/${user.id}`)).json<Conversation[]>();
		expect(list[0]?.title).toBe("Nights and work");
	});

	it("a talk is named by us when the model fails", async () => {
		const { user, client, session, say } = await openSession();
		await say("I can't sleep, and everybody is down about it.");
		await untilIdle(session.id);
		const list = await (await client.get(`/api/chat/conversations/${user.id}`)).json<Conversation[]>();
		expect(list[0]?.title).toMatch(/sleep/i);
	});

	it("facts are learnt from it, each from a message that was said", async () => {
		const { user, client, session, say } = await openSession();
		const reply = await say("The ward again, all through the night.");
		await untilIdle(session.id);
		const { facts } = await (await client.get(`/api/memory/${user.id}`)).json<Memory>();
		expect(facts.map(({ fact }) => fact)).toEqual(["You work nights on a ward."]);
		const asked = (await transcript(client, session.id)).find(({ id }) => id !== reply.id);
		expect(facts[0]?.source).toMatchObject({ kind: "conversation", messageId: asked?.id });
	});

	it("a pattern is found after a dozen messages, and not again for days", async () => {
		const { client, session, say } = await openSession();
		for (let index = 0; index < 13; index += 1) {
			await say(`Night ${index} was long, and the ward was full.`);
		}
		await untilIdle(session.id);
		const list = () => client.get("/api/ai/insights").then((answer) => answer.json<unknown[]>());
		expect(await list()).toEqual([
			expect.objectContaining({
				type: "pattern",
				title: "Nights come first",
				category: "physiological",
				confidence: 0.95,
				isRead: false,
			}),
		]);
		for (let index = 0; index < 13; index += 1) {
			await say(`Day ${index} was long too, and the ward was full.`);
		}
		await untilIdle(session.id);
		expect(await list()).toHaveLength(1);
		// Twenty-six turns.
	}, 60_000);
});

describe("without any model", () => {
	it("nothing is asked, and the talk is read all the same", async () => {
		const chat = await openChat();
		chat.coach.say("I hear you.").end();
		const message = "My niece is called Wanda. The ward was full again, as ever.";
		await chat.client.post("/api/ai/chat", { message, userId: chat.user.id });
		await untilIdle(chat.conversationId);
		const { facts } = await (await chat.client.get(`/api/memory/${chat.user.id}`)).json<Memory>();
		expect(facts[0]?.fact).toBe("Your niece is called Wanda.");
		await expect(newestSentTo("claude", "full again, as ever")).rejects.toThrow("No request");
	});
});
