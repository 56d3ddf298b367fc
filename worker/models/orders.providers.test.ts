import { beforeAll, describe, expect, inject, it } from "vitest";
import type { ChatMode } from "#shared/chat/modes.ts";
import { TIMINGS, warmUpProviders } from "../test/chat/provider-chat.ts";
import { createProviderCooldowns } from "./failover/provider-cooldowns.ts";
import { request } from "./test-request.ts";
import type { ReplyEnd, ReplyRequest } from "./text-model.ts";
import { createTextModel } from "./wiring/create-text-model.ts";
import type { ModelSettings } from "./wiring/model-settings.ts";

const MOCK = inject("aimock");
const CLAUDE = { ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: MOCK };
const OPENAI = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: `${MOCK}/v1` };
const LOCAL = { LOCAL_MODEL_URL: `${MOCK}/v1`, LOCAL_MODEL: "gemma3:4b" };
/** Where nobody listens. */
const DEAD = { ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: "http://127.0.0.1:9" };

/** The platform's binding, which answers as the platform does. */
function binding() {
	const models: string[] = [];
	const run = async (model: string) => {
		models.push(model);
		return new Response('data: {"response":"The platform answers."}\n\ndata: [DONE]\n\n');
	};
	return { ai: { run } as unknown as Pick<Ai, "run">, models };
}

type Answered = { text: string; end: ReplyEnd };

async function answered(
	settings: ModelSettings,
	more: { ai?: Pick<Ai, "run">; mode?: ChatMode } & Partial<ReplyRequest> = {},
): Promise<Answered> {
	const { ai, mode = "deep", ...asked } = more;
	const model = createTextModel({
		settings: { ...settings, BUILTIN_COACH_PACE_MS: 0 },
		ai,
		compose: ({ turns }) => ({
			frame: "You are the coach.",
			person: "They row.",
			situation: "They like rain.",
			turns,
		}),
		onFailure: () => undefined,
		timings: TIMINGS,
		cooldowns: createProviderCooldowns(() => Number.POSITIVE_INFINITY),
	});
	const stream = model.reply({ ...request(["hello"]), ...asked, mode }, new AbortController().signal);
	let text = "";
	for (;;) {
		const next = await stream.next();
		if (next.done) {
			return { text, end: next.value };
		}
		text += next.value.text;
	}
}

beforeAll(warmUpProviders);

describe("who answers, through the real SDKs", () => {
	it("is the key that suits the mode, then the other", async () => {
		const keys = { ...CLAUDE, ...OPENAI };
		expect((await answered(keys)).end.provider).toBe("claude");
		expect((await answered(keys, { mode: "practical" })).end.provider).toBe("openai");
		expect((await answered({ ...DEAD, ...OPENAI })).end.provider).toBe("openai");
	});

	// spec: P.59
	it("is Workers AI where there is no key, with the model that is set", async () => {
		const { ai, models } = binding();
		const { text, end } = await answered({ WORKERS_AI_MODEL: "@cf/some/model" }, { ai });
		expect([text, end.provider]).toEqual(["The platform answers.", "workers-ai"]);
		expect(models).toEqual(["@cf/some/model"]);
		await answered({}, { ai });
		expect(models[1]).toMatch(/^@cf\//);
		expect((await answered({ ...DEAD }, { ai })).end.provider).toBe("workers-ai");
	});

	// spec: P.59
	it("is the model of this machine where there is neither", async () => {
		const { text, end } = await answered(LOCAL);
		expect(text).toBe("The model of this machine answers.");
		expect(end).toMatchObject({ provider: "local", usage: { model: "gemma3:4b" } });
		expect((await answered({ ...DEAD, ...LOCAL })).end.provider).toBe("local");
	});

	it("is the guide behind each of them, which says for whom it stands in", async () => {
		expect((await answered({})).end.provider).toBe("builtin");
		for (const settings of [DEAD, { LOCAL_MODEL_URL: "http://127.0.0.1:9/v1", LOCAL_MODEL: "gemma3:4b" }]) {
			const { end } = await answered(settings);
			expect(end.provider).toBe("builtin");
			expect(end.metadata?.standsIn).toMatchObject({ why: "away" });
		}
		const broken = { run: () => Promise.reject(new Error("no capacity")) } as unknown as Pick<Ai, "run">;
		expect((await answered({}, { ai: broken })).end.metadata?.standsIn?.provider).toBe("workers-ai");
	});

	it("is the guide at once for somebody who chose it, whatever is connected", async () => {
		const { end } = await answered({ ...CLAUDE, ...OPENAI, ...LOCAL }, { coach: "builtin" });
		expect(end.provider).toBe("builtin");
		expect(end.metadata?.standsIn).toBeUndefined();
	});
});
