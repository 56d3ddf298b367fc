import type { ConversationKind } from "#shared/schemas/conversations.ts";
import type { MemoryStore } from "../memory/memory-store.ts";
import type { MessageMatch, SearchBatch } from "../search/search-contract.ts";
import { SearchIndex } from "../search/search-index.ts";
import type { SearchRebuild } from "../search/search-rebuild.ts";
import type { SpendOutcome } from "./daily-quotas.ts";
import type { Limits } from "./limits.ts";

/** Matches are null while the index doesn't hold everything yet: D1's copies are searched then. */
export type Found = { ok: true; matches: MessageMatch[] | null } | Extract<SpendOutcome, { ok: false }>;

type SearchDeps = {
	storage: DurableObjectStorage;
	rebuild: SearchRebuild;
	limits: Limits;
	memory: MemoryStore;
};

/** Searches the words of the person's conversations, and takes them in as they change. */
export class PersonSearch {
	private readonly storage: DurableObjectStorage;
	private readonly index: SearchIndex;
	private readonly rebuild: SearchRebuild;
	private readonly limits: Limits;
	private readonly memory: MemoryStore;

	constructor({ storage, rebuild, limits, memory }: SearchDeps) {
		this.storage = storage;
		this.index = new SearchIndex(storage.sql);
		this.rebuild = rebuild;
		this.limits = limits;
		this.memory = memory;
	}

	/** Searches the person's messages. Counts against the limit of searches. */
	async find(userId: string, typed: string, kind?: ConversationKind): Promise<Found> {
		const taken = this.limits.checkRateLimit("search", Date.now());
		if (!taken.ok) {
			return taken;
		}
		const isReady = await this.rebuild.isReady(userId);
		return { ok: true, matches: isReady ? this.index.find(typed, kind) : null };
	}

	/**
	 * Indexes changed messages of a conversation, and drops facts learnt from removed ones. Returns the change number
	 * to continue after, and how many facts were dropped.
	 */
	take(batch: SearchBatch): { upTo: number; dropped: number } {
		const removed = batch.changes.filter(({ content }) => content === null).map(({ messageId }) => messageId);
		return this.storage.transactionSync(() => {
			const dropped = removed.length > 0 ? this.memory.dropLearntFrom(removed) : 0;
			return { upTo: this.index.take(batch), dropped };
		});
	}

	/** Hides a deleted conversation from searches, or shows it again. */
	hide(conversationId: string, isHidden: boolean): void {
		this.index.hide(conversationId, isHidden);
	}

	/** Removes every word of a conversation from the index, for good. */
	remove(conversationId: string): void {
		this.storage.transactionSync(() => this.index.remove(conversationId));
	}

	/** The object's alarm: takes the next step of filling the index. */
	async ring(): Promise<void> {
		await this.rebuild.ring();
	}
}
