import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrateDatabase } from "./migrate-database.ts";

const MIGRATIONS = readdirSync("migrations").filter((name) => name.endsWith(".sql"));

/** The migration that a test takes out of a database. */
const LACKING = "0018_daily_counts.sql";
const OTHERS = MIGRATIONS.filter((name) => name !== LACKING);

/** As the local runtime names the database of wrangler.toml: under another name, no journey would find a table. */
const NAME = "9ba2b04bf514d9facfd57ed57d849e77241a7adc99d1c1545d06688b43d84248.sqlite";

let state = "";
let folder = "";

beforeEach(async () => {
	state = await mkdtemp(join(tmpdir(), "attune-migrate-"));
	folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
});

afterEach(() => rm(state, { recursive: true }));

function query(sql: string): Record<string, unknown>[] {
	const database = new DatabaseSync(join(folder, NAME));
	try {
		return database.prepare(sql).all();
	} finally {
		database.close();
	}
}

const applied = () => query("SELECT name FROM d1_migrations ORDER BY id").map(({ name }) => name);

test("makes a new database where the local runtime looks for it, with every migration in order", async () => {
	await migrateDatabase(state);
	expect(await readdir(folder)).toEqual([NAME]);
	expect(applied()).toEqual(MIGRATIONS);
	expect(query("SELECT count(*) AS people FROM users")).toEqual([{ people: 0 }]);
});

test("adds to a database what it lacks, and keeps what is in it", async () => {
	await migrateDatabase(state);
	query(
		"INSERT INTO users (id, username, username_key, email, password) VALUES ('usr_1', 'Ana', 'ana', 'ana@example.org', '')",
	);
	query("DROP TABLE daily_counts");
	query(`DELETE FROM d1_migrations WHERE name = '${LACKING}'`);
	await migrateDatabase(state);
	expect(applied()).toEqual([...OTHERS, LACKING]);
	expect(query("SELECT count(*) AS days FROM daily_counts")).toEqual([{ days: 0 }]);
	expect(query("SELECT username FROM users")).toEqual([{ username: "Ana" }]);
});

test("says which migration failed, and leaves the database as it was before that one", async () => {
	await migrateDatabase(state);
	query(`DELETE FROM d1_migrations WHERE name = '${LACKING}'`);
	await expect(migrateDatabase(state)).rejects.toThrow(/_daily_counts\.sql: table \S+ already exists/);
	expect(applied()).toEqual(OTHERS);
});

test("says so when the file is no database, and leaves it alone", async () => {
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, NAME), "no database");
	await expect(migrateDatabase(state)).rejects.toThrow(
		"could not be brought up to date: file is not a database",
	);
});
