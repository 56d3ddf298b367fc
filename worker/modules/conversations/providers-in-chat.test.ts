import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ChatReply, Message } from "#shared/schemas/conversations.ts";
import {
	isDelta,
	isEndOfTurn,
	openSocket,
	sendMessage,
	setDeps,
	transcript,
} from "../../test/chat/conversation.ts";
import { openProviderChat, warmUpProviders } from "../../test/chat/provider-chat.ts";
import { newestSentTo, type SentRequest } from "../../test/chat/sent.ts";
import { assessmentOf } from "../../test/people/assessments.ts";

async function ask(message: string, more: Record<string, unknown> = {}) {
	const chat = await openProviderChat();
	const answer = await sendMessage(chat, message, more);
	return { ...chat, answer };
}

const systemOf = ({ messages }: SentRequest) =>
	JSON.stringify(messages.filter(({ role }) => role === "system"));
const rolesOf = ({ messages }: SentRequest) =>
	messages.map(({ role }) => role).filter((role) => role !== "system");

beforeAll(warmUpProviders);

describe("a conversation with both providers", () => {
	// spec: 1.14
	it("is answered by Claude in Deep Conversation and by OpenAI in Practical Help", async () => {
		const deep = await ask("hello");
		expect(await deep.answer.json()).toMatchObject({ message: "Claude answers.", aiProvider: "claude" });
		const practical = await ask("hello", { simpleMode: true });
		expect(await practical.answer.json()).toMatchObject({ message: "OpenAI answers.", aiProvider: "openai" });
	});

	it("goes on with the other when one is down, and every message says who wrote it", async () => {
		const { answer, client, conversationId, failures } = await ask("claude is down");
		expect(await answer.json()).toMatchObject({ message: "OpenAI answers.", aiProvider: "openai" });
		expect(failures).toEqual(["claude: broken"]);
		const messages = await transcript(client, conversationId);
		expect(messages.at(-1)).toMatchObject({ aiProvider: "openai", status: "complete" });
	});

	it("goes on with the other when one stays silent, without a word of the late one", async () => {
		const { answer } = await ask("claude is slow");
		expect(await answer.json()).toMatchObject({ message: "OpenAI answers.", aiProvider: "openai" });
	});

	// spec: P.58
	it("is answered by the guide when nobody else does, which says so, and by a model the next time", async () => {
		const { answer, client, user, conversationId } = await ask("everybody is down");
		expect(await answer.json()).toMatchObject({ aiProvider: "builtin", status: "complete" });
		const messages = await transcript(client, conversationId);
		expect(messages.at(-2)).toMatchObject({ role: "user", content: "everybody is down" });
		expect(messages.at(-1)).toMatchObject({
			aiProvider: "builtin",
			metadata: { standsIn: { provider: "claude", why: "away" } },
		});
		const next = await sendMessage({ client, user, conversationId }, "hello again");
		expect(await next.json()).toMatchObject({ aiProvider: "claude", message: "Claude answers." });
	});

	it("is asked again when the person wants the model, and the note goes with the guide's words", async () => {
		const { client, conversationId } = await ask("down once");
		const [, , guides] = await transcript(client, conversationId);
		expect(guides).toMatchObject({ aiProvider: "builtin", metadata: { standsIn: { provider: "claude" } } });
		await client.request("POST", `/api/chat/conversations/${conversationId}/regenerate`);
		const again = (await transcript(client, conversationId)).at(-1);
		expect(again).toMatchObject({ id: guides?.id, aiProvider: "claude", content: "Claude answers." });
		expect(again?.metadata.standsIn).toBeUndefined();
	});

	it.each([
		["too many", { provider: "claude", why: "limited", waitSeconds: 7 }],
		["wrong key", { provider: "claude", why: "away" }],
	])("says why when both say %j, in our own words", async (message, standsIn) => {
		const { answer } = await ask(message);
		const reply = await answer.json<ChatReply>();
		expect(reply.metadata.standsIn).toEqual(standsIn);
		expect(JSON.stringify(reply)).not.toMatch(/secret|slow down|invalid key/);
	});

	it.each(["hang up", "falls silent"])(
		"keeps the words of a reply after %j, to be gone on with",
		async (message) => {
			const { answer, client, conversationId } = await ask(message);
			const reply = await answer.json<ChatReply>();
			expect(reply).toMatchObject({ status: "stopped", metadata: { isCut: true }, aiProvider: "claude" });
			expect(reply.message.length).toBeGreaterThan(0);
			const path = `/api/chat/conversations/${conversationId}/continue`;
			const gone = await (await client.request("POST", path)).json<Message>();
			expect(gone.content.startsWith(reply.message)).toBe(true);
			expect(gone).toMatchObject({ status: "complete", content: `${reply.message}Claude answers.` });
		},
	);

	it("marks a reply that ran into its limit as cut short", async () => {
		const { answer } = await ask("too long");
		expect(await answer.json()).toMatchObject({ status: "stopped", metadata: { isCut: true } });
	});

	it("says of a reply that the model would not go on with, and keeps its words", async () => {
		const { answer } = await ask("will not", { simpleMode: true });
		expect(await answer.json()).toMatchObject({
			message: "I",
			status: "stopped",
			metadata: { isCut: true, isRefused: true },
			aiProvider: "openai",
		});
	});

	it("streams to the tabs as the provider writes", async () => {
		const chat = await openProviderChat();
		const socket = await openSocket(chat.client, chat.conversationId);
		await sendMessage(chat, "hello");
		await socket.until(isEndOfTurn);
		const deltas = socket.frames.filter(isDelta);
		expect(deltas.length).toBeGreaterThan(1);
		expect(deltas.map(({ text }) => text).join("")).toBe("Claude answers.");
	});

	it("sends the frame, the person as data, and what was said, however the answer is meant", async () => {
		const { client, user, conversationId } = await openProviderChat();
		const words = `Remember ${crypto.randomUUID()}`;
		await sendMessage({ client, user, conversationId }, words);
		await sendMessage({ client, user, conversationId }, "And now?", { interactionStyle: "Need a friend" });
		const deep = await newestSentTo("claude", words);
		// Before the greeting there is a turn that says nothing: the person comes first.
		expect(rolesOf(deep)).toEqual(["user", "assistant", "user", "assistant", "user"]);
		expect(JSON.stringify(deep.messages)).toContain("What's on your mind today?");
		expect(systemOf(deep)).toContain("You are the coach in Attune");
		expect(systemOf(deep)).toContain("<person>");
		await sendMessage({ client, user, conversationId }, "A list please", { simpleMode: true });
		const practical = await newestSentTo("gpt", words);
		expect(rolesOf(practical)).toHaveLength(7);
		expect(practical.messages.at(-1)?.role).toBe("system");
		expect(JSON.stringify(practical.messages.at(-1))).toContain("Mode: Practical Help. Style: ");
	});

	it("sends the insight that the chat shows, as it was said and with what is known of the person", async () => {
		const { client, user, conversationId } = await openProviderChat();
		await client.post("/api/assessments", assessmentOf(user.id, { loveScore: 2 }));
		const insight = await vi.waitFor(async () => {
			const found = (await transcript(client, conversationId)).find(
				({ metadata }) => metadata.kind === "insight",
			);
			return found?.content ?? Promise.reject(new Error("No insight yet."));
		});
		const words = `What do you mean by that insight? ${crypto.randomUUID()}`;
		await sendMessage({ client, user, conversationId }, words);
		const { messages } = await newestSentTo("claude", words);
		expect(messages).toContainEqual({ role: "assistant", content: insight });
		expect(systemOf({ messages, model: "" })).toContain(insight);
	});

	it("names the emergency number of the person's country after their words", async () => {
		const { client, user, conversationId } = await openProviderChat({ country: "GB" });
		const words = `A list please ${crypto.randomUUID()}`;
		await sendMessage({ client, user, conversationId }, words, { simpleMode: true });
		const { messages } = await newestSentTo("gpt", words);
		expect(JSON.stringify(messages.at(-1))).toContain("United Kingdom, emergency number 999");
	});

	it("notes what each reply cost", async () => {
		const { usages, user } = await ask("hello");
		expect(usages).toEqual([
			{
				userId: user.id,
				usage: { model: "claude-sonnet-5-5", inputTokens: 800, outputTokens: 3, cachedTokens: 0 },
			},
		]);
	});

	it("is not held up when the cost cannot be noted", async () => {
		const chat = await openProviderChat();
		const recordUsage = () => Promise.reject(new Error("the person's object is away"));
		const lines: unknown[] = [];
		await setDeps(chat.conversationId, { recordUsage, log: (line) => lines.push(line) });
		const answer = await sendMessage(chat, "hello");
		expect(answer.status).toBe(200);
		expect(lines).toEqual([{ level: "warn", usage: "not recorded" }]);
	});
});
