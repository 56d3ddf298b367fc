import { NEXT_CHANGE } from "../jobs/sink-storage.ts";

/** A line of a page: what the person wrote, and the mark that it was kept. */
export type Line = { id: string; replyId: string; seq: number; content: string };

type Row = Line & { asked: string | null; line: number | null };

const MOST_LINES = 1_000;

/** Pages of writing in the conversation's own database. */
export class PageStorage {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	/** The lines of the newest page before a message, oldest first. */
	lines(beforeId: string): Line[] {
		const rows = this.sql.exec<Row>(
			`SELECT said.id, reply.id AS replyId, said.seq, said.content, reply.metadata ->> '$.guide.asked' AS asked,
					reply.metadata ->> '$.guide.line' AS line
				FROM messages AS reply JOIN messages AS said ON said.id = reply.reply_to
				WHERE reply.removed = 0 AND reply.seq < (SELECT seq FROM messages WHERE id = ?)
				ORDER BY reply.seq DESC LIMIT ?`,
			beforeId,
			MOST_LINES,
		);
		const lines: Line[] = [];
		for (const { asked, line, ...row } of rows) {
			const isAboutIt = lines.length === 0 && (asked === "page-end" || asked === "let-go");
			if (line !== null) {
				lines.unshift(row);
			}
			if (line === 1 || (line === null && asked !== "page" && !isAboutIt)) {
				break;
			}
		}
		return lines;
	}

	/** Sets the words of these messages aside, in place of any that wait. */
	setAside(ids: readonly string[]): void {
		this.forget();
		for (const id of ids) {
			this.sql.exec("INSERT INTO let_go SELECT id, content, metadata FROM messages WHERE id = ?", id);
		}
	}

	hasSetAside(): boolean {
		return this.sql.exec("SELECT 1 FROM let_go LIMIT 1").toArray().length > 0;
	}

	/** Puts the words that were set aside back into their messages. Returns how many. */
	putBack(): number {
		const rows = this.sql
			.exec<{ message_id: string; content: string; metadata: string }>("SELECT * FROM let_go")
			.toArray();
		for (const { message_id: id, content, metadata } of rows) {
			this.sql.exec(
				`UPDATE messages SET removed = 0, content = ?, metadata = ?, change = ${NEXT_CHANGE} WHERE id = ?`,
				content,
				metadata,
				id,
			);
		}
		this.sql.exec("UPDATE meta SET message_count = message_count + ?", rows.length);
		this.forget();
		return rows.length;
	}

	/** Drops the words that were set aside, for good. */
	forget(): void {
		this.sql.exec("DELETE FROM let_go");
	}
}
