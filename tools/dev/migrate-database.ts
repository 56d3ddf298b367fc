import { createHash, createHmac } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The local runtime's name for D1. A database's file name comes from this and its id. */
const NAMESPACE = "miniflare-D1DatabaseObject";

/** How long a server that runs on the same state may keep the database to itself, in ms. */
const LOCKED_MS = 5_000;

/** As wrangler makes it, which reads and writes the same table. */
const APPLIED =
	"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/**
 * Brings the local D1 database in a state folder up to date, each migration whole or not at all. The database is a file of
 * SQLite, so this needs no runtime. Wrangler's command starts one for each migration (docs/performance.md). Throws with the
 * migration's name when one fails.
 */
export async function migrateDatabase(state: string): Promise<void> {
	const file = await databaseFile(state);
	const migrations = (await readdir("migrations")).filter((name) => name.endsWith(".sql")).sort();
	const database = new DatabaseSync(file, { timeout: LOCKED_MS });
	try {
		database.exec(APPLIED);
		const applied = new Set(
			database
				.prepare("SELECT name FROM d1_migrations")
				.all()
				.map(({ name }) => name),
		);
		for (const name of migrations.filter((each) => !applied.has(each))) {
			apply(database, name, await readFile(join("migrations", name), "utf8"));
		}
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`The database ${file} could not be brought up to date: ${reason}`, { cause: error });
	} finally {
		database.close();
	}
}

/** The file of the database that `wrangler.toml` names. Makes its folder. */
async function databaseFile(state: string): Promise<string> {
	const [, id] = /^database_id = "(.+)"$/m.exec(await readFile("wrangler.toml", "utf8")) ?? [];
	if (!id) {
		throw new Error("wrangler.toml names no database_id.");
	}
	const folder = join(state, "v3", "d1", NAMESPACE);
	await mkdir(folder, { recursive: true });
	return join(folder, `${objectId(id)}.sqlite`);
}

function apply(database: DatabaseSync, name: string, sql: string): void {
	database.exec("BEGIN IMMEDIATE");
	try {
		database.exec(sql);
		database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
		database.exec("COMMIT");
	} catch (error) {
		database.exec("ROLLBACK");
		throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
	}
}

function objectId(name: string): string {
	const key = createHash("sha256").update(NAMESPACE).digest();
	const hmac = (data: string | Buffer) => createHmac("sha256", key).update(data).digest().subarray(0, 16);
	const start = hmac(name);
	return Buffer.concat([start, hmac(start)]).toString("hex");
}
