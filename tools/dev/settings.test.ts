import { afterEach, expect, test, vi } from "vitest";
import { localSettings } from "./settings.ts";

afterEach(() => {
	vi.unstubAllEnvs();
});

test("what the environment sets is passed on, and nothing else of it", async () => {
	vi.stubEnv("EMAIL_FROM", 'The "Coach" <me@attune.example>');
	vi.stubEnv("SAFETY_PROVIDERS", "openai");
	vi.stubEnv("OPENAI_TASK_MODEL", "small");
	vi.stubEnv("OPENAI_MODEL", "");
	const { vars } = await localSettings({ APP_URL: "http://localhost:8787" });
	expect(vars).toMatchObject({
		APP_URL: "http://localhost:8787",
		EMAIL_FROM: 'The "Coach" <me@attune.example>',
		SAFETY_PROVIDERS: "openai",
		OPENAI_TASK_MODEL: "small",
	});
	expect(vars).not.toHaveProperty("OPENAI_MODEL");
	expect(vars).not.toHaveProperty("PATH");
});

test("a setting that is wrong is named before anything is served", async () => {
	vi.stubEnv("PASSWORD_PEPPER", "short");
	vi.stubEnv("AI_PROVIDERS", "nobody");
	const wrong = localSettings({ APP_URL: "http://localhost:8787" });
	await expect(wrong).rejects.toThrow(/AI_PROVIDERS is a comma list.*PASSWORD_PEPPER must be at least 16/);
});
