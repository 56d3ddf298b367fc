import { describe, expect, it } from "vitest";
import { createTextModel } from "./create-text-model.ts";
import { configuredProviders, orderFor } from "./model-settings.ts";
import { request } from "./test-request.ts";

const KEYS = { ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o" };

describe("who may answer", () => {
	it("is the built-in coach when nothing is configured", () => {
		expect(configuredProviders({}, false)).toEqual(["builtin"]);
	});

	it("is everybody who is configured, and not the built-in coach unless it is named", () => {
		expect(configuredProviders(KEYS, false)).toEqual(["claude", "openai"]);
		expect(configuredProviders(KEYS, true)).toEqual(["claude", "openai", "workers-ai"]);
		expect(configuredProviders({ OPENAI_API_KEY: "o" }, false)).toEqual(["openai"]);
		const named = { ...KEYS, AI_PROVIDERS: ["openai", "builtin"] as const };
		expect(configuredProviders({ ...named, AI_PROVIDERS: [...named.AI_PROVIDERS] }, false)).toEqual([
			"openai",
			"builtin",
		]);
	});

	it("leaves out who is named and has no key", () => {
		expect(configuredProviders({ AI_PROVIDERS: ["claude"] }, false)).toEqual(["builtin"]);
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
