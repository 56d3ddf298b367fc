import { existsSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { localSettings, removeLeftovers } from "./settings.ts";

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

test("traces and keys of earlier runs go, and data stays", async () => {
	const state = await mkdtemp(join(tmpdir(), "attune-leftovers-"));
	const files = ["v3/observability/traces.sqlite", "settings.env", "v3/d1/people.sqlite"];
	for (const file of files) {
		await mkdir(join(state, file, ".."), { recursive: true });
		await writeFile(join(state, file), "");
	}
	await removeLeftovers(state);
	expect(files.map((file) => existsSync(join(state, file)))).toEqual([false, false, true]);
});

test("a folder that isn't there yet has none", async () => {
	await expect(removeLeftovers("/nowhere/at/all")).resolves.toBeUndefined();
});
