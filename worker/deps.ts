import { createDatabase, type Database } from "./db/client.ts";
import { newId } from "./db/ids.ts";
import type { AppEnv, Settings } from "./env.ts";
import { readSettings } from "./env.ts";

/** What services need from outside: everything that a test may want to replace. */
export type Deps = {
	env: AppEnv;
	settings: Settings;
	db: Database;
	now: () => Date;
	newId: typeof newId;
	/** Writes one structured line. Never given what a person wrote. */
	log: (line: Record<string, unknown>) => void;
};

export function createDeps(env: AppEnv): Deps {
	return {
		env,
		settings: readSettings(env),
		db: createDatabase(env.DB),
		now: () => new Date(),
		newId,
		log: writeLine,
	};
}

/** Writes one structured line to the log. */
export function writeLine(line: Record<string, unknown>): void {
	// biome-ignore lint/suspicious/noConsole: the one place where the log is written
	console.log(JSON.stringify(line));
}
