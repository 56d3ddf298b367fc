import { and, eq, ne, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import { users } from "./tables/users.table.ts";

/** Two spellings of one name have one key: letters of any case and of any Unicode form. */
export function usernameKey(username: string): string {
	return username.normalize("NFKC").toLowerCase();
}

/**
 * Returns a condition for an update: no other person has the value. In the same statement, so that one of two
 * concurrent updates finds no row to change.
 */
export function isFree(
	db: Database,
	userId: string,
	column: "usernameKey" | "email",
	value: string,
): SQL | undefined {
	const others = alias(users, "others");
	return notExists(
		db
			.select({ id: others.id })
			.from(others)
			.where(and(eq(others[column], value), ne(others.id, userId))),
	);
}
