import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";

/**
 * A message that was found: where it is, and the words around the match, with the match between ⟦ and ⟧. Of what was
 * said in danger, or to it, the words are empty: it is found, and read only in its talk.
 */
export type MessageMatch = { messageId: string; conversationId: string; snippet: string };

const MATCHES_MAX = 50;

/**
 * The person's messages that hold all the words, best first. The owner is part of the index's own query, so
 * that only the person's matches are read.
 */
export async function searchMessages(db: Database, userId: string, words: string): Promise<MessageMatch[]> {
	const query = searchQuery(userId, words);
	if (query === null) {
		return [];
	}
	return db.all<MessageMatch>(sql`
		SELECT m.id AS messageId, m.conversation_id AS conversationId,
			CASE WHEN m.metadata ->> '$.isCare' = 1 THEN ''
				ELSE snippet(messages_search, 1, '⟦', '⟧', '…', 16) END AS snippet
		FROM messages_search JOIN chat_messages m ON m.row_id = messages_search.rowid
		WHERE messages_search MATCH ${query}
		ORDER BY rank LIMIT ${MATCHES_MAX}`);
}

/**
 * An FTS5 query for the words of one person. Each word is quoted, so that nothing a person types is read
 * as an operator; the last one matches as a beginning, for searching while typing. Null without a word.
 */
export function searchQuery(userId: string, words: string): string | null {
	const tokens = words.match(/[\p{L}\p{N}]+/gu)?.slice(0, 12);
	if (!tokens) {
		return null;
	}
	return `owner:${quote(userId)} AND content:(${tokens.map(quote).join(" AND ")}*)`;
}

function quote(token: string): string {
	return `"${token.replaceAll('"', '""')}"`;
}
