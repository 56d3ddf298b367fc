import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { RISK_LEVELS } from "#shared/safety/risk.ts";

/**
 * How often help was shown and used, by month, country and level. It names nobody and stays when accounts go: what is due to
 * authorities every year is counted from it.
 */
export const helpCounts = sqliteTable(
	"help_counts",
	{
		/** YYYY-MM, in UTC. */
		month: text("month").notNull(),
		/** Two letters, or `--` where it was not known. */
		country: text("country").notNull(),
		level: text("level", { enum: RISK_LEVELS }).notNull(),
		shown: integer("shown").notNull().default(0),
		used: integer("used").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.month, table.country, table.level] })],
);
