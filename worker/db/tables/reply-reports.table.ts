import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { AI_PROVIDERS } from "#shared/ai-providers.ts";
import { createdAt } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/**
 * Replies that people reported. Keeps the reply's text and the reason for reviewers, but nothing that the person
 * wrote in the conversation. Outlives the conversation, not the account.
 */
export const replyReports = sqliteTable(
	"reply_reports",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		messageId: text("message_id").notNull(),
		content: text("content").notNull(),
		aiProvider: text("ai_provider", { enum: AI_PROVIDERS }).notNull(),
		reason: text("reason").notNull().default(""),
		createdAt: createdAt(),
	},
	(table) => [uniqueIndex("reply_reports_message").on(table.userId, table.messageId)],
);
