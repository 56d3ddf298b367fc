import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { AiProvider } from "#shared/ai-providers.ts";
import { createProviderCooldowns } from "../failover/provider-cooldowns.ts";
import { ModelError } from "../model-error.ts";
import { createFailoverData } from "./ask-for-data.ts";
import type { DataProvider, WireQuestion } from "./structured-model.ts";

const shape = z.object({
	words: z.array(z.string().check(z.minLength(1), z.maxLength(5))).check(z.maxLength(2)),
});
const QUESTION = { name: "words", task: "Say words.", about: "<talk>hi</talk>", shape };

type Saying = string | ModelError | "nothing";

/** Providers that say these things, one after the other; what they were asked is noted. */
function chainOf(sayings: Partial<Record<AiProvider, Saying[]>>) {
	const asked: { provider: AiProvider; question: WireQuestion }[] = [];
	const failures: string[] = [];
	const clock = { now: 0 };
	const providers = (Object.keys(sayings) as AiProvider[]).map(
		(provider): DataProvider => ({
			provider,
			answer: async (question, signal) => {
				asked.push({ provider, question });
				const saying = sayings[provider]?.shift() ?? "nothing";
				if (saying instanceof Error) {
					throw saying;
				}
				if (saying === "nothing") {
					await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
				}
				return { text: saying, usage: null };
			},
		}),
	);
	const chain = createFailoverData({
		order: (mode) => (mode === "deep" ? providers : providers.toReversed()),
		cooldowns: createProviderCooldowns(() => clock.now),
		timings: { dataMs: 20 },
		onFailure: (error) => failures.push(error.message),
	});
	return { chain, asked, failures, clock };
}

describe("a question for data", () => {
	it("is answered with what fits its shape, and by whom", async () => {
		const { chain } = chainOf({ claude: ['{"words":["one","two"]}'] });
		expect(await chain.ask(QUESTION)).toEqual({
			data: { words: ["one", "two"] },
			provider: "claude",
			usage: null,
		});
	});

	it("is read out of a fence, as servers without schemas like to write it", async () => {
		const { chain } = chainOf({ openai: ['Sure:\n```json\n{"words":["one"]}\n```'] });
		expect((await chain.ask(QUESTION)).data).toEqual({ words: ["one"] });
	});

	it("carries a schema without the bounds that not every provider understands", async () => {
		const { chain, asked } = chainOf({ claude: ['{"words":[]}'] });
		await chain.ask(QUESTION);
		expect(asked[0]?.question).toEqual({
			name: "words",
			task: "Say words.",
			about: "<talk>hi</talk>",
			schema: {
				type: "object",
				properties: { words: { type: "array", items: { type: "string" } } },
				required: ["words"],
				additionalProperties: false,
			},
		});
	});

	it.each([
		["no JSON", "I would rather not."],
		["half of it", '{"words":["one"'],
		["another shape", '{"word":"one"}'],
		["too many", '{"words":["a","b","c"]}'],
		["too long", '{"words":["longer than five"]}'],
		["nothing at all", " "],
	])("is refused when it comes back as %s, and nobody else is asked", async (_, text) => {
		const { chain, asked, failures } = chainOf({ claude: [text], openai: ['{"words":[]}'] });
		await expect(chain.ask(QUESTION)).rejects.toMatchObject({ provider: "claude", failure: "malformed" });
		expect(asked).toHaveLength(1);
		expect(failures).toEqual(["claude: malformed"]);
	});

	it("goes to the next when one fails, and the one that failed rests", async () => {
		const broken = new ModelError("claude", "broken");
		const { chain, asked, failures, clock } = chainOf({
			claude: [broken, '{"words":["back"]}'],
			openai: ['{"words":["one"]}', '{"words":["two"]}'],
		});
		expect((await chain.ask(QUESTION)).provider).toBe("openai");
		expect((await chain.ask(QUESTION)).provider).toBe("openai");
		clock.now = 60_000;
		expect((await chain.ask(QUESTION)).data).toEqual({ words: ["back"] });
		expect(asked.map(({ provider }) => provider)).toEqual(["claude", "openai", "openai", "claude"]);
		expect(failures).toEqual(["claude: broken"]);
	});

	it("goes to the next when one says nothing, and fails when nobody speaks", async () => {
		const { chain } = chainOf({ claude: ["nothing"], openai: ['{"words":[]}'] });
		expect((await chain.ask(QUESTION)).provider).toBe("openai");
		const silent = chainOf({ claude: ["nothing"], openai: ["nothing"] });
		await expect(silent.chain.ask(QUESTION)).rejects.toMatchObject({ failure: "silent", provider: "openai" });
	});

	it("begins with the mode's own provider", async () => {
		const { chain } = chainOf({ claude: ["nothing"], openai: ['{"words":[]}'] });
		expect((await chain.ask({ ...QUESTION, mode: "practical" })).provider).toBe("openai");
	});

	it("stops with the signal's reason", async () => {
		const { chain, failures } = chainOf({ claude: ["nothing"] });
		await expect(chain.ask(QUESTION, AbortSignal.abort("enough"))).rejects.toBe("enough");
		expect(failures).toEqual([]);
	});
});
