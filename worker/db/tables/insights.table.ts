import { index, numeric, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

export const aiInsights = sqliteTable(
	"ai_insights",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		type: text("type").notNull(),
		title: text("title").notNull(),
		content: text("content").notNull(),
		category: text("category").notNull(),
		/** How sure the insight is, 0 to 1, with two decimals. */
		confidence: numeric("confidence", { mode: "number" }).notNull().default(0.8),
		isRead: flag("is_read").notNull().default(false),
		createdAt: createdAt(),
	},
	(table) => [index("ai_insights_user_created").on(table.userId, table.createdAt)],
);
