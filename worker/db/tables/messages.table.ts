import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { AI_PROVIDERS } from "#shared/ai-providers.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { createdAt } from "../columns.ts";
import { chatConversations } from "./conversations.table.ts";

/**
 * A copy of finished messages, for questions across conversations (search, counts). The conversation's
 * object writes it through its outbox and holds the truth.
 */
export const chatMessages = sqliteTable(
	"chat_messages",
	{
		/** Ties a message to its row in the search index; means nothing outside the database. */
		rowId: integer("row_id").primaryKey(),
		id: text("id").notNull(),
		conversationId: text("conversation_id")
			.notNull()
			.references(() => chatConversations.id, { onDelete: "cascade" }),
		role: text("role", { enum: ["user", "assistant"] }).notNull(),
		content: text("content").notNull(),
		aiProvider: text("ai_provider", { enum: AI_PROVIDERS }).notNull().default("claude"),
		metadata: text("metadata", { mode: "json" }).$type<MessageMetadata>().notNull().default({}),
		createdAt: createdAt(),
	},
	(table) => [
		uniqueIndex("chat_messages_id").on(table.id),
		index("chat_messages_conversation_created").on(table.conversationId, table.createdAt),
	],
);
