import type { MessageRow } from "../conversation-rows.ts";

/** What follows the conversation's changes: the copies in D1, and the search index of its owner. */
export type Sink = "database" | "search";

/** The number of the next change. Rows are never deleted, so the highest number never falls. */
export const NEXT_CHANGE = "(SELECT coalesce(max(change), 0) + 1 FROM messages)";

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

	/** Messages changed after that change, in the order of their changes. One being written comes when it is finished. */
	changedAfter(change: number, limit: number): MessageRow[] {
		return this.sql
			.exec<MessageRow>(
				"SELECT * FROM messages WHERE change > ? AND status <> 'streaming' ORDER BY change LIMIT ?",
				change,
				limit,
			)
			.toArray();
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
