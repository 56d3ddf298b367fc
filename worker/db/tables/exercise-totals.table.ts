import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Outcomes of exercises, by exercise, from people who agreed to be counted. Names no person, and outlives accounts. A
 * rating is 0 to 10, asked before and after; a change is after minus before.
 */
export const exerciseTotals = sqliteTable("exercise_totals", {
	exerciseId: text("exercise_id").primaryKey(),
	finished: integer("finished").notNull().default(0),
	/** Left before the end. */
	stopped: integer("stopped").notNull().default(0),
	rated: integer("rated").notNull().default(0),
	sumOfChanges: integer("sum_of_changes").notNull().default(0),
	/** For the interval around the mean change. */
	sumOfSquares: integer("sum_of_squares").notNull().default(0),
});
