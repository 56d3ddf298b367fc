import type { MessageRow } from "../object/conversation-rows.ts";

/** The sinks: the copies in D1, and the owner's search index. */
export type Sink = "database" | "search";

/** Changes of older messages that fit between two added messages. An index depends on the value: never change it. */
export const ROOM = 1_048_576;

const IS_ALTERED = `change <> seq * ${ROOM}`;

/**
 * The number of the next change of a message that is there; one that is added has its place times `ROOM`. Rows are never deleted,
 * so the highest number never falls.
 */
export const NEXT_CHANGE = `(SELECT 1 + max(
	(SELECT coalesce(max(seq), 0) FROM messages) * ${ROOM},
	(SELECT coalesce(max(change), 0) FROM messages WHERE ${IS_ALTERED})
))`;

/** The same for a reply, which keeps its number while it's written and no sink has gone past it. */
export const CHANGE_OF_REPLY = `(CASE WHEN status = 'streaming' AND change > (SELECT max(cursor) FROM sinks)
	THEN change ELSE ${NEXT_CHANGE} END)`;

/** Which changes each sink has seen. A sink that fails holds up no other. */
export class SinkStorage {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** The newest change that the sink has. */
	cursor(sink: Sink): number {
		const [row] = this.sql
			.exec<{ cursor: number }>("SELECT cursor FROM sinks WHERE name = ?", sink)
			.toArray();
		return row?.cursor ?? 0;
	}

	setCursor(sink: Sink, cursor: number): void {
		this.sql.exec("UPDATE sinks SET cursor = ? WHERE name = ?", cursor, sink);
	}

	/** When the oldest message was added that the sink doesn't have, in ms; null when it has all that were added. */
	behindSince(sink: Sink): number | null {
		const [row] = this.sql
			.exec<{ created_at: number }>(
				`SELECT created_at FROM messages WHERE seq > ? AND NOT ${IS_ALTERED} ORDER BY seq LIMIT 1`,
				Math.floor(this.cursor(sink) / ROOM),
			)
			.toArray();
		return row?.created_at ?? null;
	}

	/** Whether the sink misses changes. */
	isBehind(sink: Sink): boolean {
		return this.changedAfter(this.cursor(sink), 1).length > 0;
	}

	/**
	 * Returns messages changed after `change`, in order of change. Holds back a reply being written, and changes after
	 * it, until it's finished, so that no sink skips it.
	 */
	changedAfter(change: number, limit: number): MessageRow[] {
		const before = this.changeBeingWritten();
		const altered = this.sql.exec<MessageRow>(
			`SELECT * FROM messages WHERE ${IS_ALTERED} AND change > ? AND change < ? ORDER BY change LIMIT ?`,
			change,
			before,
			limit,
		);
		const added = this.sql.exec<MessageRow>(
			`SELECT * FROM messages WHERE seq > ? AND seq < ? AND NOT ${IS_ALTERED} ORDER BY seq LIMIT ?`,
			Math.floor(change / ROOM),
			before / ROOM,
			limit,
		);
		return [...altered, ...added].sort((a, b) => a.change - b.change).slice(0, limit);
	}

	/** The change of the reply that is being written; without one, a number above all. */
	private changeBeingWritten(): number {
		const [row] = this.sql
			.exec<{ change: number }>(
				"SELECT change FROM messages WHERE id = (SELECT message_id FROM turn) AND status = 'streaming'",
			)
			.toArray();
		return row?.change ?? Number.MAX_SAFE_INTEGER;
	}

	/** Makes these messages news to every sink, as they are. */
	touch(ids: readonly string[]): void {
		for (const id of ids) {
			this.sql.exec(`UPDATE messages SET change = ${NEXT_CHANGE} WHERE id = ?`, id);
		}
	}

	/** Has the newest message copied again, and with it the conversation's own row. */
	touchNewest(): void {
		this.sql.exec(`UPDATE messages SET change = ${NEXT_CHANGE} WHERE seq = (SELECT max(seq) FROM messages)`);
	}
}
