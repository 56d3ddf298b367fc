import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TAKEAWAY_KINDS } from "#shared/schemas/exercises.ts";
import { createdAt, instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";
import { chatConversations } from "./conversations.table.ts";

/** What people keep of their exercises. It outlives the conversation it comes from. */
export const takeaways = sqliteTable(
	"takeaways",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		kind: text("kind", { enum: TAKEAWAY_KINDS }).notNull(),
		title: text("title").notNull(),
		body: text("body").notNull(),
		/** Null for the person's own page of writing. */
		exerciseId: text("exercise_id"),
		conversationId: text("conversation_id").references(() => chatConversations.id, { onDelete: "set null" }),
		/** The first and the last rating of the run, by the name the step saves it under. */
		ratings: text("ratings", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
		createdAt: createdAt(),
		/** When the guide may ask how it went; null when it doesn't ask. */
		dueAt: instant("due_at"),
		/** When it asked: once for each time it's due. */
		askedAt: instant("asked_at"),
		outcome: text("outcome"),
	},
	(table) => [
		index("takeaways_user_created").on(table.userId, table.createdAt),
		index("takeaways_due").on(table.userId, table.dueAt).where(sql`due_at is not null and asked_at is null`),
		index("takeaways_conversation").on(table.conversationId),
	],
);

export type TakeawayRow = typeof takeaways.$inferSelect;
