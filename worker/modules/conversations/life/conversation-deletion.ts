import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import { destroyStorage } from "../../../durable-objects/migrate.ts";
import { closeAllSockets } from "../../../durable-objects/sockets.ts";
import { removeConversation } from "../conversations.repository.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { ConversationTurns } from "../object/conversation-turns.ts";
import { pushRuns } from "../runs/copy-runs.ts";
import type { ConversationLife } from "./conversation-life.ts";

type Surroundings = {
	ctx: DurableObjectState;
	life: ConversationLife;
	turns: ConversationTurns;
	arm: () => void;
};

/** Deletes the conversation, brings it back while that can be undone, and removes it for good. */
export class ConversationDeletion {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly around: Surroundings;

	constructor(store: ConversationStorage, deps: () => ConversationDeps, around: Surroundings) {
		this.store = store;
		this.deps = deps;
		this.around = around;
	}

	async deleteAt(userId: string, endsAt: number): Promise<boolean> {
		const { ctx, life, turns, arm } = this.around;
		if (!life.getConversationStub(userId) || this.store.isTemporary()) {
			return false;
		}
		await turns.stop();
		this.store.setJob({ name: "end", dueAt: endsAt, failures: 0 });
		closeAllSockets(ctx, CLOSE_CODES.gone, "conversation deleted");
		arm();
		await this.hideFromSearch(true);
		return true;
	}

	isDeleted(): boolean {
		const { life } = this.around;
		return life.endJob() !== undefined || life.isDestroyed();
	}

	async restore(userId: string): Promise<boolean> {
		const { life } = this.around;
		const end = life.endJob();
		if (
			!life.isOpen() ||
			this.store.isTemporary() ||
			this.store.meta()?.owner !== userId ||
			(end && (end.failures > 0 || end.dueAt <= this.deps().now()))
		) {
			return false;
		}
		this.store.removeJob("end");
		// A rebuild of the index skips deleted conversations, so send this one's messages again.
		this.tellSearchAgain();
		await this.hideFromSearch(false);
		return true;
	}

	feedSearch(userId: string): boolean {
		if (!this.around.life.getConversationStub(userId)) {
			return false;
		}
		this.tellSearchAgain();
		return true;
	}

	async endTemporary(userId: string): Promise<boolean> {
		if (!this.around.life.getConversationStub(userId) || !this.store.isTemporary()) {
			return false;
		}
		await this.end();
		return true;
	}

	/** Removes the conversation everywhere, for good. */
	async end(): Promise<void> {
		const meta = this.store.meta();
		if (meta?.kind === "temporary") {
			await this.deps().forgetTemporary(meta.owner, meta.conversation_id);
		} else if (meta) {
			// What the person saved outlives its conversation.
			await pushRuns(this.store, this.deps());
			await this.deps().search.remove(meta.owner, meta.conversation_id);
			await removeConversation(this.deps().db, meta.owner, meta.conversation_id);
		}
		await this.destroy();
	}

	/** Removes everything here, for good; later calls return `gone`. Returns how many messages there were. */
	async destroy(): Promise<number> {
		const { ctx, life, turns } = this.around;
		const messages = life.isOpen() ? (this.store.meta()?.message_count ?? 0) : 0;
		life.noteDestroyed();
		await turns.abandon();
		closeAllSockets(ctx, CLOSE_CODES.gone, "conversation deleted");
		await destroyStorage(ctx.storage);
		return messages;
	}

	private tellSearchAgain(): void {
		this.store.setJob({ name: "search", dueAt: this.deps().now(), failures: 0 });
		this.around.arm();
	}

	/** Lists skip deleted conversations anyway, so a failure here reveals nothing. */
	private async hideFromSearch(isHidden: boolean): Promise<void> {
		const meta = this.store.meta();
		const { search, log } = this.deps();
		if (meta) {
			await search
				.hide(meta.owner, meta.conversation_id, isHidden)
				.catch(() => log({ level: "warn", search: "not hidden" }));
		}
	}
}
