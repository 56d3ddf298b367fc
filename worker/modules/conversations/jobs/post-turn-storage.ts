import type { MessageRow } from "../object/conversation-rows.ts";
import type { HistoryMessage } from "../object/history.ts";

/** Something the person said, as far as it can be learnt from. `isSensitive` is 1 when it showed danger or may have. */
export type SaidRow = { seq: number; id: string; content: string; isSensitive: number };

/** Something the person said, at what time in ms since 1970. `isSensitive` is 1 when it showed danger or may have. */
export type NewestRow = { content: string; createdAt: number; isSensitive: number };

/** Danger that the first screening or a second look found: the coach replies, and nothing else uses the message. */
const IS_SENSITIVE = `(metadata ->> '$.isCare' IS 1 OR coalesce(metadata ->> '$.verdict.tier', 'none') <> 'none')`;

/** The SQL statements of work after a turn. Each is bounded: none reads the whole conversation. */
export class PostTurnStorage {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** Messages after the last one the summary covers and before this number, oldest first, bounded. */
	toSummarise(coveredSeq: number, beforeSeq: number, limit: number): HistoryMessage[] {
		return this.sql
			.exec<HistoryMessage>(
				`SELECT seq, role, kind, content, metadata FROM messages
					WHERE removed = 0 AND seq > ? AND seq < ? ORDER BY seq LIMIT ?`,
				coveredSeq,
				beforeSeq,
				limit,
			)
			.toArray();
	}

	/** The first things the person said, oldest first. */
	firstWords(limit: number): string[] {
		return this.sql
			.exec<{ content: string }>(
				`SELECT content FROM messages WHERE removed = 0 AND role = 'user' AND kind = 'text'
					ORDER BY seq LIMIT ?`,
				limit,
			)
			.toArray()
			.map(({ content }) => content);
	}

	/**
	 * Returns whether any message here showed danger, or may have. Read only while a conversation has no title, so it's
	 * still short.
	 */
	isSensitive(): boolean {
		const rows = this.sql.exec(`SELECT 1 FROM messages WHERE ${IS_SENSITIVE} LIMIT 1`);
		return rows.toArray().length > 0;
	}

	setTitle(title: string): void {
		this.sql.exec("UPDATE meta SET title = ?", title);
	}

	setSummary(summary: string, upToSeq: number): void {
		this.sql.exec("UPDATE meta SET summary = ?, summary_upto = ?", summary, upToSeq);
	}

	/** Has the structure of a reply asked for later. Only the newest is worth asking for. */
	wantStructure(id: string): void {
		this.sql.exec("UPDATE messages SET wants_structure = 0 WHERE wants_structure = 1");
		this.sql.exec("UPDATE messages SET wants_structure = 1 WHERE id = ?", id);
	}

	/** The reply whose structure is still to be asked for. */
	wantingStructure(): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>(
					"SELECT * FROM messages WHERE wants_structure = 1 AND removed = 0 ORDER BY seq DESC LIMIT 1",
				)
				.toArray()[0] ?? null
		);
	}

	hasStructure(id: string): void {
		this.sql.exec("UPDATE messages SET wants_structure = 0 WHERE id = ?", id);
	}

	/** What the person said after a message and may be learnt from, oldest first. */
	wordsAfter(seq: number, limit: number): SaidRow[] {
		return this.sql
			.exec<SaidRow>(
				`SELECT seq, id, content, ${IS_SENSITIVE} AS isSensitive FROM messages
					WHERE seq > ? AND role = 'user' AND kind = 'text' AND removed = 0 AND learns = 1 ORDER BY seq LIMIT ?`,
				seq,
				limit,
			)
			.toArray();
	}

	/** The newest things the person said, oldest first, with their times in ms since 1970. */
	newestOfPerson(limit: number): NewestRow[] {
		return this.sql
			.exec<NewestRow>(
				`SELECT content, created_at AS createdAt, ${IS_SENSITIVE} AS isSensitive FROM messages
					WHERE role = 'user' AND kind = 'text' AND removed = 0 AND learns = 1 ORDER BY seq DESC LIMIT ?`,
				limit,
			)
			.toArray()
			.reverse();
	}

	/** Stores how far memory and patterns have read the conversation, and when to read more (epoch ms). */
	setRead(learntUpTo: number, patternUpTo: number, learnAt: number | null): void {
		this.sql.exec(
			"UPDATE meta SET learnt_upto = ?, pattern_upto = ?, learn_at = ?",
			learntUpTo,
			patternUpTo,
			learnAt,
		);
	}
}
