/** Where a person's temporary talk is, and when it ends, in ms. */
export type OpenTemporaryTalk = { conversationId: string; endsAt: number };

/** The temporary talk that is open; null when there is none or its time has come. */
export function openTemporaryTalk(sql: SqlStorage, now: number): OpenTemporaryTalk | null {
	const [row] = sql
		.exec<{ conversation_id: string; ends_at: number }>(
			"SELECT conversation_id, ends_at FROM temporary_talk WHERE ends_at > ?",
			now,
		)
		.toArray();
	return row ? { conversationId: row.conversation_id, endsAt: row.ends_at } : null;
}

/** Notes that one is open; the one that is open already is given instead. */
export function beginTemporaryTalk(
	sql: SqlStorage,
	begun: OpenTemporaryTalk,
	now: number,
): OpenTemporaryTalk {
	const open = openTemporaryTalk(sql, now);
	if (open) {
		return open;
	}
	sql.exec(
		"INSERT OR REPLACE INTO temporary_talk (id, conversation_id, ends_at) VALUES (1, ?, ?)",
		begun.conversationId,
		begun.endsAt,
	);
	return begun;
}

/** Forgets that there was this one, and which sessions had it open. */
export function forgetTemporaryTalk(sql: SqlStorage, conversationId: string): void {
	sql.exec("DELETE FROM temporary_talk WHERE conversation_id = ?", conversationId);
	sql.exec("DELETE FROM conversation_sockets WHERE conversation_id = ?", conversationId);
}
