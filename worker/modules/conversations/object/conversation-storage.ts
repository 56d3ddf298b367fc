import type { AiProvider } from "#shared/ai-providers.ts";
import type { MessageMetadata, MessageStatus, TalkKind } from "#shared/schemas/conversations.ts";
import { PostTurnStorage } from "../jobs/post-turn-storage.ts";
import { type Job, type JobName, STAYS_INSIDE } from "../jobs/schedule.ts";
import { CHANGE_OF_REPLY, NEXT_CHANGE, ROOM, SinkStorage } from "../jobs/sink-storage.ts";
import { MessageQueries } from "../messages/message-queries.ts";
import { PageStorage } from "../page/page-storage.ts";
import { RunStorage } from "../runs/run-storage.ts";
import { VersionStorage } from "../versions/version-storage.ts";
import type { Agreed } from "./agreed-steps.ts";
import { type JobRow, type MetaRow, type TurnRow, toJob, toTurn } from "./conversation-rows.ts";
import type { ReplacedReply, Turn, TurnRequest } from "./turn.ts";

export type NewMessage = {
	id: string;
	clientMessageId?: string | undefined;
	replyTo?: string | undefined;
	role: "user" | "assistant";
	kind: string;
	content: string;
	aiProvider: AiProvider;
	metadata: MessageMetadata;
	status: MessageStatus;
	createdAt: number;
	/** False for what may not be learnt from. */
	learns?: boolean;
};

/** Every SQL statement of a conversation's object. Each is bounded: none reads the whole conversation. */
export class ConversationStorage {
	readonly messages: MessageQueries;
	/** Reads and writes of work after a turn. */
	readonly postTurn: PostTurnStorage;
	/** How far D1 and the search index have followed. */
	readonly sinks: SinkStorage;
	/** Exercises in this conversation. */
	readonly runs: RunStorage;
	/** Pages of writing. */
	readonly pages: PageStorage;
	/** Answers that aren't shown. */
	readonly versions: VersionStorage;
	private readonly storage: DurableObjectStorage;
	private readonly sql: SqlStorage;

	constructor(storage: DurableObjectStorage) {
		this.storage = storage;
		this.sql = storage.sql;
		this.messages = new MessageQueries(storage.sql);
		this.postTurn = new PostTurnStorage(storage.sql);
		this.sinks = new SinkStorage(storage.sql);
		this.runs = new RunStorage(storage.sql);
		this.pages = new PageStorage(storage.sql);
		this.versions = new VersionStorage(storage.sql);
	}

	transaction<Result>(work: () => Result): Result {
		return this.storage.transactionSync(work);
	}

	meta(): MetaRow | null {
		return this.sql.exec<MetaRow>("SELECT * FROM meta").toArray()[0] ?? null;
	}

	/** Whether nothing from the conversation may leave this object. */
	isTemporary(): boolean {
		return this.meta()?.kind === "temporary";
	}

	open(conversationId: string, owner: string, kind: TalkKind, now: number): void {
		this.sql.exec(
			"INSERT INTO meta (id, conversation_id, owner, kind, created_at) VALUES (1, ?, ?, ?, ?)",
			conversationId,
			owner,
			kind,
			now,
		);
	}

