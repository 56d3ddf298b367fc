import type { AiProvider } from "#shared/ai-providers.ts";
import type { Message, MessageMetadata, MessageStatus, TalkKind } from "#shared/schemas/conversations.ts";
import type { Job, JobName } from "../jobs/schedule.ts";
import type { Turn } from "./turn.ts";

/** Rows of the object's own database, as SQLite gives them. */
export type MetaRow = {
	conversation_id: string;
	owner: string;
	kind: TalkKind;
	created_at: number;
	message_count: number;
	title: string;
	summary: string;
	summary_upto: number;
	learnt_upto: number;
	pattern_upto: number;
	/** When memory next reads the conversation (epoch ms). */
	learn_at: number | null;
	/** JSON of `Agreed`, or empty. */
	agreed: string;
};

export type MessageRow = {
	seq: number;
	id: string;
	client_message_id: string | null;
	reply_to: string | null;
	role: "user" | "assistant";
	kind: string;
	content: string;
	ai_provider: AiProvider;
	metadata: string;
	status: MessageStatus;
	created_at: number;
	removed: number;
	/** Raised by every change, above that of any other message here. */
	change: number;
	wants_structure: number;
	learns: number;
};

export type TurnRow = {
	user_message_id: string;
	message_id: string;
	request: string;
	attempt: number;
	started_at: number;
	deadline: number;
	provider: AiProvider;
	text: string;
};

export type JobRow = { name: JobName; due_at: number; failures: number };

export function toMessage(row: MessageRow, conversationId: string): Message {
	// The client never gets the verdict on danger.
	const { verdict: _, ...metadata } = JSON.parse(row.metadata) as MessageMetadata;
	const message: Message = {
		id: row.id,
		conversationId,
		role: row.role,
		content: row.content,
		aiProvider: row.ai_provider,
		metadata,
		createdAt: new Date(row.created_at).toISOString(),
		status: row.status,
	};
	if (row.client_message_id !== null) {
		message.clientMessageId = row.client_message_id;
	}
	return message;
}

export function toTurn(row: TurnRow): Turn {
	return {
		userMessageId: row.user_message_id,
		messageId: row.message_id,
		request: JSON.parse(row.request) as Turn["request"],
		attempt: row.attempt,
		startedAt: row.started_at,
		deadline: row.deadline,
		provider: row.provider,
		text: row.text,
	};
}

export function toJob(row: JobRow): Job {
	return { name: row.name, dueAt: row.due_at, failures: row.failures };
}
