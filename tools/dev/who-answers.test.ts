import { expect, it } from "vitest";
import { checkSettings } from "#worker/settings.ts";
import { localModelSettings, whoAnswers } from "./who-answers.ts";

const FOUND = { local: { url: "http://127.0.0.1:11434/v1", model: "gemma3:4b" } };
const settings = (more: object = {}) => checkSettings({ APP_URL: "http://localhost:8787", ...more });

// spec: P.61
it("names the local model and how to turn it off", () => {
	const line = whoAnswers(settings(localModelSettings(FOUND)), FOUND);
	expect(line).toMatch(/gemma3:4b on this machine/);
	expect(line).toMatch(/OLLAMA_MODEL=none turns it off/);
});

it("names who has a key before the local model", () => {
	const found = settings({ ...localModelSettings(FOUND), ANTHROPIC_API_KEY: "key" });
	expect(whoAnswers(found, FOUND)).toBe("Who answers: Claude.");
});

it("names the guide when AI_PROVIDERS asks for it, or nothing else is there", () => {
	expect(whoAnswers(settings(), { local: null })).toMatch(/the built-in guide/);
	const chosen = settings({ ...localModelSettings(FOUND), AI_PROVIDERS: "builtin" });
	expect(whoAnswers(chosen, FOUND)).toMatch(/the built-in guide/);
});

it("says that Ollama lacks the model that was asked for", () => {
	expect(whoAnswers(settings(), { local: null, wanted: "mistral" })).toMatch(/ollama pull mistral/);
});
