import { beforeAll, expect, inject, it } from "vitest";
import type { Message, MessagePage } from "#shared/schemas/conversations.ts";
import { sendMessage } from "../../test/conversation.ts";
import { openProviderChat } from "../../test/provider-chat.ts";
import type { TestClient } from "../../test/test-client.ts";

const TURNS = inject("chaosTurns");

async function wholeTranscript(client: TestClient, conversationId: string): Promise<Message[]> {
	const all: Message[] = [];
	for (;;) {
		const before = all[0] ? `&before=${all[0].id}` : "";
		const path = `/api/chat/conversations/${conversationId}/messages?limit=100${before}`;
		const { messages, hasMore } = await (await client.get(path)).json<MessagePage>();
		all.unshift(...messages);
		if (!hasMore) {
			return all;
		}
	}
}

/** So many a minute are let in; whoever is told to wait waits. */
async function letIn(call: () => Promise<Response>): Promise<Response> {
	for (;;) {
		const answer = await call();
		if (answer.status !== 429) {
			return answer;
		}
		await scheduler.wait(Number(answer.headers.get("retry-after")) * 1000);
	}
}

beforeAll(async () => {
	await Promise.all([import("@anthropic-ai/sdk"), import("openai")]);
}, 60_000);

it(`${TURNS} turns with models that fail in every way: nothing lost, nothing doubled, no turn left open`, async () => {
	const { client, user, conversationId, failures } = await openProviderChat(inject("chaoticAimock"));
	const path = `/api/chat/conversations/${conversationId}`;
	const statuses = new Map<string, number>();
	for (let turn = 0; turn < TURNS; turn += 1) {
		const more = { clientMessageId: `c${turn}`, simpleMode: turn % 2 === 1 };
		let answer = await letIn(() => sendMessage(client, user.id, conversationId, `Message ${turn}`, more));
		// What failed is shown and can be tried again; what broke off can be gone on with.
		for (let tries = 0; answer.status === 503 && tries < 8; tries += 1) {
			answer = await letIn(() => client.request("POST", `${path}/retry`));
		}
		expect([200, 503]).toContain(answer.status);
		const { status } = await answer.json<{ status: string }>();
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	}
	const messages = await wholeTranscript(client, conversationId);
	const asked = messages.filter(({ role }) => role === "user");
	expect(asked.map(({ content }) => content)).toEqual(
		Array.from({ length: TURNS }, (_, turn) => `Message ${turn}`),
	);
	// After the greeting every message has exactly one reply.
	expect(messages.slice(1).map(({ role }) => role)).toEqual(
		Array.from({ length: TURNS * 2 }, (_, index) => (index % 2 === 0 ? "user" : "assistant")),
	);
	expect(messages.filter(({ status }) => status === "streaming")).toEqual([]);
	for (const { status, content, aiProvider, role } of messages.slice(1)) {
		if (role === "assistant" && status === "complete") {
			expect(content).toBe(aiProvider === "claude" ? "Claude answers." : "OpenAI answers.");
		}
	}
	expect(statuses.get("complete") ?? 0).toBeGreaterThan(TURNS / 2);
	// The chaos did happen.
	expect(failures.length).toBeGreaterThan(TURNS / 10);
}, 1_200_000);
