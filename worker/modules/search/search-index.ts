import type { ConversationKind } from "#shared/schemas/conversations.ts";
import type { MessageMatch, SearchBatch, SearchChange } from "./search-contract.ts";
import { indexedWords, indexQuery, type Term, typedTerms } from "./search-words.ts";
import { snippetOf } from "./snippet.ts";

const CONVERSATIONS_MAX = 50;

/** Matches shown per conversation. */
const MATCHES_EACH = 3;

/** A message's row id: its conversation's number in the upper bits, its place there in the lower 32. */
const PLACES = 2 ** 32;

type TalkRow = { number: number; upto: number };

type FoundRow = { id: number; number: number };

type MatchRow = { id: number; messageId: string; conversationId: string; content: string; isCare: number };

/**
 * One person's search index, in their own object, so that a search costs only what this person has written.
 * Conversations feed it (`feed-search.ts`), each with its own change numbers.
 */
export class SearchIndex {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/**
	 * Indexes a batch, unless it doesn't follow the last one. Returns the change number to continue after: a batch sent
	 * twice changes nothing, and an index that lost its data gets everything again.
	 */
	take({ conversationId, kind, after, upTo, isWhole, changes }: SearchBatch): number {
		this.sql.exec("INSERT OR IGNORE INTO search_talks (conversation_id) VALUES (?)", conversationId);
		const { number, upto } = this.talk(conversationId) as TalkRow;
		if (after !== upto) {
			return upto;
		}
		for (const change of changes) {
			this.apply(number, change);
		}
		this.sql.exec(
			"UPDATE search_talks SET kind = ?, upto = ?, is_whole = ? WHERE number = ?",
			kind,
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

	/** Whether a conversation's words are all here. False also for one that the index hasn't heard of. */
	isWhole(conversationId: string): boolean {
		return (
			this.sql
				.exec("SELECT 1 FROM search_talks WHERE conversation_id = ? AND is_whole = 1", conversationId)
				.toArray().length > 0
		);
	}

	/** Records that a conversation's messages are still to come. */
	expect(conversationId: string): void {
		this.sql.exec("INSERT OR IGNORE INTO search_talks (conversation_id) VALUES (?)", conversationId);
	}

	/** Whether words of some conversation are still to come. */
	isWaiting(): boolean {
		return this.sql.exec("SELECT 1 FROM search_talks WHERE is_whole = 0 LIMIT 1").toArray().length > 0;
	}

	/** The person's messages that hold all the words, best first: of up to 50 conversations, up to three of each. */
	find(typed: string, kind?: ConversationKind): MessageMatch[] {
		const terms = typedTerms(typed);
		if (terms.length > 0) {
			const matching = "search_words MATCH ? AND is_hidden = 0";
			return this.best({ condition: matching, order: "rank,", sought: indexQuery(terms) }, terms, kind);
		}
		// Text without words, such as emoji, is searched literally.
		const literal = typed.trim();
		const holding = "instr(content, ?) > 0 AND is_hidden = 0";
		return literal === ""
			? []
			: this.best({ condition: holding, order: "", sought: literal }, [[literal]], kind);
	}

	private best(
		{ condition, order, sought }: { condition: string; order: "rank," | ""; sought: string },
		terms: readonly Term[],
		kind: ConversationKind | undefined,
	): MessageMatch[] {
		const found = this.sql.exec<FoundRow>(
			`SELECT search_words.rowid AS id, number
				FROM search_words JOIN search_talks ON number = search_words.rowid / ${PLACES}
				WHERE ${condition} AND kind = coalesce(?, kind) ORDER BY ${order} search_words.rowid DESC`,
			sought,
			kind ?? null,
		);
		const ids = bestOfEach(found);
		const rows = this.sql
			.exec<MatchRow>(
				`SELECT search_words.rowid AS id, message_id AS messageId, conversation_id AS conversationId, content,
					is_care AS isCare FROM search_words JOIN search_talks ON number = search_words.rowid / ${PLACES}
					WHERE search_words.rowid IN (SELECT value FROM json_each(?))`,
				JSON.stringify(ids),
			)
			.toArray();
		return rows
			.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
			.map(({ messageId, conversationId, content, isCare }) => ({
				messageId,
				conversationId,
				snippet: isCare === 1 ? "" : snippetOf(content, terms),
			}));
	}

	private apply(number: number, { seq, messageId, content, isCare }: SearchChange): void {
		const rowId = number * PLACES + seq;
		this.sql.exec("DELETE FROM search_words WHERE rowid = ?", rowId);
		if (content !== null) {
			this.sql.exec(
				"INSERT INTO search_words (rowid, words, content, message_id, is_care) VALUES (?, ?, ?, ?, ?)",
				rowId,
				indexedWords(content),
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

/** The best rows of each conversation, in rank order. */
function bestOfEach(found: Iterable<FoundRow>): number[] {
	const byTalk = new Map<number, number[]>();
	for (const { id, number } of found) {
		const ids = byTalk.get(number) ?? [];
		if (ids.length < MATCHES_EACH && (ids.length > 0 || byTalk.size < CONVERSATIONS_MAX)) {
			byTalk.set(number, [...ids, id]);
		}
	}
	return [...byTalk.values()].flat();
}
