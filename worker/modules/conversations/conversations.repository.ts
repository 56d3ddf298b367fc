import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { CONVERSATIONS_PAGE } from "#shared/chat/messages.ts";
import type { Conversation, ConversationKind } from "#shared/schemas/conversations.ts";
import type { Database } from "../../db/client.ts";
import { currentChatId, isListed } from "../../db/queries/conversations.ts";
import { type ConversationRow, chatConversations } from "../../db/tables/conversations.table.ts";
import { folded } from "../search/search-words.ts";

/** Returns the person's current chat, or null. */
export async function findCurrentChat(db: Database, userId: string): Promise<ConversationRow | null> {
	const [row] = await db
		.select()
		.from(chatConversations)
		.where(and(eq(chatConversations.id, currentChatId(userId)), isNull(chatConversations.deletedAt)));
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
	row: { id: string; userId: string; title: string; isRenamed: boolean; createdAt: Date },
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

/** Returns this person's conversation, or null, also when it's another person's. */
export async function findConversation(
	db: Database,
	userId: string,
	conversationId: string,
): Promise<ConversationRow | null> {
	const [row] = await db
		.select()
		.from(chatConversations)
		.where(and(isOwn(userId, conversationId), isNull(chatConversations.deletedAt)));
	return row ?? null;
}

/** A page of the person's conversations, of one kind or of all, the one talked in last first. */
export function listConversations(
	db: Database,
	userId: string,
	page: { kind?: ConversationKind | undefined; before?: Date | undefined },
): Promise<ConversationRow[]> {
	return readNewest(db, userId, { ...page, limit: CONVERSATIONS_PAGE });
}

/** Titles are looked through in the person's newest conversations only: an index over titles would cost more. */
const TITLES_READ = 200;

/** The person's newest conversations: those whose titles a search looks through. */
export function listTitles(
	db: Database,
	userId: string,
	kind: ConversationKind | undefined,
): Promise<ConversationRow[]> {
	return readNewest(db, userId, { kind, limit: TITLES_READ });
}

/** Reads each kind in the order of the index: for both at once SQLite would read and sort all that the person has. */
async function readNewest(
	db: Database,
	userId: string,
	{ kind, before, limit }: { kind?: ConversationKind | undefined; before?: Date | undefined; limit: number },
): Promise<ConversationRow[]> {
	const newest = (each: ConversationKind) =>
		db
			.select()
			.from(chatConversations)
			.where(and(isListed(userId, each), before && lt(chatConversations.lastMessageAt, before)))
			.orderBy(desc(chatConversations.lastMessageAt))
			.limit(limit);
	const pages = kind ? [await newest(kind)] : await db.batch([newest("chat"), newest("coaching")]);
	return pages.flat().sort(newestFirst).slice(0, limit);
}

function newestFirst(a: ConversationRow, b: ConversationRow): number {
	return (
		(b.lastMessageAt?.getTime() ?? 0) - (a.lastMessageAt?.getTime() ?? 0) ||
		b.createdAt.getTime() - a.createdAt.getTime()
	);
}

/**
 * Those of the person's conversations that are among these, or whose title holds these words; in the same order. `newest`: what
 * `listTitles` gave.
 */
export async function listFound(
	db: Database,
	userId: string,
	kind: ConversationKind | undefined,
	{ ids, title, newest }: { ids: readonly string[]; title: string; newest: readonly ConversationRow[] },
): Promise<ConversationRow[]> {
	// Here and not in SQL, which lowers only A to Z, and whose patterns D1 limits to 50 bytes.
	const words = folded(title).replace(/^\p{M}+/u, "");
	const found = newest.filter(
		(row) => ids.includes(row.id) || (words !== "" && folded(row.title).includes(words)),
	);
	const older = ids.filter((id) => !newest.some((row) => row.id === id));
	const isOlder = and(isListed(userId, kind), inArray(chatConversations.id, older));
	const rows = older.length > 0 ? await db.select().from(chatConversations).where(isOlder) : [];
	return [...found, ...rows].sort(newestFirst);
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
				isNull(chatConversations.deletedAt),
			),
		)
		.orderBy(desc(chatConversations.lastMessageAt))
		.limit(2);
}

/** How many messages the person's conversations hold together. Reads one row a conversation. */
export async function countMessages(db: Database, userId: string): Promise<number> {
	const [row] = await db
		.select({ count: sql<number>`coalesce(sum(${chatConversations.messageCount}), 0)` })
		.from(chatConversations)
		.where(and(eq(chatConversations.userId, userId), isNull(chatConversations.deletedAt)));
	return row?.count ?? 0;
}

/** Gives a conversation another name. */
export async function renameConversation(
	db: Database,
	userId: string,
	id: string,
	title: string,
): Promise<void> {
	await db.update(chatConversations).set({ title, isRenamed: true }).where(isOwn(userId, id));
}

/** Makes this chat the current one, and no other; a session is only marked. */
export async function setActive(
	db: Database,
	{ userId, id, kind }: Pick<ConversationRow, "userId" | "id" | "kind">,
	isActive: boolean,
): Promise<void> {
	const mark = db.update(chatConversations).set({ isActive }).where(isOwn(userId, id));
	await (kind === "chat" && isActive ? db.batch([putAsideOthers(db, userId, id), mark]) : mark);
}

/** Makes a new current chat, with the one before put aside. Does nothing more when it's there already. */
export async function replaceCurrentChat(db: Database, id: string, userId: string, now: Date): Promise<void> {
	const added = db
		.insert(chatConversations)
		.values({ id, userId, kind: "chat", createdAt: now })
		.onConflictDoNothing();
	await db.batch([putAsideOthers(db, userId, id), added]);
}

function putAsideOthers(db: Database, userId: string, id: string) {
	return db
		.update(chatConversations)
		.set({ isActive: false })
		.where(and(eq(chatConversations.id, currentChatId(userId)), ne(chatConversations.id, id)));
}

/** Takes a conversation out of every list; a chat is the current one no longer. */
export async function markDeleted(db: Database, userId: string, id: string, now: Date): Promise<void> {
	await db
		.update(chatConversations)
		.set({ deletedAt: now, isActive: sql`kind <> 'chat' and is_active` })
		.where(isOwn(userId, id));
}

/**
 * Restores a deleted conversation. A chat becomes the current one again, unless another has. Null when there was
 * none.
 */
export async function unmarkDeleted(
	db: Database,
	userId: string,
	id: string,
): Promise<ConversationRow | null> {
	const [row] = await db
		.update(chatConversations)
		.set({
			deletedAt: null,
			isActive: sql`case when kind = 'chat' then not exists ${currentChatId(userId)} else is_active end`,
		})
		.where(isOwn(userId, id))
		.returning();
	return row ?? null;
}

/** Removes a conversation, and by the database's own rule the copies of its messages. */
export async function removeConversation(db: Database, userId: string, id: string): Promise<void> {
	await db.delete(chatConversations).where(isOwn(userId, id));
}

function isOwn(userId: string, id: string) {
	return and(eq(chatConversations.id, id), eq(chatConversations.userId, userId));
}

export function toConversation({ deletedAt, isRenamed, ...row }: ConversationRow): Conversation {
	return {
		...row,
		createdAt: row.createdAt.toISOString(),
		lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
	};
}
