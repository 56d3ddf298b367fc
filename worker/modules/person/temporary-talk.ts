/** Where a person's temporary talk is, and when it ends, in ms. */
export type OpenTemporaryTalk = { conversationId: string; endsAt: number };

/** The person's temporary talk: where it is and until when, and nothing of what is said there. */
export class TemporaryTalk {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** The one that is open; null when there is none or its time has come. */
	current(now: number): OpenTemporaryTalk | null {
		const [row] = this.sql
			.exec<{ conversation_id: string; ends_at: number }>(
				"SELECT conversation_id, ends_at FROM temporary_talk WHERE ends_at > ?",
				now,
			)
			.toArray();
		return row ? { conversationId: row.conversation_id, endsAt: row.ends_at } : null;
	}

	/** Notes that this one is open, and returns it; or the one that is open already. */
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
