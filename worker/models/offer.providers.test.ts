import { beforeAll, describe, expect, inject, it } from "vitest";
import { warmUpProviders } from "../test/chat/provider-chat.ts";
import { sentTo } from "../test/chat/sent.ts";
import { createClaude } from "./claude/claude.ts";
import { createOpenAi } from "./openai/openai.ts";
import { request } from "./test-request.ts";
import type { ReplyEnd, ReplyRequest, TextModel } from "./text-model.ts";

const MOCK = inject("aimock");

const compose = ({ turns, offered }: ReplyRequest) => ({
	frame: "You are the coach.",
	person: "They like rain.",
	turns,
	situation: offered ? `Write above ${offered.label}.` : "It is noon.",
});

// An older model gets the situation in the person's turn, where the simulator notes it.
const claude = { apiKey: "key", baseUrl: MOCK, model: "claude-haiku-4-5", retries: 0 };
const openai = { apiKey: "key", baseUrl: `${MOCK}/v1`, model: "gpt-6.1-terra", retries: 0 };

/** Both wires; and models of this machine, of which one knows no tools. */
const MODELS: Record<string, { model: string; coach: TextModel }> = {
	claude: { model: "claude", coach: createClaude(claude, compose) },
	openai: { model: "gpt", coach: createOpenAi(openai, compose) },
	local: { model: "qwen", coach: createOpenAi({ ...openai, model: "qwen3:8b" }, compose, "local") },
	toolless: { model: "gemma", coach: createOpenAi({ ...openai, model: "gemma3:4b" }, compose, "local") },
};

const STEADY_BREATH = { label: "Steady breath, 2 min", exerciseId: "steady-breath" };

type Asked = { text: string; end: ReplyEnd | null; error: unknown };

async function ask(name: string, words: string, more: Partial<ReplyRequest> = {}): Promise<Asked> {
	const stream = MODELS[name]?.coach.reply({ ...request([words]), ...more }, new AbortController().signal);
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

/** The requests of this model in which these words were sent, each by whether it had the tool. */
async function sentWithTool(name: string, words: string): Promise<boolean[]> {
	return (await sentTo(MODELS[name]?.model ?? "", words)).map(({ tools }) => tools !== undefined);
}

const unique = (words: string) => `${words} ${crypto.randomUUID()}`;

beforeAll(warmUpProviders);

describe.each(["claude", "openai", "local"])("an offer of %s", (name) => {
	// spec: P.54
	it("is a button beside the words, and the reply is whole", async () => {
		const { text, end } = await ask(name, "an offer");
		expect(text).toBe("Breathe with me.");
		expect(end).toMatchObject({ isCut: false, metadata: { choices: [STEADY_BREATH] } });
	});

	it("leaves the words before and after it as they were said", async () => {
		const { text, end } = await ask(name, "an offer in between");
		expect(text).toBe("Breathe with me. Or tell me more.");
		expect(end?.metadata?.choices).toEqual([STEADY_BREATH]);
	});

	it.each(["an unreadable offer", "an unknown offer"])("is none when it is %s", async (words) => {
		const { text, end } = await ask(name, words);
		expect(text).toBe("Shall we?");
		expect(end).toMatchObject({ isCut: false });
		expect(end?.metadata).toBeUndefined();
	});

	it("is none in danger, even when the model calls the tool", async () => {
		for (const [words, more] of [
			["an offer", { risk: "thoughts" }],
			["I keep my dad's gun next to the bed. an offer", {}],
		] as const) {
			const { text, end } = await ask(name, words, more);
			expect(text).toBe("Breathe with me.");
			expect(end?.metadata).toBeUndefined();
		}
	});
});

describe.each(["claude", "openai"])("a call of %s", (name) => {
	// spec: P.54
	it("that breaks off is none, and the words before it stand", async () => {
		const { text, end, error } = await ask(name, "half an offer");
		expect(text).toBe("Shall we?");
		expect([end, error]).toMatchObject([null, { failure: "broken" }]);
	});

	// spec: P.55
	it("without a word is asked for the words, once, and keeps its button", async () => {
		const words = unique("only an offer");
		const { text, end } = await ask(name, words);
		expect(text).toBe("Breathe with me.");
		expect(end).toMatchObject({ isCut: false, metadata: { choices: [STEADY_BREATH] } });
		expect(end?.usage).toMatchObject({ inputTokens: 1_800, outputTokens: 8 });
		const sent = await sentTo(MODELS[name]?.model ?? "", words);
		expect(sent.map((each) => JSON.stringify(each).includes("Write above Steady breath, 2 min"))).toEqual([
			false,
			true,
		]);
	});

	it("that brings no words even then is a reply without any, which is the next one's to give", async () => {
		const words = unique("never a word");
		expect(await ask(name, words)).toMatchObject({ text: "", error: null });
		expect(await sentWithTool(name, words)).toHaveLength(2);
	});
});

describe("a server", () => {
	it("gets the tool, and near danger a compatible one does not", async () => {
		for (const [name, isSentInDanger] of [
			// For Claude the choice of none says so: the cache begins with the tools.
			["claude", true],
			["openai", false],
		] as const) {
			const words = unique("hello");
			await ask(name, words);
			await ask(name, words, { risk: "wish" });
			expect(await sentWithTool(name, words)).toEqual([true, isSentInDanger]);
		}
	});

	// spec: P.56
	it("that knows no tools is asked without them, and the next time at once", async () => {
		const first = unique("hello");
		expect(await ask("toolless", first)).toMatchObject({
			text: "The model of this machine answers.",
			error: null,
		});
		const again = unique("hello again");
		expect(await ask("toolless", again)).toMatchObject({ error: null });
		expect((await sentWithTool("toolless", first)).at(-1)).toBe(false);
		expect(await sentWithTool("toolless", again)).toEqual([false]);
	});

	// spec: P.56
	it("of this machine that calls instead of speaking gets the tool no more", async () => {
		const [words, later] = [unique("only an offer"), unique("hello")];
		const { text, end } = await ask("local", words);
		expect([text, end?.metadata?.choices]).toEqual(["Breathe with me.", [STEADY_BREATH]]);
		await ask("local", later);
		expect(await sentWithTool("local", words)).toEqual([true, false]);
		expect(await sentWithTool("local", later)).toEqual([false]);
	});
});
