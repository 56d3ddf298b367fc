import type { ReplyStructure } from "../../../models/reply/reply-structure.ts";
import type { TranscriptView } from "../messages/transcript-view.ts";
import type { TickOutcome, TurnOutcome } from "../object/conversation-contract.ts";
import type { MessageRow } from "../object/conversation-rows.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { ReplyStructures } from "../reply-structures.ts";
import { showVersion } from "../versions/versions.ts";

type Surroundings = {
	structures: ReplyStructures;
	view: TranscriptView;
	/** Sends a message's current state to every tab. */
	tell: (messageId: string) => void;
	arm: () => void;
};

/** Changes a reply that has ended. Every tab sees the change. */
export class ReplyChanges {
	private readonly store: ConversationStorage;
	private readonly around: Surroundings;

	constructor(store: ConversationStorage, around: Surroundings) {
		this.store = store;
		this.around = around;
	}

	/** Adds the structure requested after the reply was streamed. */
	addStructure(reply: MessageRow, structure: ReplyStructure): void {
		if (this.around.structures.add(reply, structure)) {
			this.around.tell(reply.id);
		}
	}

	/** Shows another answer in the newest reply's place. */
	showVersion(messageId: string, number: number): TurnOutcome {
		if (this.store.turn()) {
			return { ok: false, reason: "turn_in_progress" };
		}
		if (!this.store.transaction(() => showVersion(this.store, messageId, number))) {
			return { ok: false, reason: "no_such_version" };
		}
		this.around.tell(messageId);
		this.around.arm();
		return this.around.view.outcome(messageId);
	}

	/** Ticks one of a reply's next steps, or takes the tick back. */
	tickStep(messageId: string, index: number, isDone: boolean): TickOutcome {
		if (this.around.structures.tick(messageId, index, isDone) !== "ticked") {
			return { ok: false, reason: "no_such_step" };
		}
		this.around.tell(messageId);
		this.around.arm();
		const outcome = this.around.view.outcome(messageId);
		return outcome.ok ? outcome : { ok: false, reason: "gone" };
	}
}
