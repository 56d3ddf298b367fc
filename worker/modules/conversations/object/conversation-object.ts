import { DurableObject } from "cloudflare:workers";
import { CLOSE_CODES, type ConversationFrame } from "#shared/conversation-protocol.ts";
import { ArmedAlarm } from "../../../durable-objects/armed-alarm.ts";
import { openSocket } from "../../../durable-objects/open-socket.ts";
import { answerPingsAsleep, broadcast, closeSocketsOf } from "../../../durable-objects/sockets.ts";
import type { AppEnv } from "../../../env.ts";
import type { AgreedStep } from "../../../models/text-model.ts";
import type { Forgotten } from "../../memory/fact-marks.ts";
import { withoutFacts } from "../../memory/without-fact.ts";
import { filedId } from "../file-words.ts";
import { JobRunner } from "../jobs/job-runner.ts";
import { ConversationDeletion } from "../life/conversation-deletion.ts";
import { ConversationLife } from "../life/conversation-life.ts";
import { SNAPSHOT_MESSAGES, TranscriptView } from "../messages/transcript-view.ts";
import { OwnerNotes } from "../owner-notes.ts";
import { ConversationRuns } from "../runs/conversation-runs.ts";
import type {
	FoundRun,
	MoveRunInput,
	MoveRunOutcome,
	StartRunInput,
	StartRunOutcome,
} from "../runs/run-contract.ts";
import { type KeptRun, keptRuns } from "../runs/show-run.ts";
import { readAgreed } from "./agreed-steps.ts";
import { greet } from "./coach-notes.ts";
import type {
	AskedBy,
	EditInput,
	FileInput,
	FileOutcome,
	FoundReply,
	NoteInput,
	OpenInput,
	PageOutcome,
	SendInput,
	TickOutcome,
	TurnOutcome,
} from "./conversation-contract.ts";
import { type ConversationDeps, createConversationDeps } from "./conversation-deps.ts";
import { ConversationStorage } from "./conversation-storage.ts";
import { ConversationTurns } from "./conversation-turns.ts";
import { beginEdit, beginRegenerate, beginRetry } from "./retry-regenerate-edit.ts";

const GONE = { ok: false, reason: "gone" } as const;

/**
 * One conversation: the only writer of its transcript. It orders turns, holds the one in flight, streams it
 * to every open tab and survives its own eviction. Every call names the person, and only the owner is heard.
 */
export class ConversationObject extends DurableObject<AppEnv> {
	/** Replaced by tests. */
	protected deps: ConversationDeps;
	private readonly store: ConversationStorage;
	private readonly turns: ConversationTurns;
	private readonly runs: ConversationRuns;
	private readonly jobs: JobRunner;
	private readonly alarmClock: ArmedAlarm;
	private readonly life: ConversationLife;
	private readonly view: TranscriptView;
	private readonly deletion: ConversationDeletion;

	constructor(ctx: DurableObjectState, env: AppEnv) {
		super(ctx, env);
		this.deps = createConversationDeps(env);
		this.store = new ConversationStorage(ctx.storage);
		this.alarmClock = new ArmedAlarm(ctx.storage);
		this.life = new ConversationLife(ctx.storage, this.store);
		const deps = () => this.deps;
		const arm = () => this.arm();
		const keepAlive = (work: Promise<unknown>) => ctx.waitUntil(work);
		const notes = new OwnerNotes(this.store, deps, keepAlive);
		this.view = new TranscriptView(this.store, deps, { life: this.life, openTurn: () => this.turns.open() });
		this.turns = new ConversationTurns(this.store, deps, {
			notes,
			emit: (frame) => this.emit(frame),
			view: this.view,
			arm,
			keepAlive,
		});
		this.runs = new ConversationRuns(this.store, deps, {
			notes,
			tell: (messageId) => this.turns.tell(messageId),
			arm,
		});
		this.deletion = new ConversationDeletion(this.store, deps, {
			ctx,
			life: this.life,
			turns: this.turns,
			arm,
		});
		this.jobs = new JobRunner({
			store: this.store,
			turns: this.turns,
			runs: this.runs,
			deps,
			isOpen: () => this.life.isOpen(),
			end: () => this.deletion.end(),
			arm,
			keepAlive,
		});
		answerPingsAsleep(ctx);
		if (this.life.isOpen()) {
			this.turns.takeUpAfterWaking();
		}
	}

