import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The Worker's settings that a local run takes from the environment. README lists what each means. */
const SETTINGS = [
	"APP_URL",
	"EMAIL_FROM",
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
	"BUILTIN_COACH_PACE_MS",
	"PASSWORD_PEPPER",
];

/** Where D1, KV, R2 and the objects keep their data on this machine. */
export function stateFolder(): string {
	return resolve(process.env.ATTUNE_STATE ?? ".wrangler/state");
}

/**
 * The files that the local runtime reads settings from: `.dev.vars`, then what the environment sets. The
 * latter goes through a file that only this user can read, because a command line can be read by anyone.
 */
export async function settingsFiles(defaults: Record<string, string>): Promise<string[]> {
	const known = { ...defaults, ...process.env };
	const lines = SETTINGS.filter((name) => known[name]).map(
		(name) => `${name}=${JSON.stringify(known[name])}\n`,
	);
	const folder = stateFolder();
	await mkdir(folder, { recursive: true });
	const file = join(folder, "settings.env");
	await writeFile(file, lines.join(""), { mode: 0o600 });
	return existsSync(".dev.vars") ? [resolve(".dev.vars"), file] : [file];
}
