import { migrate, type ObjectLife, readLife } from "../../../durable-objects/migrate.ts";
import type { Job } from "../jobs/schedule.ts";
import { CONVERSATION_MIGRATIONS } from "../object/conversation-migrations.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";

/** Whether there is a conversation in the object, and who may open it. */
export class ConversationLife {
	private readonly storage: DurableObjectStorage;
	private readonly store: ConversationStorage;
	private stage: ObjectLife;

	constructor(storage: DurableObjectStorage, store: ConversationStorage) {
		this.storage = storage;
		this.store = store;
		this.stage = readLife(storage);
		if (this.stage === "open") {
			migrate(storage, CONVERSATION_MIGRATIONS);
		}
	}

	/** Makes the tables of a new conversation. False for one that was destroyed. */
	begin(): boolean {
		if (this.stage === "new") {
			migrate(this.storage, CONVERSATION_MIGRATIONS);
			this.stage = "open";
		}
		return this.stage === "open";
	}

	/** Asked again after every wait: the conversation can be destroyed meanwhile. */
	isOpen(): boolean {
		return this.stage === "open";
	}

	isDestroyed(): boolean {
		return this.stage === "destroyed";
	}

	/** Blocks every call from now on. Destroy its storage after this. */
	noteDestroyed(): void {
		this.stage = "destroyed";
	}

	/** The conversation's id when this person owns it, else null: also when it was never opened or is gone. */
	getConversationStub(userId: string): string | null {
		const meta = this.isOpen() && !this.endJob() ? this.store.meta() : null;
		return meta?.owner === userId ? meta.conversation_id : null;
	}

	/** Waits where the conversation is deleted, until that can no longer be undone. */
	endJob(): Job | undefined {
		return this.isOpen() ? this.store.jobs().find(({ name }) => name === "end") : undefined;
	}
}
