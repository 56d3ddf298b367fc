import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** An instant, kept as milliseconds since 1970 in UTC. */
export function instant(name: string) {
	return integer(name, { mode: "timestamp_ms" });
}

/** A yes or no, kept as 0 or 1. */
export function flag(name: string) {
	return integer(name, { mode: "boolean" });
}

/** When the row was made. */
export function createdAt() {
	return instant("created_at").notNull().default(sql`(unixepoch() * 1000)`);
}
