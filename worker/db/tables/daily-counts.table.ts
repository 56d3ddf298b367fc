import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Daily event counts for operators, without personal data. */
export const dailyCounts = sqliteTable(
	"daily_counts",
	{
		/** YYYY-MM-DD, in UTC. */
		day: text("day").notNull(),
		/** A `CountName`. */
		name: text("name").notNull(),
		count: integer("count").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.day, table.name] })],
);
