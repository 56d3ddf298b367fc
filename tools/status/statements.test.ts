import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { statementsAt } from "./statements.ts";

const NOW = new Date("2026-02-10T12:00:00Z");
const HOUR = 60 * 60 * 1000;

/** A database with every migration, as a deployment has it. */
function migrated(): DatabaseSync {
	const database = new DatabaseSync(":memory:");
	for (const file of readdirSync("migrations")
		.filter((name) => name.endsWith(".sql"))
		.sort()) {
		database.exec(readFileSync(`migrations/${file}`, "utf8"));
	}
	database.exec("PRAGMA foreign_keys = OFF");
	return database;
}

test("count this day alone", () => {
	const database = migrated();
	database.exec(
		"INSERT INTO daily_counts (day, name, count) VALUES ('2026-02-09', 'http:500', 4), ('2026-02-10', 'http:500', 7)",
	);
	const [counts] = statementsAt(NOW);
	expect(database.prepare(counts).all()).toEqual([expect.objectContaining({ name: "http:500", count: 7 })]);
});

test("find what is due and not sent, since the oldest, and nothing that is still to come", () => {
	const database = migrated();
	const columns = database
		.prepare(
			"SELECT name FROM pragma_table_info('notifications') WHERE \"notnull\" = 1 AND dflt_value IS NULL",
		)
		.all();
	const names = [...new Set([...columns.map(({ name }) => String(name)), "state", "scheduled_for"])];
	const insert = database.prepare(
		`INSERT INTO notifications (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})`,
	);
	const states: [string, number][] = [
		["planned", -HOUR],
		["planned", HOUR],
		["queued", -2 * HOUR],
		["sending", -HOUR],
		["sent", -9 * HOUR],
	];
	for (const [index, [state, from]] of states.entries()) {
		const values = Object.fromEntries(names.map((name) => [name, `${name} ${index}`]));
		insert.run({ ...values, state, scheduled_for: NOW.getTime() + from });
	}
	const [, due] = statementsAt(NOW);
	expect(database.prepare(due).get()).toMatchObject({ count: 3, since: NOW.getTime() - 2 * HOUR });
	database.exec("DELETE FROM notifications");
	expect(database.prepare(due).get()).toMatchObject({ count: 0, since: null });
});
