import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { MessageMatch } from "./search-contract.ts";
import { partsOf, snippetOf, spellingsOf } from "./search-words.ts";

const MATCHES_MAX = 50;

type CopyRow = { messageId: string; conversationId: string; content: string; isCare: number };

/**
 * The same search over D1's copies, while the person's own index is being filled: newest first, part by part. Reads this
 * person's messages only. Uses `instr`: D1 refuses LIKE patterns of more than 50 bytes.
 */
export async function searchCopies(db: Database, userId: string, typed: string): Promise<MessageMatch[]> {
	const parts = partsOf(typed);
	if (parts.length === 0) {
		return [];
	}
	const holdsAll = sql.join(parts.map(holds), sql` AND `);
	const rows = await db.all<CopyRow>(sql`
		SELECT m.id AS messageId, m.conversation_id AS conversationId, m.content,
			coalesce(m.metadata ->> '$.isCare', 0) AS isCare
		FROM chat_conversations c JOIN chat_messages m ON m.conversation_id = c.id
		WHERE c.user_id = ${userId} AND c.deleted_at IS NULL
			AND coalesce(m.metadata ->> '$.kind', 'text') <> 'command' AND ${holdsAll}
		ORDER BY m.created_at DESC LIMIT ${MATCHES_MAX}`);
	return rows.map(({ messageId, conversationId, content, isCare }) => ({
		messageId,
		conversationId,
		snippet: isCare === 1 ? "" : snippetOf(content, parts),
	}));
}

function holds(part: string) {
	const [lower, capital, upper] = spellingsOf(part);
	return sql`(instr(lower(m.content), ${lower}) OR instr(m.content, ${capital}) OR instr(m.content, ${upper}))`;
}
