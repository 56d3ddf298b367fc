import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localSettings } from "./settings.ts";

let folder = "";

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "attune-settings-"));
	vi.stubEnv("ATTUNE_STATE", folder);
});

afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true });
});

test("what the environment sets is passed on in a file that nobody else can read", async () => {
	vi.stubEnv("EMAIL_FROM", 'The "Coach" <me@attune.example>');
	vi.stubEnv("SAFETY_PROVIDERS", "openai");
	vi.stubEnv("OPENAI_TASK_MODEL", "small");
	const { files } = await localSettings({ APP_URL: "http://localhost:8787" });
	const file = files.at(-1) ?? "";
	expect(parseEnv(await readFile(file, "utf8"))).toEqual({
		APP_URL: "http://localhost:8787",
		EMAIL_FROM: 'The "Coach" <me@attune.example>',
		SAFETY_PROVIDERS: "openai",
		OPENAI_TASK_MODEL: "small",
	});
	expect((await stat(file)).mode & 0o077).toBe(0);
});

test("a setting that is wrong is named before anything is served", async () => {
	vi.stubEnv("PASSWORD_PEPPER", "short");
	vi.stubEnv("AI_PROVIDERS", "nobody");
	const files = localSettings({ APP_URL: "http://localhost:8787" });
	await expect(files).rejects.toThrow(/AI_PROVIDERS is a comma list.*PASSWORD_PEPPER must be at least 16/);
});
