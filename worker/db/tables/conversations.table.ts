import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CONVERSATION_TITLE } from "#shared/chat/messages.ts";
import { CONVERSATION_KINDS } from "#shared/schemas/conversations.ts";
import { createdAt, flag, instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/** Who owns which conversation, and what a list shows of it. The transcript is in the conversation's object. */
export const chatConversations = sqliteTable(
	"chat_conversations",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		title: text("title").notNull().default(CONVERSATION_TITLE),
		/** The person chose the title, so the conversation never changes it. */
		isRenamed: flag("is_renamed").notNull().default(false),
		isActive: flag("is_active").notNull().default(true),
		createdAt: createdAt(),
		kind: text("kind", { enum: CONVERSATION_KINDS }).notNull().default("chat"),
		lastMessageAt: instant("last_message_at"),
		messageCount: integer("message_count").notNull().default(0),
		preview: text("preview"),
		/** When it was deleted, while that can be undone. No list shows it and no one can open it. */
		deletedAt: instant("deleted_at"),
	},
	(table) => [
		index("chat_conversations_user_recent").on(table.userId, table.kind, table.lastMessageAt),
		// One current chat a person, even when two tabs open it at once.
		uniqueIndex("chat_conversations_current").on(table.userId).where(sql`kind = 'chat' and is_active = 1`),
	],
);

export type ConversationRow = typeof chatConversations.$inferSelect;
