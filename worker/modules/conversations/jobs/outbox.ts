import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { CONVERSATION_TITLE, SESSION_TITLE } from "#shared/chat/messages.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { Database } from "../../../db/client.ts";
import { chatConversations } from "../../../db/tables/conversations.table.ts";
import { chatMessages } from "../../../db/tables/messages.table.ts";
import { users } from "../../../db/tables/users.table.ts";
import type { MessageRow, MetaRow } from "../object/conversation-rows.ts";

/** How many messages go to D1 at a time. */
export const OUTBOX_BATCH = 25;

const PREVIEW_CHARACTERS = 140;

/**
 * Copies finished messages to D1 as upserts by id, with the conversation's own row, in one batch: all or
 * nothing, and the same however often it's sent. "orphaned" means that D1 refused because the owner is gone.
 */
export async function copyToDatabase(
	db: Database,
	meta: MetaRow,
	rows: readonly MessageRow[],
	newest: MessageRow | null,
): Promise<"copied" | "orphaned"> {
	const statements: BatchItem<"sqlite">[] = rows.map((row) =>
		row.removed === 1 ? deleteMessage(db, row) : upsertMessage(db, meta, row),
	);
	try {
		await db.batch([updateConversation(db, meta, newest), ...statements]);
		return "copied";
	} catch (error) {
		if (isForeignKeyFailure(error)) {
			return "orphaned";
		}
		throw error;
	}
}

/** Whether the conversation's owner still has an account. */
export async function isOwnerThere(db: Database, { owner }: MetaRow): Promise<boolean> {
	return (await db.select({ id: users.id }).from(users).where(eq(users.id, owner))).length > 0;
}

function upsertMessage(db: Database, meta: MetaRow, row: MessageRow) {
	const content = { content: row.content, aiProvider: row.ai_provider, metadata: JSON.parse(row.metadata) };
	return db
		.insert(chatMessages)
		.values({
			id: row.id,
			conversationId: meta.conversation_id,
			role: row.role,
			createdAt: new Date(row.created_at),
			...content,
		})
		.onConflictDoUpdate({ target: chatMessages.id, set: content });
}

function deleteMessage(db: Database, row: MessageRow) {
	return db.delete(chatMessages).where(eq(chatMessages.id, row.id));
}

function updateConversation(db: Database, meta: MetaRow, newest: MessageRow | null) {
	return db
		.update(chatConversations)
		.set({
			messageCount: meta.message_count,
			title: titleUnlessRenamed(meta),
			preview: newest ? previewOf(newest) : null,
			lastMessageAt: newest ? new Date(newest.created_at) : sql`${chatConversations.lastMessageAt}`,
		})
		.where(and(eq(chatConversations.id, meta.conversation_id), eq(chatConversations.userId, meta.owner)));
}

/** The conversation's generated title, or the default. Keeps a title that the person gave. */
function titleUnlessRenamed({ title, kind }: MetaRow) {
	const own = title || (kind === "coaching" ? SESSION_TITLE : CONVERSATION_TITLE);
	return sql`CASE WHEN ${chatConversations.isRenamed} THEN ${chatConversations.title} ELSE ${own} END`;
}

/** What a list shows of the newest message; empty when it, or what it replies to, showed danger. */
function previewOf({ content, metadata }: MessageRow): string | null {
	return (JSON.parse(metadata) as MessageMetadata).isCare ? null : beginningOf(content);
}

/** The beginning of a text, never cut inside an emoji. */
function beginningOf(text: string): string {
	return text.slice(0, PREVIEW_CHARACTERS).replace(/[\uD800-\uDBFF]$/, "");
}

/** SQLite's refusal reaches us through drizzle's own error, as its cause. */
export function isForeignKeyFailure(error: unknown): boolean {
	for (let current = error; current instanceof Error; current = current.cause) {
		if (current.message.includes("FOREIGN KEY constraint failed")) {
			return true;
		}
	}
	return false;
}
