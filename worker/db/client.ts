import { drizzle } from "drizzle-orm/d1";

/** The database for one request. Always the primary: no read of ours may lag behind a write of ours. */
export function createDatabase(d1: D1Database) {
	return drizzle(d1);
}

export type Database = ReturnType<typeof createDatabase>;
