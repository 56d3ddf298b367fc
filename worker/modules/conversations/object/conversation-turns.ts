import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { ModelError } from "../../../models/model-error.ts";
import { isForGuide } from "../../../models/reply/for-guide.ts";
import { filedId, fileWords } from "../file-words.ts";
import type { TranscriptView } from "../messages/transcript-view.ts";
import type { OwnerNotes } from "../owner-notes.ts";
import { ReplyChanges } from "../replies/reply-changes.ts";
import { TurnFinisher } from "../replies/turn-finisher.ts";
import { ReplyStructures } from "../reply-structures.ts";
import { SecondLook } from "../second-look/second-look.ts";
import { beginTurn } from "./begin-turn.ts";
import { addNote } from "./coach-notes.ts";
import type { FileInput, FileOutcome, NoteInput, SendInput, TurnOutcome } from "./conversation-contract.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { MessageRow } from "./conversation-rows.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { beginRetry, type Reopened } from "./retry-regenerate-edit.ts";
import { withHelpForQuestions } from "./screen-message.ts";
import { stepTurn, type Turn, type TurnRequest, type TurnStep, turnState } from "./turn.ts";
import { TurnRunner } from "./turn-runner.ts";

type Surroundings = {
	notes: OwnerNotes;
	view: TranscriptView;
	emit: (frame: ConversationFrame) => void;
	arm: () => void;
	keepAlive: (work: Promise<unknown>) => void;
};

/** The conversation's turns: begins, watches, stops and ends them, storing before telling. */
export class ConversationTurns {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly around: Surroundings;
	private readonly runner: TurnRunner;
	private readonly structures: ReplyStructures;
	private readonly finisher: TurnFinisher;
	private readonly notes: OwnerNotes;
	private readonly view: TranscriptView;
	private readonly secondLook: SecondLook;
	/** Changes of replies that have ended. */
	readonly replies: ReplyChanges;
	/** When the open turn is looked at, in ms. Null when the object has just woken: it looks at once. */
	watchAt: number | null = null;

	constructor(store: ConversationStorage, deps: () => ConversationDeps, around: Surroundings) {
		this.store = store;
		this.deps = deps;
		this.around = around;
		this.notes = around.notes;
		this.view = around.view;
		this.structures = new ReplyStructures(store, deps);
		const tell = (messageId: string) => this.tell(messageId);
		this.replies = new ReplyChanges(store, {
			structures: this.structures,
			view: this.view,
			tell,
			arm: around.arm,
		});
		this.finisher = new TurnFinisher(store, deps, { ...around, structures: this.structures, tell });
		this.secondLook = new SecondLook(store, deps, { ...around, tell });
		this.runner = new TurnRunner(
			{
				onAppend: (turn, offset, text) =>
					around.emit({ type: "delta", messageId: turn.messageId, offset, text }),
				onCheckpoint: (turn) => store.checkpoint(turn),
				onEnd: (turn, end) => this.finisher.finish(turn, end),
				onError: (error) =>
					deps().log({
						level: "warn",
						model: "failed",
						error: error instanceof ModelError ? error.message : "unknown",
					}),
				onUsage: (usage) => this.notes.usage(usage),
			},
			deps,
		);
	}

	/** The open turn with the newest words: those in memory are ahead of those stored. */
	open(): Turn | null {
		return this.runner.turn ?? this.store.turn();
	}

	/** Adds a message of the coach that answers none (`coach-notes.ts`). */
	note(input: NoteInput): void {
		const id = addNote(this.store, this.deps(), input);
		if (id) {
			this.tell(id);
			this.around.arm();
		}
	}

	async send(input: SendInput): Promise<TurnOutcome> {
		const known = input.clientMessageId ? this.store.messages.byClientId(input.clientMessageId) : null;
		if (known) {
			return isSame(known, input.content)
				? this.repeat(known, input.request)
				: { ok: false, reason: "message_id_used" };
		}
		if (this.store.turn()) {
			return { ok: false, reason: "turn_in_progress" };
		}
		const begun = this.store.transaction(() => beginTurn(this.store, this.deps(), input));
		this.notes.begun(begun);
		return this.runToEnd(begun.turn);
	}

	/** Stores messages from before there was an account, each with the guide's reply: all or none, and only once. */
	file(input: FileInput): FileOutcome {
		if (this.store.messages.byClientId(filedId(input.filingId, 0))) {
			return { ok: true };
		}
		if (this.store.turn() || this.store.messages.newestSaid()) {
			return { ok: false, reason: "spoken_in" };
		}
		const filed = this.store.transaction(() =>
			fileWords(this.store, this.deps(), input, {
				requestOf: (turn) => this.structures.requestFor(turn),
				settle: (turn, end) => this.finisher.settle(turn, end),
			}),
		);
		for (const each of filed) {
			this.notes.begun(each);
		}
		this.around.emit(this.view.snapshot());
		this.around.arm();
		return { ok: true };
	}

