import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isMigrated, migrateDatabase } from "./migrate-database.ts";

/** As the local runtime names the database of wrangler.toml. */
const NAME = "9ba2b04bf514d9facfd57ed57d849e77241a7adc99d1c1545d06688b43d84248.sqlite";

const MIGRATIONS = readdirSync("migrations").filter((name) => name.endsWith(".sql"));

let state = "";
let folder = "";

beforeEach(async () => {
	state = await mkdtemp(join(tmpdir(), "attune-migrate-"));
	folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
	await mkdir(folder, { recursive: true });
});

afterEach(() => rm(state, { recursive: true }));

function database(file: string, applied: readonly string[] | null) {
	const found = new DatabaseSync(join(folder, file));
	if (applied) {
		found.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
		for (const name of applied) {
			found.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
		}
	}
	found.close();
}

test("finds the database that the installed wrangler makes, by the name that it gives the file", async () => {
	const made = await mkdtemp(join(tmpdir(), "attune-wrangler-"));
	try {
		await migrateDatabase(made);
		expect(await isMigrated(made)).toBe(true);
	} finally {
		await rm(made, { recursive: true });
	}
}, 120_000);

test("is true when the database has every migration", async () => {
	database(NAME, MIGRATIONS);
	expect(await isMigrated(state)).toBe(true);
});

test("is false when the newest is missing", async () => {
	database(NAME, MIGRATIONS.slice(0, -1));
	expect(await isMigrated(state)).toBe(false);
});

test("is false for a new database, and where there is none", async () => {
	expect(await isMigrated(state)).toBe(false);
	database(NAME, null);
	expect(await isMigrated(state)).toBe(false);
});

test("is false when only another database has them", async () => {
	database(NAME.replace("9", "a"), MIGRATIONS);
	expect(await isMigrated(state)).toBe(false);
});
