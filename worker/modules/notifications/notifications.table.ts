import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, instant } from "../../db/columns.ts";
import { ownerId } from "../../db/owner-column.ts";

export const notifications = sqliteTable(
	"notifications",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		title: text("title").notNull(),
		message: text("message").notNull(),
		type: text("type").notNull(),
		scheduledFor: instant("scheduled_for").notNull(),
		sent: flag("sent").notNull().default(false),
		channel: text("channel").notNull().default("app"),
		personalizedMessage: text("personalized_message"),
		createdAt: createdAt(),
	},
	(table) => [
		// What is due: rows read follow what is due, not how many there are.
		index("notifications_due").on(table.sent, table.scheduledFor),
		index("notifications_user_scheduled").on(table.userId, table.scheduledFor),
	],
);
