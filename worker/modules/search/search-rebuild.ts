import { and, asc, eq, gt } from "drizzle-orm";
import { createDatabase } from "../../db/client.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import type { AppEnv } from "../../env.ts";
import { SearchIndex } from "./search-index.ts";

/** Conversations asked for their words in one alarm. */
const AT_ONCE = 50;

const NEXT_ROUND_MS = 1_000;
const LAST_RETRY_MS = 5 * 60_000;

type RebuildRow = { user_id: string; after_id: string; is_listed: number; failures: number };

/**
 * Fills the index with older messages. The first search starts it; the object's alarm goes through the person's
 * conversations in batches and has each send its messages.
 */
export class SearchRebuild {
	private readonly storage: DurableObjectStorage;
	private readonly env: AppEnv;
	private readonly isOpen: () => boolean;

	/** `isOpen` says whether the person is still here: they may leave while a conversation is asked. */
	constructor(storage: DurableObjectStorage, env: AppEnv, isOpen: () => boolean) {
		this.storage = storage;
		this.env = env;
		this.isOpen = isOpen;
	}

	/**
	 * Returns whether the index is complete. The first search starts the rebuild with one round at once: usually the
	 * conversations have fed the index already, so nothing is left.
	 */
	async isReady(userId: string): Promise<boolean> {
		if (!this.row()) {
			this.storage.sql.exec("INSERT OR IGNORE INTO search_rebuild (id, user_id) VALUES (1, ?)", userId);
			await this.ring();
		}
		return this.isOpen() && this.row()?.is_listed === 1 && !new SearchIndex(this.storage.sql).isWaiting();
	}

	/** One round: asks the next conversations. Sets the alarm again while there are more, later after a failure. */
	async ring(): Promise<void> {
		const row = this.row();
		if (!row || row.is_listed === 1) {
			return;
		}
		const next = await this.round(row).catch(() => "failed" as const);
		if (!this.isOpen() || next === "listed") {
			return;
		}
		if (next === "failed") {
			this.storage.sql.exec("UPDATE search_rebuild SET failures = failures + 1");
		}
		const wait =
			next === "failed" ? Math.min(NEXT_ROUND_MS * 2 ** row.failures, LAST_RETRY_MS) : NEXT_ROUND_MS;
		await this.storage.setAlarm(Date.now() + wait);
	}

	private async round({ user_id: userId, after_id: after }: RebuildRow): Promise<"listed" | "more"> {
		const rows = await createDatabase(this.env.DB)
			.select({ id: chatConversations.id })
			.from(chatConversations)
			.where(and(eq(chatConversations.userId, userId), gt(chatConversations.id, after)))
			.orderBy(asc(chatConversations.id))
			.limit(AT_ONCE);
		for (const { id } of rows) {
			if (!this.isOpen()) {
				return "listed";
			}
			await this.ask(userId, id);
		}
		if (!this.isOpen()) {
			return "listed";
		}
		const isListed = rows.length < AT_ONCE;
		this.storage.sql.exec(
			"UPDATE search_rebuild SET after_id = ?, is_listed = ?, failures = 0",
			rows.at(-1)?.id ?? after,
			isListed ? 1 : 0,
		);
		return isListed ? "listed" : "more";
	}

	private async ask(userId: string, conversationId: string): Promise<void> {
		const index = new SearchIndex(this.storage.sql);
		if (index.isWhole(conversationId)) {
			return;
		}
		index.expect(conversationId);
		const willFeed = await getConversationStub(this.env, conversationId).feedSearch(userId);
		if (!willFeed) {
			// Never opened, or deleted: a restored one sends its messages itself.
			index.remove(conversationId);
		}
	}

	private row(): RebuildRow | null {
		return this.storage.sql.exec<RebuildRow>("SELECT * FROM search_rebuild").toArray()[0] ?? null;
	}
}
