import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/** What lucia keeps with a session. */
export type SessionAttributes = {
	/** The browser and system it was opened from, for the person's own list. */
	device: string;
	createdAt: number;
};

/**
 * The live sessions. This table has the last word: a session without a row here is over,
 * whatever KV still says.
 */
export const sessions = sqliteTable(
	"session",
	{
		/** SHA-256 of the session id in hex. The id itself exists only in the person's cookie. */
		sid: text("sid").primaryKey(),
		userId: ownerId(),
		sess: text("sess", { mode: "json" }).$type<SessionAttributes>().notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
		expire: instant("expire").notNull(),
	},
	(table) => [index("session_expire").on(table.expire), index("session_user").on(table.userId)],
);
