import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_KINDS } from "#shared/schemas/notifications.ts";
import { createdAt, flag, instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/**
 * A note's way: planned for a time; queued by the tick that claimed it; sending from the moment before its e-mail is
 * handed over; sent. One that is not to go out is deleted.
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
		/** "email" when it went by e-mail too. */
		channel: text("channel", { enum: ["app", "email"] })
			.notNull()
			.default("app"),
		/** The words of a connected model, where one wrote it. */
		personalizedMessage: text("personalized_message"),
		/** The local day of the person, YYYY-MM-DD. */
		day: text("day"),
		state: text("state", { enum: NOTE_STATES }).notNull().default("planned"),
		claimedAt: instant("claimed_at"),
		readAt: instant("read_at"),
		createdAt: createdAt(),
	},
	(table) => [
		// What is due: rows read follow what is due, not how many notes or people there are.
		index("notifications_planned").on(table.scheduledFor).where(sql`${table.state} = 'planned'`),
		// What was claimed and is not done: nearly none at any time.
		index("notifications_claimed").on(table.claimedAt).where(sql`${table.state} IN ('queued', 'sending')`),
		// A person's own plan, however many notes they had before.
		index("notifications_user_planned")
			.on(table.userId, table.scheduledFor)
			.where(sql`${table.state} = 'planned'`),
		index("notifications_user_scheduled").on(table.userId, table.scheduledFor),
		// One of a kind on a person's day, whatever runs twice.
		uniqueIndex("notifications_once").on(table.userId, table.day, table.type),
	],
);

export type NoteRow = typeof notifications.$inferSelect;
