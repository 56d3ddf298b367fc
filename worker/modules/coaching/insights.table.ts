import { sql } from "drizzle-orm";
import { index, numeric, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../../db/columns.ts";
import { users } from "../users/users.table.ts";

export const aiInsights = sqliteTable(
	"ai_insights",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		type: text("type").notNull(),
		title: text("title").notNull(),
		content: text("content").notNull(),
		category: text("category").notNull(),
		/** How sure the insight is, 0 to 1, with two decimals. */
		confidence: numeric("confidence", { mode: "number" }).notNull().default(0.8),
		isRead: flag("is_read").notNull().default(false),
		createdAt: instant("created_at").notNull().default(sql`(unixepoch() * 1000)`),
	},
	(table) => [index("ai_insights_user_created").on(table.userId, table.createdAt)],
);
