import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import { TITLE_FROM } from "../jobs/find-title.ts";
import type { JobName } from "../jobs/schedule.ts";
import type { TranscriptView } from "../messages/transcript-view.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { summaryIsDue } from "../object/history.ts";
import { restoreReplacedReply } from "../object/retry-regenerate-edit.ts";
import { FAILURE_TEXT, type Turn, type TurnEnd } from "../object/turn.ts";
import type { ReplyStructures } from "../reply-structures.ts";
import { type Followed, followGuide } from "../runs/after-reply.ts";
import { withVersions } from "../versions/versions.ts";

type Surroundings = {
	structures: ReplyStructures;
	view: TranscriptView;
	emit: (frame: ConversationFrame) => void;
	/** Sends a message's current state to every tab. */
	tell: (messageId: string) => void;
	arm: () => void;
	keepAlive: (work: Promise<unknown>) => void;
};

/** Ends turns: stores all of the end or none, then tells the tabs. */
export class TurnFinisher {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly around: Surroundings;

	constructor(store: ConversationStorage, deps: () => ConversationDeps, around: Surroundings) {
		this.store = store;
		this.deps = deps;
		this.around = around;
	}

	/**
	 * Ends a turn, all or nothing: stores the reply's last text, closes the turn, and schedules the follow-up jobs.
	 */
	finish(ending: Turn, end: TurnEnd): void {
		if (this.bringBack(ending, end)) {
			return;
		}
		// A second look may have changed the turn's request since it began.
		const turn = { ...ending, request: this.store.turn()?.request ?? ending.request };
		if (end.status === "failed") {
			this.deps().log({ level: "error", event: "turn-failed", provider: turn.provider });
			this.around.keepAlive(this.deps().noteFailedTurn());
		}
		const { metadata, changed, removed, isBack } = this.store.transaction(() => this.settle(turn, end));
		if (removed.length > 0) {
			this.around.emit({ type: "removed", messageIds: removed });
		}
		for (const id of [turn.messageId, ...changed]) {
			this.around.tell(id);
		}
		if (isBack) {
			this.around.emit(this.around.view.snapshot());
		}
		this.around.emit({ type: "turn", turn: null, ...(metadata.error ? { error: metadata.error } : {}) });
		this.around.arm();
	}

	/** Stores the end of a turn. To be called in a transaction. */
	settle(turn: Turn, end: TurnEnd): Followed {
		const { structures } = this.around;
		const followed = followGuide(this.store, this.deps(), turn, structures.metadataOf(turn, end));
		const ended = withVersions(this.store, turn, followed.metadata);
		this.store.updateReply(turn.messageId, {
			// A model can stop within an emoji. No database returns half of one unchanged.
			content: turn.text.toWellFormed(),
			status: end.status,
			provider: turn.provider,
			metadata: ended,
		});
		this.store.clearTurn();
		this.store.removeJob("turn-watch");
		structures.noteEnd(turn, end, ended);
		this.scheduleJobs();
		return followed;
	}

	private scheduleJobs(): void {
		const { now } = this.deps();
		const { store } = this;
		const soon = (name: JobName) => store.setJob({ name, dueAt: now(), failures: 0 });
		store.followChanges();
		if (store.meta()?.title === "" && store.postTurn.firstWords(TITLE_FROM + 1).length <= TITLE_FROM) {
			soon("title");
		}
		const newest = store.messages.newest();
		if (newest && summaryIsDue(newest.seq, store.meta()?.summary_upto ?? 0)) {
			soon("summary");
		}
		if (store.postTurn.wantingStructure()) {
			soon("structure");
		}
	}

	/** Restores a reply that was to be rewritten, when the new one has no text. */
	private bringBack(turn: Turn, { status }: TurnEnd): boolean {
		if (status === "complete" || !this.store.transaction(() => restoreReplacedReply(this.store, turn))) {
			return false;
		}
		this.around.tell(turn.messageId);
		const error = status === "failed" ? { error: FAILURE_TEXT } : {};
		this.around.emit({ type: "turn", turn: null, ...error });
		this.around.arm();
		return true;
	}
}