	/** Adds a message at the end. To be counted in the same transaction (`countAdded`). */
	addMessage(message: NewMessage): void {
		const { seq } = this.sql
			.exec<{ seq: number }>("SELECT coalesce(max(seq), 0) + 1 AS seq FROM messages")
			.one();
		this.sql.exec(
			`INSERT INTO messages
				(seq, change, id, client_message_id, reply_to, role, kind, content, ai_provider, metadata, status, created_at, learns)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			seq,
			seq * ROOM,
			message.id,
			message.clientMessageId ?? null,
			message.replyTo ?? null,
			message.role,
			message.kind,
			message.content,
			message.aiProvider,
			JSON.stringify(message.metadata),
			message.status,
			message.createdAt,
			message.learns === false ? 0 : 1,
		);
	}

	/** Counts messages that were added. What may be learnt from them is read at `learnAt` (ms), or when older words are. */
	countAdded(count: number, learnAt: number | null = null): void {
		this.sql.exec(
			"UPDATE meta SET message_count = message_count + ?, learn_at = coalesce(learn_at, ?)",
			count,
			learnAt,
		);
	}

	/** Sets a reply's text and status. */
	updateReply(id: string, { content, status, provider, metadata }: ReplacedReply): void {
		this.sql.exec(
			`UPDATE messages SET content = ?, status = ?, ai_provider = ?, metadata = ?, change = ${CHANGE_OF_REPLY}
				WHERE id = ?`,
			content,
			status,
			provider,
			JSON.stringify(metadata),
			id,
		);
	}

	/**
	 * Removes messages, and their text from the tables. An empty row stays, so that the sinks receive the removal, no
	 * `seq` repeats, and the conversation still records that danger came up.
	 */
	removeMessages(ids: readonly string[]): void {
		for (const id of ids) {
			this.sql.exec(
				`UPDATE messages SET removed = 1, content = '', change = ${NEXT_CHANGE},
					metadata = CASE WHEN metadata ->> '$.isCare' = 1 THEN '{"isCare":true}' ELSE '{}' END
					WHERE id = ? AND removed = 0`,
				id,
			);
			this.versions.remove(id);
		}
		this.sql.exec("UPDATE meta SET message_count = message_count - ?", ids.length);
	}

	setMetadata(id: string, metadata: MessageMetadata): void {
		this.sql.exec(
			`UPDATE messages SET metadata = ?, change = ${NEXT_CHANGE} WHERE id = ?`,
			JSON.stringify(metadata),
			id,
		);
	}

	/** The steps the person took along from the newest reply that had some. */
	setAgreed(agreed: Agreed): void {
		this.sql.exec("UPDATE meta SET agreed = ?", JSON.stringify(agreed));
	}

	turn(): Turn | null {
		const row = this.sql.exec<TurnRow>("SELECT * FROM turn").toArray()[0];
		return row ? toTurn(row) : null;
	}

	setTurn(turn: Turn): void {
		this.sql.exec(
			`INSERT OR REPLACE INTO turn
				(id, user_message_id, message_id, request, attempt, started_at, deadline, provider, text)
				VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)`,
			turn.userMessageId,
			turn.messageId,
			JSON.stringify(turn.request),
			turn.attempt,
			turn.startedAt,
			turn.deadline,
			turn.provider,
			turn.text,
		);
	}

	setTurnRequest(request: TurnRequest): void {
		this.sql.exec("UPDATE turn SET request = ?", JSON.stringify(request));
	}

	/** Excludes a message from every use except the reply to it. */
	learnNothingFrom(messageId: string): void {
		this.sql.exec("UPDATE messages SET learns = 0 WHERE id = ?", messageId);
	}

	checkpoint({ provider, text }: Turn): void {
		this.sql.exec("UPDATE turn SET provider = ?, text = ?", provider, text);
	}

	clearTurn(): void {
		this.sql.exec("DELETE FROM turn");
	}

	jobs(): Job[] {
		return this.sql.exec<JobRow>("SELECT * FROM jobs").toArray().map(toJob);
	}

	/** Puts a job down. In a temporary talk those that would carry its words outside are never done. */
	setJob(job: Job): void {
		if (!STAYS_INSIDE.has(job.name) && this.isTemporary()) {
			return;
		}
		this.sql.exec(
			"INSERT OR REPLACE INTO jobs (name, due_at, failures) VALUES (?, ?, ?)",
			job.name,
			job.dueAt,
			job.failures,
		);
	}

	removeJob(name: JobName): void {
		this.sql.exec("DELETE FROM jobs WHERE name = ?", name);
	}

	/** Sends changes to D1 and the search index at the next alarm, even when a failure had delayed one. */
	followChanges(): void {
		this.removeJob("outbox");
		this.removeJob("search");
	}
}
