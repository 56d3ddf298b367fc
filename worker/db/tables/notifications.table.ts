import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_KINDS } from "#shared/schemas/notifications.ts";
import { createdAt, flag, instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/**
 * A notification's states: planned for a time; queued by the tick that claimed it; sending just before its email is
 * handed over; sent. One that isn't to be sent is deleted.
 */
const NOTE_STATES = ["planned", "queued", "sending", "sent"] as const;

export const notifications = sqliteTable(
	"notifications",
	{
		id: text("id").primaryKey(),
		userId: ownerId(),
		title: text("title").notNull(),
		message: text("message").notNull(),
		type: text("type", { enum: NOTIFICATION_KINDS }).notNull(),
		scheduledFor: instant("scheduled_for").notNull(),
		sent: flag("sent").notNull().default(false),
		/** "email" when it also went by email. */
		channel: text("channel", { enum: ["app", "email"] })
			.notNull()
			.default("app"),
		personalizedMessage: text("personalized_message"),
		/** The person's local day, YYYY-MM-DD. */
		day: text("day"),
		state: text("state", { enum: NOTE_STATES }).notNull().default("planned"),
		claimedAt: instant("claimed_at"),
		readAt: instant("read_at"),
		createdAt: createdAt(),
	},
	(table) => [
		// For due notifications: rows read grow with what is due, not with all notifications.
		index("notifications_planned").on(table.scheduledFor).where(sql`${table.state} = 'planned'`),
		// For claimed notifications: almost none at any time.
		index("notifications_claimed").on(table.claimedAt).where(sql`${table.state} IN ('queued', 'sending')`),
		// For a person's plan, however many notifications they had before.
		index("notifications_user_planned")
			.on(table.userId, table.scheduledFor)
			.where(sql`${table.state} = 'planned'`),
		index("notifications_user_scheduled").on(table.userId, table.scheduledFor),
		// One of a kind on a person's day, whatever runs twice.
		uniqueIndex("notifications_once").on(table.userId, table.day, table.type),
	],
);

export type NoteRow = typeof notifications.$inferSelect;
