import { text } from "drizzle-orm/sqlite-core";
import { users } from "./tables/users.table.ts";

/** Whose row it is. It goes with the person. */
export function ownerId() {
	return text("user_id")
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });
}
