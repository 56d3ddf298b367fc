import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
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

/** Returns the contents of `.dev.vars`; empty without the file. */
export async function devVars(): Promise<Record<string, string | undefined>> {
	return existsSync(".dev.vars") ? parseEnv(await readFile(".dev.vars", "utf8")) : {};
}

/** The files that the local runtime reads settings from, and what they say together. */
export type LocalSettings = { files: string[]; settings: Settings };

/**
 * The settings of a local run: `.dev.vars`, then what the environment sets. Throws when one of them is wrong. The latter goes
 * through a file that only this user can read, because a command line can be read by anyone.
 */
export async function localSettings(defaults: Record<string, string>): Promise<LocalSettings> {
	const known = { ...defaults, ...process.env };
	const lines = SETTINGS.flatMap((name) => {
		const value = known[name];
		return value ? `${name}=${quoted(name, value)}\n` : [];
	});
	const folder = stateFolder();
	await mkdir(folder, { recursive: true });
	const file = join(folder, "settings.env");
	await writeFile(file, lines.join(""), { mode: 0o600 });
	const files = existsSync(".dev.vars") ? [resolve(".dev.vars"), file] : [file];
	const read = await Promise.all(files.map(async (each) => parseEnv(await readFile(each, "utf8"))));
	// Checked here, because the server would answer every page with an error and explain it only in its log.
	return { files, settings: checkSettings(Object.assign({}, ...read) as object) };
}

/** Quotes a value for such a file, which has three kinds of quotes and no escapes. */
function quoted(name: string, value: string): string {
	const quote = ["'", '"', "`"].find((each) => !value.includes(each));
	if (!quote) {
		throw new Error(`${name} holds all of ' " and \`. Leave one of them out.`);
	}
	return quote + value + quote;
}
