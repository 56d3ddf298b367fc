import { beforeAll, describe, expect, inject, it } from "vitest";
import { newestSentTo, sentTo } from "../test/chat/sent.ts";
import { createClaude } from "./claude/claude.ts";
import { createOpenAi } from "./openai/openai.ts";
import { request } from "./test-request.ts";
import type { ReplyEnd, ReplyRequest, TextModel } from "./text-model.ts";

const MOCK = inject("aimock");

const compose = ({ turns }: ReplyRequest) => ({
	frame: "You are the coach.",
	person: "They like rain.",
	turns,
	situation: "It is noon.",
});

function models(retries: number): Record<string, TextModel> {
	const claude = { apiKey: "key", baseUrl: MOCK, model: "claude-sonnet-5-5", retries };
	const openai = { apiKey: "key", baseUrl: `${MOCK}/v1`, model: "gpt-6.1-terra", retries };
	return { claude: createClaude(claude, compose), openai: createOpenAi(openai, compose) };
}

const ONCE = models(0);
const PATIENT = models(2);

async function ask(
	name: string,
	asked: ReplyRequest,
	signal = new AbortController().signal,
	from = ONCE,
): Promise<{ text: string; end: ReplyEnd | null; error: unknown }> {
	const stream = from[name]?.reply(asked, signal);
	let text = "";
	try {
		for (;;) {
			const next = await stream?.next();
			if (!next || next.done) {
				return { text, end: next?.value ?? null, error: null };
			}
			text += next.value.text;
		}
	} catch (error) {
		return { text, end: null, error };
	}
}

// The first import of an SDK is slow under the test runner, which transforms every file of it.
beforeAll(async () => {
	await Promise.all([ask("claude", request(["warm up"])), ask("openai", request(["warm up"]))]);
});

describe.each(["claude", "openai"])("%s", (name) => {
	const words = name === "claude" ? "Claude answers." : "OpenAI answers.";

	// spec: A.14, A.15
	it("streams a reply and says what it cost", async () => {
		const { text, end } = await ask(name, request(["hello"]));
		expect(text).toBe(words);
		const outputTokens = name === "claude" ? 3 : 4;
		expect(end).toMatchObject({ provider: name, isCut: false, usage: { outputTokens } });
	});

	it("says when the reply ran into its limit", async () => {
		const { text, end } = await ask(name, request(["too long"]));
		expect(text).toBe("As far as it goes");
		expect(end?.isCut).toBe(true);
	});

	it.each([
		["everybody is down", "broken", null, 500],
		["too many", "limited", 7_000, 429],
		["more than fits", "tooLong", null, 400],
		["stopped by a filter", "refused", null, 400],
		["wrong key", "misconfigured", null, 401],
	])("tells %j apart, in our own words", async (message, failure, retryAfterMs, status) => {
		const { error } = await ask(name, request([message]));
		expect(error).toMatchObject({ name: "ModelError", provider: name, failure, retryAfterMs, status });
		expect(String(error)).not.toMatch(/secret|scripted|slow down/);
	});

	it.each(["wrong key, asked once", "too many, asked once"])("asks once: %s", async (words) => {
		await ask(name, request([words]), undefined, PATIENT);
		expect(await sentTo(name === "claude" ? "claude" : "gpt", words)).toHaveLength(1);
	});

	it("fails when the stream breaks off, after the words it had", async () => {
		const { text, error } = await ask(name, request(["hang up"]));
		expect(text).not.toBe("");
		expect("These words break off before the end.".startsWith(text)).toBe(true);
		expect(error).toMatchObject({ failure: "broken" });
	});

	it("fails when the model will not answer", async () => {
		const { error } = await ask(name, request(["will not"]));
		expect(error).toMatchObject({ failure: "refused" });
	});

	it("stops with the signal's reason", async () => {
		const controller = new AbortController();
		const asked = ask(name, request(["falls silent"]), controller.signal);
		setTimeout(() => controller.abort("stopped"), 100);
		expect((await asked).error).toBe("stopped");
	});

	it("asks for the rest of a reply in the person's turn, never with words put in its mouth", async () => {
		await ask(name, { ...request(["go on with it"]), written: "Half a " });
		const sent = await newestSentTo(name === "claude" ? "claude" : "gpt", "go on with it");
		// The simulator notes a system message among the turns for one of the two only.
		const said = sent.messages.filter(({ role }) => role !== "system");
		expect(said.at(-2)).toMatchObject({ role: "assistant", content: "Half a " });
		expect(said.at(-1)?.role).toBe("user");
		expect(JSON.stringify(said.at(-1))).toContain("cut off");
	});
});
