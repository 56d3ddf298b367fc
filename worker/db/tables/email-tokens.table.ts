import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { ownerId } from "../owner-column.ts";

export const TOKEN_PURPOSES = ["confirm", "unsubscribe", "reset", "change", "recover"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** Hashes of the tokens in our emails' links. */
export const emailTokens = sqliteTable(
	"email_tokens",
	{
		/** SHA-256 of the token, in hex. */
		hash: text("hash").primaryKey(),
		userId: ownerId(),
		purpose: text("purpose", { enum: TOKEN_PURPOSES }).notNull(),
		/** The address that it was sent to. */
		email: text("email").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("email_tokens_expires").on(table.expiresAt),
		index("email_tokens_user").on(table.userId, table.purpose),
		// Sign-up checks whether an account could still return to the address. There are few such keys.
		index("email_tokens_recover").on(table.email).where(sql`${table.purpose} = 'recover'`),
	],
);
