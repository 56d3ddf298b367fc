import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { checkSettings, type Settings } from "../../worker/settings.ts";

/** The Worker's settings that a local run reads from the environment. README explains each. */
const SETTINGS = [
	"APP_URL",
	"EMAIL_FROM",
	"EMAIL_REPLY_TO",
	"EMAIL_DAILY_LIMIT",
	"ANTHROPIC_API_KEY",
	"ANTHROPIC_BASE_URL",
	"ANTHROPIC_MODEL",
	"OPENAI_API_KEY",
	"OPENAI_BASE_URL",
	"OPENAI_MODEL",
	"OPENAI_IMAGE_MODEL",
	"OPENAI_SPEECH_MODEL",
	"OPENAI_TRANSCRIBE_MODEL",
	"AI_PROVIDERS",
	"SAFETY_PROVIDERS",
	"ANTHROPIC_TASK_MODEL",
	"OPENAI_TASK_MODEL",
	"WORKERS_AI_MODEL",
	"WORKERS_AI_TASK_MODEL",
	"LOCAL_MODEL_URL",
	"LOCAL_MODEL",
	"BUILTIN_COACH_PACE_MS",
	"PASSWORD_PEPPER",
];

/** Where D1, KV, R2 and the objects keep their data on this machine. */
export function stateFolder(): string {
	return resolve(process.env.ATTUNE_STATE ?? ".wrangler/state");
}

/** What earlier runs and versions left in a state folder, and nobody needs: traces with the addresses of requests, and a file with the run's keys. */
const LEFTOVERS = ["v3/observability", "settings.env"];

/** Removes from a state folder what could tell of people or give a key away. */
export async function removeLeftovers(state: string): Promise<void> {
	await Promise.all(LEFTOVERS.map((path) => rm(join(state, path), { recursive: true, force: true })));
}

/** Returns the contents of `.dev.vars`; empty without the file. */
export async function devVars(): Promise<Record<string, string | undefined>> {
	return existsSync(".dev.vars") ? parseEnv(await readFile(".dev.vars", "utf8")) : {};
}

/** The values that the Worker receives, and the same as checked settings. */
export type LocalSettings = { vars: Record<string, string>; settings: Settings };

/** The settings of a local run: `.dev.vars`, then what the environment sets. Throws when one of them is wrong. */
export async function localSettings(defaults: Record<string, string>): Promise<LocalSettings> {
	const known = { ...defaults, ...process.env };
	const vars: Record<string, string> = {};
	for (const [name, value] of Object.entries(await devVars())) {
		vars[name] = value ?? "";
	}
	for (const name of SETTINGS) {
		if (known[name]) {
			vars[name] = known[name];
		}
	}
	// Checked here, because the server would answer every page with an error and explain it only in its log.
	return { vars, settings: checkSettings(vars) };
}
