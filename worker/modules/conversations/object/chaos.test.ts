import { beforeAll, expect, inject, it } from "vitest";
import type { Message, MessagePage } from "#shared/schemas/conversations.ts";
import { sendMessage } from "../../../test/chat/conversation.ts";
import { openProviderChat, warmUpProviders } from "../../../test/chat/provider-chat.ts";
import type { TestClient } from "../../../test/people/test-client.ts";

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

/** So many of a person's: with what is tried again it is less than is let in within a minute. */
const TURNS_EACH = 40;

beforeAll(warmUpProviders);

it(`${TURNS} turns with models that fail in every way: nothing lost, nothing doubled, no turn left open`, async () => {
	let complete = 0;
	let failed = 0;
	for (let done = 0; done < TURNS; done += TURNS_EACH) {
		const result = await talkInChaos(Math.min(TURNS_EACH, TURNS - done));
		complete += result.complete;
		failed += result.failed;
	}
	expect(complete).toBeGreaterThan(TURNS / 2);
	// The chaos did happen. How often is chance: a model that fails often rests for a while.
	expect(failed).toBeGreaterThan(0);
}, 600_000);

/** One person's talk. How many replies came whole, and how often a model failed. */
async function talkInChaos(turns: number): Promise<{ complete: number; failed: number }> {
	const { client, user, conversationId, failures } = await openProviderChat(
		{},
		{ aimock: inject("chaoticAimock") },
	);
	const path = `/api/chat/conversations/${conversationId}`;
	let complete = 0;
	for (let turn = 0; turn < turns; turn += 1) {
		const more = { clientMessageId: `c${turn}`, simpleMode: turn % 2 === 1 };
		let answer = await sendMessage({ client, user, conversationId }, `Message ${turn}`, more);
		// What failed is shown and can be tried again; what broke off can be gone on with.
		for (let tries = 0; answer.status === 503 && tries < 8; tries += 1) {
			answer = await client.request("POST", `${path}/retry`);
		}
		expect([200, 503]).toContain(answer.status);
		complete += (await answer.json<{ status: string }>()).status === "complete" ? 1 : 0;
	}
	const messages = await wholeTranscript(client, conversationId);
	const asked = messages.filter(({ role }) => role === "user");
	expect(asked.map(({ content }) => content)).toEqual(
		Array.from({ length: turns }, (_, turn) => `Message ${turn}`),
	);
	// After the greeting every message has exactly one reply.
	expect(messages.slice(1).map(({ role }) => role)).toEqual(
		Array.from({ length: turns * 2 }, (_, index) => (index % 2 === 0 ? "user" : "assistant")),
	);
	expect(messages.filter(({ status }) => status === "streaming")).toEqual([]);
	const replies = messages
		.slice(1)
		.filter(({ role, status }) => role === "assistant" && status === "complete");
	for (const reply of replies) {
		expectWhole(reply);
	}
	return { complete, failed: failures.length };
}

function expectWhole({ content, aiProvider, metadata }: Message): void {
	if (aiProvider === "builtin") {
		expect(metadata.standsIn?.provider).toMatch(/claude|openai/);
	} else {
		expect(content).toBe(aiProvider === "claude" ? "Claude answers." : "OpenAI answers.");
	}
}
