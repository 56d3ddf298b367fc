import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What happened how often on a day, for whoever runs this. It names nobody. */
export const dailyCounts = sqliteTable(
	"daily_counts",
	{
		/** YYYY-MM-DD, in UTC. */
		day: text("day").notNull(),
		/** As `CountName` has it. */
		name: text("name").notNull(),
		count: integer("count").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.day, table.name] })],
);