	/** Makes the conversation with its greeting. A second call finds it as it is. */
	open(input: OpenInput): PageOutcome {
		if (!this.life.begin()) {
			return GONE;
		}
		if (!this.store.meta()) {
			this.store.transaction(() => greet(this.store, this.deps, input));
			this.arm();
		}
		return this.page(input.userId, undefined, SNAPSHOT_MESSAGES);
	}

	/** A page of the transcript, oldest first: the newest, or what came before a message. */
	page(userId: string, before: string | undefined, limit: number): PageOutcome {
		return this.view.page(userId, before, limit);
	}

	/** Stores what the person wrote, answers it, and returns the reply when it has ended. */
	async send(input: SendInput): Promise<TurnOutcome> {
		return this.life.getConversationStub(input.userId) ? this.turns.send(input) : GONE;
	}

	/** Files messages from before there was an account, with the guide's replies. */
	file(input: FileInput): FileOutcome {
		return this.life.getConversationStub(input.userId) ? this.turns.file(input) : GONE;
	}

	/** Whether these words were filed here. */
	holds(userId: string, filingId: string): boolean {
		return Boolean(
			this.life.getConversationStub(userId) && this.store.messages.byClientId(filedId(filingId, 0)),
		);
	}

	/** Adds a message of the coach that answers none, such as the insight after an assessment. */
	note(input: NoteInput): void {
		if (this.life.getConversationStub(input.userId)) {
			this.turns.note(input);
		}
	}

	/** Stops the reply being written; its text so far stays. */
	async stop(userId: string): Promise<TurnOutcome> {
		return this.life.getConversationStub(userId) ? this.turns.stop() : GONE;
	}

	/** Answers the newest message again after its reply failed. */
	async retry(userId: string, by: AskedBy): Promise<TurnOutcome> {
		return this.reopen(userId, (store, deps) => beginRetry(store, deps, "failed", by));
	}

	/** Continues the newest reply after it was cut or stopped. */
	async goOn(userId: string, by: AskedBy): Promise<TurnOutcome> {
		return this.reopen(userId, (store, deps) => beginRetry(store, deps, "stopped", by));
	}

	/** Writes the newest reply again. */
	async rewrite(userId: string, by: AskedBy): Promise<TurnOutcome> {
		return this.reopen(userId, (store, deps) => beginRegenerate(store, deps, by));
	}

	/** Puts the person's last message into other words, and answers those. */
	async edit(messageId: string, input: EditInput): Promise<TurnOutcome> {
		return this.reopen(input.userId, (store, deps) => beginEdit(store, deps, messageId, input));
	}

	/** Shows another version of the newest reply; the conversation continues from it. */
	showVersion(userId: string, messageId: string, number: number): TurnOutcome {
		return this.life.getConversationStub(userId) ? this.turns.replies.showVersion(messageId, number) : GONE;
	}

	/** Returns one reply of the coach in its current state. */
	reply(userId: string, messageId: string): FoundReply {
		return this.view.reply(userId, messageId);
	}

	/** Ticks one of a reply's next steps, or takes the tick back. */
	tickStep(userId: string, messageId: string, index: number, isDone: boolean): TickOutcome {
		return this.life.getConversationStub(userId)
			? this.turns.replies.tickStep(messageId, index, isDone)
			: GONE;
	}

