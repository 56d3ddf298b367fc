import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Failed sign-ins in a row, of an e-mail address (whether it has an account or not) or of a known device. */
export const signInFailures = sqliteTable(
	"sign_in_failures",
	{
		/** A hash of the address, or of the device's token. */
		key: text("key").primaryKey(),
		failures: integer("failures").notNull(),
		failedAt: instant("failed_at").notNull(),
		/** No attempt is checked before this. */
		delayedUntil: instant("delayed_until").notNull(),
	},
	(table) => [index("sign_in_failures_failed").on(table.failedAt)],
);
