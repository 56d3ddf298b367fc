import { sql } from "drizzle-orm";
import type { ConversationKind } from "#shared/schemas/conversations.ts";
import type { Database } from "../../db/client.ts";
import type { MessageMatch } from "./search-contract.ts";
import { typedTerms } from "./search-words.ts";
import { snippetOf } from "./snippet.ts";

const MATCHES_MAX = 150;

const MATCHES_EACH = 3;

/** D1 takes 100 values in a statement, and each part three. */
const PARTS_MAX = 12;

type CopyRow = { messageId: string; conversationId: string; content: string; isCare: number };

/**
 * The same search over D1's copies, while the person's own index is being filled: newest first, part by part, with accents as
 * they were typed. Reads this person's messages only. Uses `instr`: D1 refuses LIKE patterns of more than 50 bytes.
 */
export async function searchCopies(
	db: Database,
	userId: string,
	typed: string,
	kind?: ConversationKind,
): Promise<MessageMatch[]> {
	const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [typed.trim()];
	const parts = words.filter(Boolean).slice(0, PARTS_MAX);
	if (parts.length === 0) {
		return [];
	}
	const rows = await db.all<CopyRow>(sql`
		SELECT messageId, conversationId, content, isCare FROM (
			SELECT m.id AS messageId, m.conversation_id AS conversationId, m.content, m.created_at AS createdAt,
				coalesce(m.metadata ->> '$.isCare', 0) AS isCare,
				row_number() OVER (PARTITION BY m.conversation_id ORDER BY m.created_at DESC) AS place
			FROM chat_conversations c JOIN chat_messages m ON m.conversation_id = c.id
			WHERE c.user_id = ${userId} AND c.deleted_at IS NULL AND c.kind = coalesce(${kind ?? null}, c.kind)
				AND coalesce(m.metadata ->> '$.kind', 'text') <> 'command' AND ${sql.join(parts.map(holds), sql` AND `)}
		) WHERE place <= ${MATCHES_EACH} ORDER BY createdAt DESC LIMIT ${MATCHES_MAX}`);
	const terms = typedTerms(typed);
	return rows.map(({ messageId, conversationId, content, isCare }) => ({
		messageId,
		conversationId,
		snippet: isCare === 1 ? "" : snippetOf(content, terms.length > 0 ? terms : [parts]),
	}));
}

/** SQLite lowers only A to Z, so words of other scripts are looked for in three spellings. */
function holds(part: string) {
	const capital = part.charAt(0).toUpperCase() + part.slice(1);
	return sql`(instr(lower(m.content), ${part}) OR instr(m.content, ${capital}) OR instr(m.content, ${part.toUpperCase()}))`;
}
