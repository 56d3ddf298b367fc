import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { RISK_LEVELS } from "#shared/safety/risk.ts";

/**
 * How often help was shown and used, by month, country and level. Names no person, and outlives accounts: the yearly
 * reports to authorities use it.
 */
export const helpCounts = sqliteTable(
	"help_counts",
	{
		/** YYYY-MM, in UTC. */
		month: text("month").notNull(),
		/** Two letters, or `--` when unknown. */
		country: text("country").notNull(),
		level: text("level", { enum: RISK_LEVELS }).notNull(),
		shown: integer("shown").notNull().default(0),
		used: integer("used").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.month, table.country, table.level] })],
);
