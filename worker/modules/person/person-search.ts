import type { PersonFrame } from "#shared/person-protocol.ts";
import type { ConversationKind } from "#shared/schemas/conversations.ts";
import { broadcast } from "../../durable-objects/sockets.ts";
import { MemoryStore } from "../memory/memory-store.ts";
import type { MessageMatch, SearchBatch } from "../search/search-contract.ts";
import { SearchIndex } from "../search/search-index.ts";
import { SearchRebuild } from "../search/search-rebuild.ts";
import { takeTry } from "./limits.ts";
import { PersonLife } from "./person-life.ts";
import type { SpendOutcome } from "./spending.ts";

/** Matches are null while the index does not hold everything yet: D1's copies are searched then. */
type Found = { ok: true; matches: MessageMatch[] | null } | Extract<SpendOutcome, { ok: false }>;

/** Of a person's object what has to do with searching the words of their conversations. */
export abstract class PersonSearch extends PersonLife {
	/** Searches the person's messages. Counts against the limit of searches. */
	async search(userId: string, typed: string, kind?: ConversationKind): Promise<Found> {
		const sql = this.tables();
		if (!sql) {
			return { ok: true, matches: [] };
		}
		const taken = takeTry(sql, "search", Date.now());
		if (!taken.ok) {
			return taken;
		}
		const isReady = await new SearchRebuild(this.ctx.storage, this.env).isReady(
			userId,
			() => this.life === "open",
		);
		return { ok: true, matches: isReady ? new SearchIndex(sql).find(typed, kind) : null };
	}

	/**
	 * Takes changed messages of a conversation: the index holds their words, and the coach forgets what it learnt from a
	 * message that was removed. Returns the change number the conversation goes on after; null when the person left.
	 */
	takeForSearch(batch: SearchBatch): number | null {
		const sql = this.tables();
		if (!sql) {
			return null;
		}
		const removed = batch.changes.filter(({ content }) => content === null).map(({ messageId }) => messageId);
		return this.ctx.storage.transactionSync(() => {
			if (removed.length > 0 && new MemoryStore(sql).dropLearntFrom(removed) > 0) {
				broadcast(this.ctx, { type: "profile", changed: ["memory"] } satisfies PersonFrame);
			}
			return new SearchIndex(sql).take(batch);
		});
	}

	/** Hides a deleted conversation from searches, or shows it again. */
	hideFromSearch(conversationId: string, isHidden: boolean): void {
		const sql = this.tables();
		if (sql) {
			new SearchIndex(sql).hide(conversationId, isHidden);
		}
	}

	/** Removes every word of a conversation from the index, for good. */
	removeFromSearch(conversationId: string): void {
		const sql = this.tables();
		if (sql) {
			this.ctx.storage.transactionSync(() => new SearchIndex(sql).remove(conversationId));
		}
	}

	override async alarm(): Promise<void> {
		if (this.tables()) {
			await new SearchRebuild(this.ctx.storage, this.env).ring(() => this.life === "open");
		}
	}
}
