import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Consecutive failed sign-ins of an email address (with or without an account) or of a known device. */
export const signInFailures = sqliteTable(
	"sign_in_failures",
	{
		/** A hash of the address, or of the device's token. */
		key: text("key").primaryKey(),
		failures: integer("failures").notNull(),
		failedAt: instant("failed_at").notNull(),
		delayedUntil: instant("delayed_until").notNull(),
	},
	(table) => [index("sign_in_failures_failed").on(table.failedAt)],
);
