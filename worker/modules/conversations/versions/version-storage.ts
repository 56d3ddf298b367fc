import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { MessageRow } from "../object/conversation-rows.ts";
import type { ReplacedReply } from "../object/turn.ts";

type VersionRow = Pick<MessageRow, "content" | "status" | "metadata"> & {
	provider: MessageRow["ai_provider"];
};

/** The answers to a message that aren't the one shown, by their number from 1 in the order they were written. */
export class VersionStorage {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	keep(messageId: string, number: number, { content, status, provider, metadata }: ReplacedReply): void {
		this.sql.exec(
			`INSERT OR REPLACE INTO versions (message_id, number, content, status, provider, metadata)
				VALUES (?, ?, ?, ?, ?, ?)`,
			messageId,
			number,
			content,
			status,
			provider,
			JSON.stringify(metadata),
		);
	}

	find(messageId: string, number: number): ReplacedReply | null {
		const row = this.sql
			.exec<VersionRow>(
				"SELECT content, status, provider, metadata FROM versions WHERE message_id = ? AND number = ?",
				messageId,
				number,
			)
			.toArray()[0];
		return row ? { ...row, metadata: JSON.parse(row.metadata) as MessageMetadata } : null;
	}

	remove(messageId: string): void {
		this.sql.exec("DELETE FROM versions WHERE message_id = ?", messageId);
	}
}
