import { createHash, createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { run } from "../lib/run.ts";

/** The local runtime's name for D1. A database's file name comes from this and its id. */
const NAMESPACE = "miniflare-D1DatabaseObject";

/**
 * Brings the local D1 database in a state folder up to date. Asks the database itself first: wrangler's command takes 2 s to find
 * that there is nothing to do.
 */
export async function migrateDatabase(state: string): Promise<void> {
	if (await isMigrated(state)) {
		return;
	}
	const args = ["d1", "migrations", "apply", "attune", "--local", "--persist-to", state];
	await run("wrangler", args, { env: { CI: "1", WRANGLER_SEND_METRICS: "false" }, quiet: true });
}

/** Whether the database that `wrangler.toml` names is in a state folder with every migration. */
export async function isMigrated(state: string): Promise<boolean> {
	const id = /^database_id = "(.+)"$/m.exec(await readFile("wrangler.toml", "utf8"))?.[1];
	const file = id && join(state, "v3", "d1", NAMESPACE, `${objectId(id)}.sqlite`);
	if (!file || !existsSync(file)) {
		return false;
	}
	const wanted = (await readdir("migrations")).filter((name) => name.endsWith(".sql"));
	const applied = appliedIn(file);
	return wanted.every((name) => applied.has(name));
}

function appliedIn(file: string): ReadonlySet<unknown> {
	try {
		const database = new DatabaseSync(file, { readOnly: true });
		try {
			const rows = database.prepare("SELECT name FROM d1_migrations").all();
			return new Set(rows.map(({ name }) => name));
		} finally {
			database.close();
		}
	} catch {
		// New, or of an unknown kind: leave it to wrangler, which reports what is wrong.
		return new Set();
	}
}

function objectId(name: string): string {
	const key = createHash("sha256").update(NAMESPACE).digest();
	const hmac = (data: string | Buffer) => createHmac("sha256", key).update(data).digest().subarray(0, 16);
	const start = hmac(name);
	return Buffer.concat([start, hmac(start)]).toString("hex");
}
