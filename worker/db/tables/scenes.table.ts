import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAINTERS } from "#shared/schemas/scenes.ts";
import type { CompositionName } from "../../modules/scenes/painter/compositions/index.ts";
import { createdAt, instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/** A painted background of a person. The image itself is in R2 under `key`. */
export const scenes = sqliteTable(
	"scenes",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		status: text("status", { enum: ["pending", "ready", "failed"] }).notNull(),
		key: text("key"),
		contentType: text("content_type"),
		/** In bytes. */
		size: integer("size"),
		prompt: text("prompt"),
		altText: text("alt_text"),
		painter: text("painter", { enum: PAINTERS }),
		/** So that the next scene gets another one. */
		landscape: text("landscape").$type<CompositionName>(),
		createdAt: createdAt(),
		readyAt: instant("ready_at"),
	},
	(table) => [index("scenes_user_created").on(table.userId, table.createdAt)],
);
