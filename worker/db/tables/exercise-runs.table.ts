import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { RUN_STATES } from "#shared/schemas/exercises.ts";
import { instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";
import { chatConversations } from "./conversations.table.ts";

/** Which exercises people began and how far they are. Of the answers, which are in the conversation's object, only the two ratings are here. */
export const exerciseRuns = sqliteTable(
	"exercise_runs",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		conversationId: text("conversation_id")
			.notNull()
			.references(() => chatConversations.id, { onDelete: "cascade" }),
		exerciseId: text("exercise_id").notNull(),
		status: text("status", { enum: RUN_STATES }).notNull(),
		/** Step number, from 1. */
		number: integer("number").notNull(),
		/** From 0 to 10, asked before and after; null unless both were answered. */
		ratedBefore: integer("rated_before"),
		ratedAfter: integer("rated_after"),
		startedAt: instant("started_at").notNull(),
		touchedAt: instant("touched_at").notNull(),
	},
	(table) => [
		index("exercise_runs_user_touched").on(table.userId, table.touchedAt),
		index("exercise_runs_conversation").on(table.conversationId),
	],
);
