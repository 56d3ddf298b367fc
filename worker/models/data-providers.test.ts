import { beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod/mini";
import { newestSentTo } from "../test/chat/sent.ts";
import { createClaudeData } from "./claude/claude-data.ts";
import { createFailoverData } from "./data/ask-for-data.ts";
import type { DataProvider } from "./data/structured-model.ts";
import { createProviderCooldowns } from "./failover/provider-cooldowns.ts";
import { createOpenAiData } from "./openai/openai-data.ts";

const MOCK = inject("aimock");

const PROVIDERS: Record<string, DataProvider> = {
	claude: createClaudeData({ apiKey: "key", baseUrl: MOCK, model: "claude-sonnet-5-5", retries: 0 }),
	openai: createOpenAiData({ apiKey: "key", baseUrl: `${MOCK}/v1`, model: "gpt-6.1-terra", retries: 0 }),
};

/** The simulator answers the task for a title with one. */
const QUESTION = {
	name: "title",
	task: "Name a conversation for its person's own list.",
	shape: z.object({ title: z.string() }),
};

function ask(name: string, about: string, dataMs = 2_000) {
	const chain = createFailoverData({
		order: () => [PROVIDERS[name] as DataProvider],
		cooldowns: createProviderCooldowns(() => 0),
		timings: { dataMs },
		onFailure: () => undefined,
	});
	return chain.ask({ ...QUESTION, about });
}

// The first import of an SDK is slow under the test runner, which transforms every file of it.
beforeAll(async () => {
	await Promise.all([ask("claude", "warm up", 300_000), ask("openai", "warm up", 300_000)]);
});

describe.each(["claude", "openai"])("%s, asked for data", (name) => {
	it("answers in the shape, and says what it cost", async () => {
		const { data, provider, usage } = await ask(name, "the shift and the nights");
		expect(data).toEqual({ title: "Nights and work" });
		expect(provider).toBe(name);
		expect(usage).toMatchObject({ outputTokens: expect.any(Number), inputTokens: expect.any(Number) });
		const sent = await newestSentTo(name === "claude" ? "claude" : "gpt", "the shift and the nights");
		expect(JSON.stringify(sent.messages)).toContain("Name a conversation");
	});

	it.each([
		["everybody is down", "broken"],
		["too many", "limited"],
		["wrong key", "misconfigured"],
		["will not", "refused"],
		["malformed answer", "malformed"],
	])("tells %j apart, in our own words", async (about, failure) => {
		const error = await ask(name, about).catch((reason) => reason);
		expect(error).toMatchObject({ name: "ModelError", provider: name, failure });
		expect(String(error)).not.toMatch(/secret|scripted|slow down/);
	});

	it("is given up when it takes too long", async () => {
		await expect(ask(name, "silent for data", 200)).rejects.toMatchObject({ failure: "silent" });
	});
});
