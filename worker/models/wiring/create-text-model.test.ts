import { describe, expect, it } from "vitest";
import { request } from "../test-request.ts";
import { createTextModel } from "./create-text-model.ts";
import { configuredProviders, orderFor, retriesFor } from "./model-settings.ts";

const KEYS = { ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o" };

describe("who may answer", () => {
	it("is the built-in coach when nothing is configured", () => {
		expect(configuredProviders({}, false)).toEqual(["builtin"]);
	});

	it("is each model that can be reached, and the guide after them", () => {
		const local = { LOCAL_MODEL_URL: "http://127.0.0.1:11434/v1", LOCAL_MODEL: "gemma3:4b" };
		expect(configuredProviders(KEYS, false)).toEqual(["claude", "openai", "builtin"]);
		expect(configuredProviders({}, true)).toEqual(["workers-ai", "builtin"]);
		expect(configuredProviders(local, false)).toEqual(["local", "builtin"]);
		expect(configuredProviders({ ...KEYS, ...local }, true)).toEqual([
			"claude",
			"openai",
			"workers-ai",
			"local",
			"builtin",
		]);
	});

	it("is who AI_PROVIDERS names, in its order, with the guide always last", () => {
		expect(configuredProviders({ ...KEYS, AI_PROVIDERS: ["openai", "claude"] }, true)).toEqual([
			"openai",
			"claude",
			"builtin",
		]);
		expect(configuredProviders({ ...KEYS, AI_PROVIDERS: ["openai", "builtin", "claude"] }, false)).toEqual([
			"openai",
			"builtin",
		]);
		expect(configuredProviders({ ...KEYS, AI_PROVIDERS: ["builtin"] }, true)).toEqual(["builtin"]);
	});

	it("leaves out who is named and can't be reached", () => {
		expect(configuredProviders({ AI_PROVIDERS: ["claude", "local"] }, false)).toEqual(["builtin"]);
	});

	it("is asked once more by its SDK only where no other model takes over", () => {
		expect(retriesFor(["claude", "builtin"])).toBe(1);
		expect(retriesFor(["claude", "openai", "builtin"])).toBe(0);
	});

	it("begins with Claude in Deep Conversation and with OpenAI in Practical Help", () => {
		const providers = ["workers-ai", "openai", "claude"] as const;
		expect(orderFor("deep", providers)).toEqual(["claude", "workers-ai", "openai"]);
		expect(orderFor("practical", providers)).toEqual(["openai", "workers-ai", "claude"]);
		expect(orderFor("practical", ["claude"])).toEqual(["claude"]);
	});

	it("is the built-in coach alone for somebody who chose it", async () => {
		const compose = () => {
			throw new Error("nobody should be asked");
		};
		const settings = { ...KEYS, BUILTIN_COACH_PACE_MS: 0 };
		const model = createTextModel({ settings, compose, onFailure: () => undefined });
		const asked = { ...request(["hello"]), coach: "builtin" as const };
		const first = await model.reply(asked, new AbortController().signal).next();
		expect(first.value).toMatchObject({ provider: "builtin" });
	});
});
