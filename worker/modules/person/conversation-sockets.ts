/** As long as a session can live without being renewed: an older note is of one that is over. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** Notes that a session has a socket to a conversation. */
export function noteSocket(sql: SqlStorage, sid: string, conversationId: string, now: number): void {
	sql.exec("DELETE FROM conversation_sockets WHERE noted_at < ?", now - SESSION_MS);
	sql.exec(
		"INSERT OR REPLACE INTO conversation_sockets (sid, conversation_id, noted_at) VALUES (?, ?, ?)",
		sid,
		conversationId,
		now,
	);
}

/** The conversations that a session has sockets to; the notes of them go. */
export function takeSockets(sql: SqlStorage, sid: string): string[] {
	return sql
		.exec<{ conversation_id: string }>(
			"DELETE FROM conversation_sockets WHERE sid = ? RETURNING conversation_id",
			sid,
		)
		.toArray()
		.map((row) => row.conversation_id);
}
