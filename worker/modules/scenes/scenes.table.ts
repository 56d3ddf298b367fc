import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../../db/columns.ts";
import { users } from "../users/users.table.ts";

/** A painted background of a person. The image itself is in R2 under `key`. */
export const scenes = sqliteTable(
	"scenes",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
		key: text("key"),
		contentType: text("content_type"),
		/** In bytes. */
		size: integer("size"),
		prompt: text("prompt"),
		altText: text("alt_text"),
		createdAt: instant("created_at").notNull().default(sql`(unixepoch() * 1000)`),
		readyAt: instant("ready_at"),
	},
	(table) => [index("scenes_user_created").on(table.userId, table.createdAt)],
);
