import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

/** Browsers that signed in to an account before. They aren't delayed by the failures of others. */
export const knownDevices = sqliteTable(
	"known_devices",
	{
		/** SHA-256 of the token in hex. The token itself exists only in the browser's cookie. */
		hash: text("hash").primaryKey(),
		userId: ownerId(),
		createdAt: createdAt(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("known_devices_user").on(table.userId),
		index("known_devices_expires").on(table.expiresAt),
	],
);
