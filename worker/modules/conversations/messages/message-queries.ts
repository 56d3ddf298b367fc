import { WINDOW_MESSAGES } from "../../../models/text-model.ts";
import type { MessageRow } from "../object/conversation-rows.ts";
import type { HistoryMessage } from "../object/history.ts";

/** Reads the messages of a conversation. Every query is bounded: none reads the whole conversation. */
export class MessageQueries {
	private readonly sql: SqlStorage;

	constructor(sql: SqlStorage) {
		this.sql = sql;
	}

	find(id: string): MessageRow | null {
		return this.sql.exec<MessageRow>("SELECT * FROM messages WHERE id = ?", id).toArray()[0] ?? null;
	}

	byClientId(clientMessageId: string): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>("SELECT * FROM messages WHERE client_message_id = ?", clientMessageId)
				.toArray()[0] ?? null
		);
	}

	/** The coach's newest message about one thing (`coach-notes.ts`). */
	newestNote(about: string): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>(
					`SELECT * FROM messages WHERE client_message_id > ? AND client_message_id < ?
						AND role = 'assistant' AND removed = 0 ORDER BY seq DESC LIMIT 1`,
					`${about}:`,
					// The character after ":", so that the index finds all keys that begin so.
					`${about};`,
				)
				.toArray()[0] ?? null
		);
	}

	/** The reply to a message of the person. */
	replyTo(userMessageId: string): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>(
					`SELECT * FROM messages WHERE seq > (SELECT seq FROM messages WHERE id = ?) AND reply_to = ?
						ORDER BY seq LIMIT 1`,
					userMessageId,
					userMessageId,
				)
				.toArray()[0] ?? null
		);
	}

	/** The newest thing that the person said. */
	newestSaid(): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>(
					"SELECT * FROM messages WHERE removed = 0 AND role = 'user' ORDER BY seq DESC LIMIT 1",
				)
				.toArray()[0] ?? null
		);
	}

	/** The newest message of a turn. Skips the coach's own messages, which answer no message. */
	newestOfTurn(): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>(
					`SELECT * FROM messages WHERE removed = 0 AND (role = 'user' OR reply_to IS NOT NULL)
						ORDER BY seq DESC LIMIT 1`,
				)
				.toArray()[0] ?? null
		);
	}

	newest(): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>("SELECT * FROM messages WHERE removed = 0 ORDER BY seq DESC LIMIT 1")
				.toArray()[0] ?? null
		);
	}

	/** The newest message that says something: what a list shows of the conversation. */
	newestWords(): MessageRow | null {
		return (
			this.sql
				.exec<MessageRow>(
					"SELECT * FROM messages WHERE removed = 0 AND content <> '' ORDER BY seq DESC LIMIT 1",
				)
				.toArray()[0] ?? null
		);
	}

	/** Up to `limit` messages before a message (or the newest), newest first. */
	page(before: string | undefined, limit: number): MessageRow[] {
		const from = before === undefined ? Number.MAX_SAFE_INTEGER : (this.find(before)?.seq ?? 0);
		return this.sql
			.exec<MessageRow>(
				"SELECT * FROM messages WHERE removed = 0 AND seq < ? ORDER BY seq DESC LIMIT ?",
				from,
				limit,
			)
			.toArray();
	}

	/** What a model may see, newest first: the message that is to be answered and what came before it. */
	history(upToMessageId: string): HistoryMessage[] {
		return this.sql
			.exec<HistoryMessage>(
				`SELECT seq, role, kind, content, metadata FROM messages
					WHERE removed = 0 AND seq <= (SELECT seq FROM messages WHERE id = ?)
					ORDER BY seq DESC LIMIT ?`,
				upToMessageId,
				WINDOW_MESSAGES,
			)
			.toArray();
	}

	/** When the previous message was sent (epoch ms); null for the first. */
	saidBefore(messageId: string): number | null {
		return (
			this.sql
				.exec<{ created_at: number }>(
					`SELECT created_at FROM messages
						WHERE removed = 0 AND seq < (SELECT seq FROM messages WHERE id = ?) ORDER BY seq DESC LIMIT 1`,
					messageId,
				)
				.toArray()[0]?.created_at ?? null
		);
	}

	/** The person's newest messages, oldest first; those before `beforeId`, if given. */
	lastWords(limit: number, beforeId?: string): string[] {
		return this.sql
			.exec<{ content: string }>(
				`SELECT content FROM messages WHERE role = 'user' AND kind = 'text' AND removed = 0
					AND seq < coalesce((SELECT seq FROM messages WHERE id = ?), ${Number.MAX_SAFE_INTEGER})
					ORDER BY seq DESC LIMIT ?`,
				beforeId ?? null,
				limit,
			)
			.toArray()
			.map(({ content }) => content)
			.reverse();
	}
}
