import { sql } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

export const achievements = sqliteTable(
	"achievements",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		type: text("type").notNull(),
		title: text("title").notNull(),
		description: text("description").notNull(),
		icon: text("icon").notNull(),
		level: integer("level").notNull().default(1),
		unlockedAt: instant("unlocked_at").notNull().default(sql`(unixepoch() * 1000)`),
	},
	(table) => [uniqueIndex("achievements_user_type_level").on(table.userId, table.type, table.level)],
);