	/** For a message sent again: waits for its reply, or retries a failed one. */
	private async repeat(userMessage: MessageRow, request: TurnRequest): Promise<TurnOutcome> {
		const reply = this.store.messages.replyTo(userMessage.id);
		if (!reply) {
			return { ok: false, reason: "gone" };
		}
		if (
			reply.status === "failed" &&
			!this.store.turn() &&
			this.store.messages.newestOfTurn()?.id === reply.id
		) {
			return this.reopen((store, deps) => beginRetry(store, deps, "failed", request));
		}
		if (this.store.turn()?.messageId === reply.id) {
			this.takeUp();
			await this.runner.ended();
		}
		return this.view.outcome(reply.id);
	}

	/**
	 * Starts a turn without a new message: retries, continues or rewrites a reply, or replies to an edited message
	 * (`retry-regenerate-edit.ts`).
	 */
	async reopen(open: (store: ConversationStorage, deps: ConversationDeps) => Reopened): Promise<TurnOutcome> {
		if (this.store.turn()) {
			return { ok: false, reason: "turn_in_progress" };
		}
		const reopened = this.store.transaction(() => open(this.store, this.deps()));
		if (!reopened.ok) {
			return reopened;
		}
		const { turn, removed = [] } = reopened;
		if (removed.length > 0) {
			this.around.emit({ type: "removed", messageIds: removed });
		}
		this.notes.begun(reopened);
		return this.runToEnd(turn);
	}

	async stop(): Promise<TurnOutcome> {
		const open = this.open();
		if (!open) {
			const newest = this.store.messages.newest();
			return newest ? this.view.outcome(newest.id) : { ok: false, reason: "gone" };
		}
		if (this.runner.turn) {
			await this.runner.end("stopped");
		} else {
			this.apply(open, stepTurn(open, { type: "stopped" }));
		}
		return this.view.outcome(open.messageId);
	}

	/** Drops the turn in flight without a trace: the conversation is being destroyed. */
	async abandon(): Promise<void> {
		this.secondLook.abandon();
		await this.runner.end("abandoned");
	}

	/** Call it after the object woke. Checks an open turn at once, since nothing runs it any more. */
	takeUpAfterWaking(): void {
		if (this.store.turn()) {
			this.store.removeJob("turn-watch");
			this.around.arm();
		}
	}

	/** Checks the open turn: ends one that runs too long, and resumes an orphaned one once. */
	watch(): void {
		const { now, watchEveryMs } = this.deps();
		const open = this.store.turn();
		if (!open) {
			this.store.removeJob("turn-watch");
			return;
		}
		if (this.takeUp()) {
			return;
		}
		if (now() >= open.deadline) {
			this.around.keepAlive(this.runner.end("overdue"));
		}
		this.store.removeJob("turn-watch");
		this.watchAt = now() + watchEveryMs;
	}

	/** Resumes an open turn that no runner works on, as after a restart. True when there was one. */
	private takeUp(): boolean {
		const open = this.store.turn();
		if (!open || this.runner.turn) {
			return false;
		}
		this.apply(open, stepTurn(open, { type: "orphaned", now: this.deps().now() }));
		return true;
	}

	private async runToEnd(turn: Turn): Promise<TurnOutcome> {
		await this.run(turn);
		return this.view.outcome(turn.messageId);
	}

	/** Notifies the tabs and asks the model. The turn outlives the request that started it. */
	private run(turn: Turn): Promise<void> {
		const { now, watchEveryMs } = this.deps();
		this.watchAt = now() + watchEveryMs;
		const messages = [turn.userMessageId, turn.messageId].flatMap((id) => this.read(id));
		this.around.emit({ type: "turn", turn: turnState(turn), messages });
		this.around.arm();
		const request = this.structures.requestFor(turn);
		if (turn.request.costs && !isForGuide(request)) {
			this.notes.reply();
		}
		const looked = this.secondLook.before(this.deps().model, turn);
		const model = withHelpForQuestions(looked, turn, this.store, (row) => {
			this.notes.help(turn.request.country, undefined, row);
			this.tell(turn.messageId);
		});
		const done = this.runner.start(turn, model, request);
		this.around.keepAlive(done);
		return done;
	}

	private apply(turn: Turn, step: TurnStep): void {
		if (step.next === "end") {
			this.finisher.finish(turn, step);
		} else if (step.next === "resume") {
			this.store.setTurn(step.turn);
			this.run(step.turn);
		}
	}

	/** Sends a message's current state to every tab. */
	tell(messageId: string): void {
		for (const message of this.read(messageId)) {
			this.around.emit({ type: "message", message });
		}
	}

	/** A message as the tabs see it; none when it's gone. */
	private read(messageId: string): Message[] {
		const outcome = this.view.outcome(messageId);
		return outcome.ok ? [outcome.reply] : [];
	}
}

/** Whether these are the words that were sent under the message's id. SQLite keeps no half of an emoji. */
function isSame({ role, removed, content }: MessageRow, sent: string): boolean {
	return role === "user" && removed === 0 && content === sent.toWellFormed();
}
