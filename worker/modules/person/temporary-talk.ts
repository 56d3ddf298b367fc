/** Where a person's temporary talk is, and when it ends, in ms. */
export type OpenTemporaryTalk = { conversationId: string; endsAt: number };

/** The person's temporary chat: its id and its end, and none of its messages. */
export class TemporaryTalk {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** The open one; null without one or after its end. */
	current(now: number): OpenTemporaryTalk | null {
		const [row] = this.sql
			.exec<{ conversation_id: string; ends_at: number }>(
				"SELECT conversation_id, ends_at FROM temporary_talk WHERE ends_at > ?",
				now,
			)
			.toArray();
		return row ? { conversationId: row.conversation_id, endsAt: row.ends_at } : null;
	}

	/** Stores this one as open, and returns it; or returns the one that already is. */
	begin(begun: OpenTemporaryTalk, now: number): OpenTemporaryTalk {
		const open = this.current(now);
		if (open) {
			return open;
		}
		this.sql.exec(
			"INSERT OR REPLACE INTO temporary_talk (id, conversation_id, ends_at) VALUES (1, ?, ?)",
			begun.conversationId,
			begun.endsAt,
		);
		return begun;
	}

	forget(conversationId: string): void {
		this.sql.exec("DELETE FROM temporary_talk WHERE conversation_id = ?", conversationId);
	}
}
