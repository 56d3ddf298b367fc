import { and, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import {
	CONVERSATION_KINDS,
	type Conversation,
	type ConversationKind,
} from "#shared/schemas/conversations.ts";
import type { Database } from "../../db/client.ts";
import { type ConversationRow, chatConversations } from "./conversations.table.ts";

/** The person's current chat, or null when there is none. */
export async function findCurrentChat(db: Database, userId: string): Promise<ConversationRow | null> {
	const [row] = await db
		.select()
		.from(chatConversations)
		.where(
			and(
				eq(chatConversations.userId, userId),
				eq(chatConversations.kind, "chat"),
				eq(chatConversations.isActive, true),
			),
		);
	return row ?? null;
}

/** Makes the current chat, unless another tab just did. */
export async function addCurrentChat(db: Database, id: string, userId: string, now: Date): Promise<void> {
	await db
		.insert(chatConversations)
		.values({ id, userId, kind: "chat", createdAt: now })
		.onConflictDoNothing();
}

/** Adds a coaching session to the list. */
export async function addSession(
	db: Database,
	row: { id: string; userId: string; title: string; createdAt: Date },
): Promise<ConversationRow> {
	const [added] = await db
		.insert(chatConversations)
		.values({ ...row, kind: "coaching" })
		.returning();
	if (!added) {
		throw new Error("A session that was inserted did not come back.");
	}
	return added;
}

/** One conversation of this person, or null: also when it is somebody else's. */
export async function findConversation(
	db: Database,
	userId: string,
	conversationId: string,
): Promise<ConversationRow | null> {
	const [row] = await db
		.select()
		.from(chatConversations)
		.where(and(eq(chatConversations.id, conversationId), eq(chatConversations.userId, userId)));
	return row ?? null;
}

const LIST_MAX = 100;

/** The person's conversations, of one kind or of all, the one talked in last first. */
export async function listConversations(
	db: Database,
	userId: string,
	kind: ConversationKind | undefined,
): Promise<ConversationRow[]> {
	const kinds = kind ? [kind] : [...CONVERSATION_KINDS];
	return db
		.select()
		.from(chatConversations)
		.where(and(eq(chatConversations.userId, userId), inArray(chatConversations.kind, kinds)))
		.orderBy(desc(chatConversations.lastMessageAt), desc(chatConversations.createdAt))
		.limit(LIST_MAX);
}

/** The two coaching sessions that were talked in last, by time. */
export function newestSessions(db: Database, userId: string): Promise<{ id: string }[]> {
	return db
		.select({ id: chatConversations.id })
		.from(chatConversations)
		.where(
			and(
				eq(chatConversations.userId, userId),
				eq(chatConversations.kind, "coaching"),
				isNotNull(chatConversations.lastMessageAt),
			),
		)
		.orderBy(desc(chatConversations.lastMessageAt))
		.limit(2);
}

/** The person's conversations with more messages than this. */
export function longConversations(db: Database, userId: string, messages: number): Promise<{ id: string }[]> {
	return db
		.select({ id: chatConversations.id })
		.from(chatConversations)
		.where(and(eq(chatConversations.userId, userId), gt(chatConversations.messageCount, messages)));
}

/** How many messages the person's conversations hold together. Reads one row a conversation. */
export async function countMessages(db: Database, userId: string): Promise<number> {
	const [row] = await db
		.select({ count: sql<number>`coalesce(sum(${chatConversations.messageCount}), 0)` })
		.from(chatConversations)
		.where(eq(chatConversations.userId, userId));
	return row?.count ?? 0;
}

export function toConversation(row: ConversationRow): Conversation {
	return {
		...row,
		createdAt: row.createdAt.toISOString(),
		lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
	};
}
