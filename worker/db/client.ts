import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof drizzleOn>;

const made = new WeakMap<D1Database, Database>();

/** The database, one for a binding. Always the primary: no read of ours may lag behind a write of ours. */
export function createDatabase(d1: D1Database): Database {
	const database = made.get(d1) ?? drizzleOn(d1);
	made.set(d1, database);
	return database;
}

function drizzleOn(d1: D1Database) {
	return drizzle(d1);
}
