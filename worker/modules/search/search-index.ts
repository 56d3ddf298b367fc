import type { MessageMatch, SearchBatch, SearchChange } from "./search-contract.ts";
import { indexQuery, partsOf, snippetOf, spellingsOf } from "./search-words.ts";

const MATCHES_MAX = 50;

/** A message's row id: its conversation's number in the upper bits, its place there in the lower 32. */
const PLACES = 2 ** 32;

type TalkRow = { number: number; upto: number };

type ScannedRow = { messageId: string; conversationId: string; content: string; isCare: number };

/**
 * The words of one person's messages, in that person's own object: a search costs what this person has written. The
 * conversations feed it (`feed-search.ts`), each with change numbers of its own.
 */
export class SearchIndex {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/**
	 * Takes a batch, unless it does not follow the last one taken. Returns the change number the conversation goes on
	 * after: a batch sent twice changes nothing, and an index that lost its words gets them all again.
	 */
	take({ conversationId, after, upTo, isWhole, changes }: SearchBatch): number {
		this.sql.exec("INSERT OR IGNORE INTO search_talks (conversation_id) VALUES (?)", conversationId);
		const { number, upto } = this.talk(conversationId) as TalkRow;
		if (after !== upto) {
			return upto;
		}
		for (const change of changes) {
			this.apply(number, change);
		}
		this.sql.exec(
			"UPDATE search_talks SET upto = ?, is_whole = ? WHERE number = ?",
			upTo,
			isWhole ? 1 : 0,
			number,
		);
		return upTo;
	}

	/** Hides the messages of a conversation that was deleted, or shows them when the deletion is undone. */
	hide(conversationId: string, isHidden: boolean): void {
		this.sql.exec(
			"UPDATE search_talks SET is_hidden = ? WHERE conversation_id = ?",
			isHidden ? 1 : 0,
			conversationId,
		);
	}

	/** Removes every word of a conversation. */
	remove(conversationId: string): void {
		const talk = this.talk(conversationId);
		if (talk) {
			const first = talk.number * PLACES;
			this.sql.exec("DELETE FROM search_words WHERE rowid >= ? AND rowid < ?", first, first + PLACES);
			this.sql.exec("DELETE FROM search_talks WHERE number = ?", talk.number);
		}
	}

	/** Whether a conversation's words are all here. False also for one that the index has not heard of. */
	isWhole(conversationId: string): boolean {
		return (
			this.sql
				.exec("SELECT 1 FROM search_talks WHERE conversation_id = ? AND is_whole = 1", conversationId)
				.toArray().length > 0
		);
	}

	/** Notes that a conversation's words are still to come. */
	expect(conversationId: string): void {
		this.sql.exec("INSERT OR IGNORE INTO search_talks (conversation_id) VALUES (?)", conversationId);
	}

	/** Whether words of some conversation are still to come. */
	isWaiting(): boolean {
		return this.sql.exec("SELECT 1 FROM search_talks WHERE is_whole = 0 LIMIT 1").toArray().length > 0;
	}

	/** The person's messages that hold all the words: best first, or newest first in scripts without spaces. */
	find(typed: string): MessageMatch[] {
		const query = indexQuery(typed);
		return query === null ? this.scan(partsOf(typed)) : this.match(query);
	}

	private match(query: string): MessageMatch[] {
		return this.sql
			.exec<MessageMatch>(
				`SELECT message_id AS messageId, conversation_id AS conversationId,
					CASE WHEN is_care = 1 THEN '' ELSE snippet(search_words, 0, '⟦', '⟧', '…', 16) END AS snippet
					FROM search_words JOIN search_talks ON number = search_words.rowid / ${PLACES}
					WHERE search_words MATCH ? AND is_hidden = 0 ORDER BY rank LIMIT ${MATCHES_MAX}`,
				query,
			)
			.toArray();
	}

	private scan(parts: readonly string[]): MessageMatch[] {
		if (parts.length === 0) {
			return [];
		}
		const holdsAll = parts
			.map(() => "(instr(lower(content), ?) OR instr(content, ?) OR instr(content, ?))")
			.join(" AND ");
		return this.sql
			.exec<ScannedRow>(
				`SELECT message_id AS messageId, conversation_id AS conversationId, content, is_care AS isCare
					FROM search_words JOIN search_talks ON number = search_words.rowid / ${PLACES}
					WHERE is_hidden = 0 AND ${holdsAll} ORDER BY search_words.rowid DESC LIMIT ${MATCHES_MAX}`,
				...parts.flatMap(spellingsOf),
			)
			.toArray()
			.map(({ messageId, conversationId, content, isCare }) => ({
				messageId,
				conversationId,
				snippet: isCare === 1 ? "" : snippetOf(content, parts),
			}));
	}

	private apply(number: number, { seq, messageId, content, isCare }: SearchChange): void {
		const rowId = number * PLACES + seq;
		this.sql.exec("DELETE FROM search_words WHERE rowid = ?", rowId);
		if (content !== null) {
			this.sql.exec(
				"INSERT INTO search_words (rowid, content, message_id, is_care) VALUES (?, ?, ?, ?)",
				rowId,
				content,
				messageId,
				isCare ? 1 : 0,
			);
		}
	}

	private talk(conversationId: string): TalkRow | null {
		return (
			this.sql
				.exec<TalkRow>("SELECT number, upto FROM search_talks WHERE conversation_id = ?", conversationId)
				.toArray()[0] ?? null
		);
	}
}
