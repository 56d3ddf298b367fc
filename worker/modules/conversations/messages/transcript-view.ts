import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { ConversationLife } from "../life/conversation-life.ts";
import type { FoundReply, PageOutcome, TurnOutcome } from "../object/conversation-contract.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import { toMessage } from "../object/conversation-rows.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { type Turn, turnState } from "../object/turn.ts";
import { withRun } from "../runs/show-run.ts";

/** How many messages a tab gets when it connects. */
export const SNAPSHOT_MESSAGES = 50;

type Surroundings = {
	life: ConversationLife;
	/** The open turn, with its unsaved text. */
	openTurn: () => Turn | null;
};

/** The transcript as the person sees it. */
export class TranscriptView {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly around: Surroundings;

	constructor(store: ConversationStorage, deps: () => ConversationDeps, around: Surroundings) {
		this.store = store;
		this.deps = deps;
		this.around = around;
	}

	page(userId: string, before: string | undefined, limit: number): PageOutcome {
		const conversationId = this.around.life.getConversationStub(userId);
		if (!conversationId) {
			return { ok: false, reason: "gone" };
		}
		const rows = this.store.messages.page(before, limit + 1);
		const messages = rows.slice(0, limit).map((row) => this.shown(toMessage(row, conversationId)));
		return { ok: true, messages: messages.reverse(), hasMore: rows.length > limit };
	}

	/** The newest messages, and the reply that is being written. */
	snapshot(): ConversationFrame {
		const page = this.page(this.store.meta()?.owner ?? "", undefined, SNAPSHOT_MESSAGES);
		const open = this.around.openTurn();
		return {
			type: "snapshot",
			messages: page.ok ? page.messages : [],
			turn: open ? turnState(open) : null,
		};
	}

	reply(userId: string, messageId: string): FoundReply {
		const conversationId = this.around.life.getConversationStub(userId);
		if (!conversationId) {
			return { ok: false, reason: "gone" };
		}
		const row = this.store.messages.find(messageId);
		return row?.role === "assistant" && row.removed === 0
			? { ok: true, reply: toMessage(row, conversationId) }
			: { ok: false, reason: "no_such_reply" };
	}

	/** A message as it is stored now, with its exercise. Gone while the conversation is being destroyed. */
	outcome(messageId: string): TurnOutcome {
		if (!this.around.life.isOpen()) {
			return { ok: false, reason: "gone" };
		}
		const row = this.store.messages.find(messageId);
		const meta = this.store.meta();
		return row && meta
			? { ok: true, reply: withRun(this.store, this.deps(), toMessage(row, meta.conversation_id)) }
			: { ok: false, reason: "gone" };
	}

	/** A reply being written with its text so far, or an exercise with its current step. */
	private shown(message: Message): Message {
		const open = this.around.openTurn();
		const now = open?.messageId === message.id ? { ...message, content: open.text } : message;
		return withRun(this.store, this.deps(), now);
	}
}
