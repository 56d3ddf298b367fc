import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { CONVERSATION_KINDS, type ConversationKind } from "#shared/schemas/conversations.ts";
import type { Database } from "../client.ts";
import { type ConversationRow, chatConversations } from "../tables/conversations.table.ts";

/** The condition for the conversations of a person that their list shows, of one kind or of all. */
export function isListed(userId: string | SQL<string>, kind: ConversationKind | undefined) {
	return and(
		eq(chatConversations.userId, userId),
		inArray(chatConversations.kind, kind ? [kind] : [...CONVERSATION_KINDS]),
		isNull(chatConversations.deletedAt),
	);
}

/** The id of the person's current chat, as a subquery. Left to choose the index, SQLite reads all of the person's chats. */
export function currentChatId(userId: string | SQL): SQL {
	return sql`(select id from ${chatConversations} indexed by chat_conversations_current
		where user_id = ${userId} and kind = 'chat' and is_active = 1)`;
}

/** Conversations of each kind read for the coach: some have no title, and one is the current one. */
const TALKS_READ = 6;

/** Shorter messages ("hi", "are you there?") don't say what a conversation is about. */
const TELLING_LENGTH = 20;

/**
 * The first telling words that the person said in a conversation of the query around it; empty when they showed danger or
 * may have. Reads a few rows.
 */
const FIRST_WORDS = sql<string | null>`(
	SELECT CASE WHEN m.metadata ->> '$.isCare' IS 1 OR coalesce(m.metadata ->> '$.verdict.tier', 'none') <> 'none'
		THEN '' ELSE m.content END FROM chat_messages m
	WHERE m.conversation_id = chat_conversations.id AND m.role = 'user' AND length(m.content) >= ${TELLING_LENGTH}
		AND coalesce(m.metadata ->> '$.kind', 'text') <> 'command'
	ORDER BY m.created_at LIMIT 1)`;

/** A conversation, and the words it began with. */
export type TalkRow = { row: ConversationRow; began: string | null };

/** The query for the newest conversations of a kind, those talked in last first. Reads no other row. */
export function newestTalks(db: Database, userId: string | SQL<string>, kind: ConversationKind) {
	return db
		.select({ row: getTableColumns(chatConversations), began: FIRST_WORDS })
		.from(chatConversations)
		.where(and(isListed(userId, kind), isNotNull(chatConversations.lastMessageAt)))
		.orderBy(desc(chatConversations.lastMessageAt))
		.limit(TALKS_READ);
}

/** The person's conversations with more messages than this. */
export function longConversations(db: Database, userId: string, messages: number): Promise<{ id: string }[]> {
	return db
		.select({ id: chatConversations.id })
		.from(chatConversations)
		.where(
			and(
				eq(chatConversations.userId, userId),
				gt(chatConversations.messageCount, messages),
				isNull(chatConversations.deletedAt),
			),
		);
}
