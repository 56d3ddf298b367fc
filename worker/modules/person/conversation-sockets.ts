/** Sessions live at most this long without renewal, in ms. Older rows belong to sessions that are over. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** Which conversations each session has sockets to, so that they close with the session. */
export class ConversationSockets {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** Records that a session has a socket to a conversation. */
	note(sid: string, conversationId: string, now: number): void {
		this.sql.exec("DELETE FROM conversation_sockets WHERE noted_at < ?", now - SESSION_MS);
		this.sql.exec(
			"INSERT OR REPLACE INTO conversation_sockets (sid, conversation_id, noted_at) VALUES (?, ?, ?)",
			sid,
			conversationId,
			now,
		);
	}

	/** Returns the conversations a session has sockets to, and deletes the rows. */
	take(sid: string): string[] {
		return this.sql
			.exec<{ conversation_id: string }>(
				"DELETE FROM conversation_sockets WHERE sid = ? RETURNING conversation_id",
				sid,
			)
			.toArray()
			.map((row) => row.conversation_id);
	}

	/** Deletes every session's row of a conversation. */
	forget(conversationId: string): void {
		this.sql.exec("DELETE FROM conversation_sockets WHERE conversation_id = ?", conversationId);
	}
}
