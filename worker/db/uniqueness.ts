import { and, eq, ne, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import { users } from "./tables/users.table.ts";

/** Two spellings of one name have one key: letters of any case and of any Unicode form. */
export function usernameKey(username: string): string {
	return username.normalize("NFKC").toLowerCase();
}

/**
 * Holds in an update of this person where nobody else has the value: in the same statement, so that of two who take it at
 * once one finds no row to change.
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
