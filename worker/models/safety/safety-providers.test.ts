import { describe, expect, it } from "vitest";
import { createSafetyModel } from "./create-safety-model.ts";
import { safetyProviders } from "./safety-providers.ts";

const KEYS = { ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o" };

describe("who reads a message for danger a second time", () => {
	it("is each provider with a key, then Workers AI where it is bound", () => {
		expect(safetyProviders(KEYS, true)).toEqual(["claude", "openai", "workers-ai"]);
		expect(safetyProviders({ OPENAI_API_KEY: "o" }, false)).toEqual(["openai"]);
		expect(safetyProviders({}, true)).toEqual(["workers-ai"]);
		expect(safetyProviders({}, false)).toEqual([]);
	});

	// spec: S.23
	it("doesn't depend on who answers", () => {
		expect(safetyProviders({ ...KEYS, AI_PROVIDERS: ["builtin"] }, false)).toEqual(["claude", "openai"]);
	});

	it("is who SAFETY_PROVIDERS names, in that order, without those that have no key", () => {
		expect(safetyProviders({ ...KEYS, SAFETY_PROVIDERS: ["openai", "claude"] }, true)).toEqual([
			"openai",
			"claude",
		]);
		expect(safetyProviders({ ...KEYS, SAFETY_PROVIDERS: ["workers-ai", "openai"] }, false)).toEqual([
			"openai",
		]);
	});

	it("is nobody when SAFETY_PROVIDERS is none", () => {
		const settings = { ...KEYS, SAFETY_PROVIDERS: ["none" as const] };
		expect(safetyProviders(settings, true)).toEqual([]);
		expect(createSafetyModel({ settings, onFailure: () => undefined })).toBeNull();
	});
});