	/** Starts an exercise, or resumes it where it was paused. */
	startRun(input: StartRunInput): StartRunOutcome {
		return this.life.getConversationStub(input.userId) ? this.runs.start(input) : GONE;
	}

	run(userId: string, runId: string): FoundRun {
		return this.life.getConversationStub(userId) ? this.runs.find(runId) : GONE;
	}

	/** Answers the current step of an exercise, or goes back, past it, away or on. */
	moveRun(input: MoveRunInput): MoveRunOutcome {
		return this.life.getConversationStub(input.userId) ? this.runs.move(input) : GONE;
	}

	/** Returns what is stored beside messages: saved steps, the summary, and open exercises. */
	kept(userId: string): { steps: AgreedStep[]; summary: string; runs: KeptRun[] } {
		const meta = this.life.getConversationStub(userId) ? this.store.meta() : null;
		return {
			steps: readAgreed(meta?.agreed ?? "").steps,
			summary: meta?.summary ?? "",
			runs: meta ? keptRuns(this.store, this.deps) : [],
		};
	}

	/** Removes facts that the person deleted from the conversation's summary. */
	forget(userId: string, forgotten: Forgotten): void {
		const meta = this.life.getConversationStub(userId) ? this.store.meta() : null;
		if (meta) {
			this.store.postTurn.setSummary(withoutFacts(meta.summary, forgotten), meta.summary_upto);
		}
	}

	/** Closes the sockets of an ended session. */
	closeSession(sid: string, code: number): void {
		closeSocketsOf(this.ctx, sid, code);
	}

	/** Deletes the conversation: it's gone at once, and removed when `endsAt` (ms) has come. */
	async deleteAt(userId: string, endsAt: number): Promise<boolean> {
		return this.deletion.deleteAt(userId, endsAt);
	}

	/** Whether it was deleted, and not brought back since. */
	isDeleted(): boolean {
		return this.deletion.isDeleted();
	}

	/** Brings a deleted conversation back as it was, while its time hasn't come. True too for one that isn't deleted. */
	async restore(userId: string): Promise<boolean> {
		return this.deletion.restore(userId);
	}

	/** Starts sending the owner's search index everything it misses. False for a conversation that can't be opened. */
	feedSearch(userId: string): boolean {
		return this.deletion.feedSearch(userId);
	}

	/** Ends a temporary talk: its words are gone at once. False for any other. */
	async endTemporary(userId: string): Promise<boolean> {
		return this.deletion.endTemporary(userId);
	}

	/** Removes everything, for good; later calls return `gone`. Returns how many messages there were. */
	async destroy(): Promise<number> {
		return this.deletion.destroy();
	}

	/** The socket upgrade. The Worker has checked the session and the owner; both are checked again. */
	override async fetch(request: Request): Promise<Response> {
		const userId = request.headers.get("x-attune-user");
		const sid = request.headers.get("x-attune-sid");
		if (!sid || !userId || !this.life.getConversationStub(userId)) {
			return new Response("Gone", { status: 404 });
		}
		this.ctx.waitUntil(this.deps.warmUp());
		return openSocket(this.ctx, this.deps.db, sid, () => [this.view.snapshot()]);
	}

	override webSocketMessage(socket: WebSocket): void {
		socket.close(CLOSE_CODES.protocol, "this socket only listens");
	}

	override async alarm(): Promise<void> {
		this.alarmClock.rang();
		if (this.life.isOpen()) {
			await this.jobs.ring();
		}
	}

	private async reopen(
		userId: string,
		open: Parameters<ConversationTurns["reopen"]>[0],
	): Promise<TurnOutcome> {
		return this.life.getConversationStub(userId) ? this.turns.reopen(open) : GONE;
	}

	private emit(frame: ConversationFrame): void {
		broadcast(this.ctx, frame);
	}

	/** Sets the one alarm to the earliest job. */
	private arm(): void {
		this.ctx.waitUntil(this.alarmClock.arm(this.jobs.nextAlarm()));
	}
}
