import { DurableObject } from "cloudflare:workers";
import { CLOSE_CODES, type ConversationFrame } from "#shared/conversation-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { ArmedAlarm } from "../../../durable-objects/armed-alarm.ts";
import { destroyStorage, migrate, type ObjectLife, readLife } from "../../../durable-objects/migrate.ts";
import { openSocket } from "../../../durable-objects/open-socket.ts";
import {
	answerPingsAsleep,
	broadcast,
	closeAllSockets,
	closeSocketsOf,
} from "../../../durable-objects/sockets.ts";
import type { AppEnv } from "../../../env.ts";
import type { AgreedStep } from "../../../models/text-model.ts";
import type { Forgotten } from "../../memory/fact-marks.ts";
import { withoutFacts } from "../../memory/without-fact.ts";
import { removeConversation } from "../conversations.repository.ts";
import { filedId } from "../file-words.ts";
import { JobRunner } from "../jobs/job-runner.ts";
import type { Job } from "../jobs/schedule.ts";
import { OwnerNotes } from "../owner-notes.ts";
import { ConversationRuns } from "../runs/conversation-runs.ts";
import { pushRuns } from "../runs/copy-runs.ts";
import type {
	FoundRun,
	MoveRunInput,
	MoveRunOutcome,
	StartRunInput,
	StartRunOutcome,
} from "../runs/run-contract.ts";
import { type KeptRun, keptRuns, withRun } from "../runs/show-run.ts";
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
import { CONVERSATION_MIGRATIONS } from "./conversation-migrations.ts";
import { toMessage } from "./conversation-rows.ts";
import { ConversationStorage } from "./conversation-storage.ts";
import { ConversationTurns } from "./conversation-turns.ts";
import { openAgain, openAnew, openEdited } from "./retry-regenerate-edit.ts";
import { turnState } from "./turn.ts";

/** How many messages a tab gets when it connects. */
const SNAPSHOT_MESSAGES = 50;

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
	private life: ObjectLife;

	constructor(ctx: DurableObjectState, env: AppEnv) {
		super(ctx, env);
		this.deps = createConversationDeps(env);
		this.store = new ConversationStorage(ctx.storage);
		this.alarmClock = new ArmedAlarm(ctx.storage);
		this.life = readLife(ctx.storage);
		const keepAlive = (work: Promise<unknown>) => ctx.waitUntil(work);
		const notes = new OwnerNotes(this.store, () => this.deps, keepAlive);
		this.turns = new ConversationTurns(this.store, () => this.deps, {
			notes,
			emit: (frame) => this.emit(frame),
			reshow: () => this.emit(this.snapshot()),
			arm: () => this.arm(),
			keepAlive,
		});
		this.runs = new ConversationRuns(this.store, () => this.deps, {
			notes,
			tell: (messageId) => this.turns.tell(messageId),
			arm: () => this.arm(),
		});
		this.jobs = new JobRunner({
			store: this.store,
			turns: this.turns,
			runs: this.runs,
			deps: () => this.deps,
			isOpen: () => this.isOpen(),
			end: () => this.end(),
			arm: () => this.arm(),
			keepAlive,
		});
		answerPingsAsleep(ctx);
		if (this.life === "open") {
			migrate(ctx.storage, CONVERSATION_MIGRATIONS);
			this.turns.takeUpAfterWaking();
		}
	}

	/** Makes the conversation with its greeting. A second call finds it as it is. */
	open(input: OpenInput): PageOutcome {
		if (this.life === "destroyed") {
			return { ok: false, reason: "gone" };
		}
		if (this.life === "new") {
			migrate(this.ctx.storage, CONVERSATION_MIGRATIONS);
			this.life = "open";
		}
		if (!this.store.meta()) {
			this.store.transaction(() => greet(this.store, this.deps, input));
			this.arm();
		}
		return this.page(input.userId, undefined, SNAPSHOT_MESSAGES);
	}

	/** A page of the transcript, oldest first: the newest, or what came before a message. */
	page(userId: string, before: string | undefined, limit: number): PageOutcome {
		const conversationId = this.conversationOf(userId);
		if (!conversationId) {
			return { ok: false, reason: "gone" };
		}
		const rows = this.store.messages.page(before, limit + 1);
		const messages = rows.slice(0, limit).map((row) => this.shown(toMessage(row, conversationId)));
		return { ok: true, messages: messages.reverse(), hasMore: rows.length > limit };
	}

	/** Stores what the person wrote, answers it, and returns the reply when it has ended. */
	async send(input: SendInput): Promise<TurnOutcome> {
		return this.conversationOf(input.userId) ? this.turns.send(input) : { ok: false, reason: "gone" };
	}

	/** Files what was said before there was an account, with the guide's replies. */
	file(input: FileInput): FileOutcome {
		return this.conversationOf(input.userId) ? this.turns.file(input) : { ok: false, reason: "gone" };
	}

	/** Whether these words were filed here. */
	holds(userId: string, filingId: string): boolean {
		return Boolean(this.conversationOf(userId) && this.store.messages.byClientId(filedId(filingId, 0)));
	}

	/** Adds words of the coach that answer nobody, such as the insight after an assessment. */
	note(input: NoteInput): void {
		if (this.conversationOf(input.userId)) {
			this.turns.note(input);
		}
	}

	/** Ends the reply being written; what was said stays. */
	async stop(userId: string): Promise<TurnOutcome> {
		return this.conversationOf(userId) ? this.turns.stop() : { ok: false, reason: "gone" };
	}

	/** Answers the newest message again after its reply failed. */
	async retry(userId: string, by: AskedBy): Promise<TurnOutcome> {
		return this.reopen(userId, (store, deps) => openAgain(store, deps, "failed", by));
	}

	/** Goes on with the newest reply after it was cut or stopped. */
	async goOn(userId: string, by: AskedBy): Promise<TurnOutcome> {
		return this.reopen(userId, (store, deps) => openAgain(store, deps, "stopped", by));
	}

	/** Writes the newest reply anew. */
	async rewrite(userId: string, by: AskedBy): Promise<TurnOutcome> {
		return this.reopen(userId, (store, deps) => openAnew(store, deps, by));
	}

	/** Puts the person's last message into other words, and answers those. */
	async edit(messageId: string, input: EditInput): Promise<TurnOutcome> {
		return this.reopen(input.userId, (store, deps) => openEdited(store, deps, messageId, input));
	}

	/** Shows another of the answers to the newest message; the talk goes on from it. */
	showVersion(userId: string, messageId: string, number: number): TurnOutcome {
		return this.conversationOf(userId)
			? this.turns.replies.showVersion(messageId, number)
			: { ok: false, reason: "gone" };
	}

	/** One reply of the coach, as it stands. */
	reply(userId: string, messageId: string): FoundReply {
		const conversationId = this.conversationOf(userId);
		if (!conversationId) {
			return { ok: false, reason: "gone" };
		}
		const row = this.store.messages.find(messageId);
		return row?.role === "assistant" && row.removed === 0
			? { ok: true, reply: toMessage(row, conversationId) }
			: { ok: false, reason: "no_such_reply" };
	}

	/** Ticks one of a reply's next steps, or takes the tick back. */
	tickStep(userId: string, messageId: string, index: number, isDone: boolean): TickOutcome {
		return this.conversationOf(userId)
			? this.turns.replies.tickStep(messageId, index, isDone)
			: { ok: false, reason: "gone" };
	}

	/** Starts an exercise, or goes on with it where it was paused. */
	startRun(input: StartRunInput): StartRunOutcome {
		return this.conversationOf(input.userId) ? this.runs.start(input) : { ok: false, reason: "gone" };
	}

	run(userId: string, runId: string): FoundRun {
		return this.conversationOf(userId) ? this.runs.find(runId) : { ok: false, reason: "gone" };
	}

	/** Answers the current step of an exercise, or goes back, past it, away or on. */
	moveRun(input: MoveRunInput): MoveRunOutcome {
		return this.conversationOf(input.userId) ? this.runs.move(input) : { ok: false, reason: "gone" };
	}

	/** What is kept of the talk besides its words: the steps taken along from here, the summary, and exercises not ended yet. */
	kept(userId: string): { steps: AgreedStep[]; summary: string; runs: KeptRun[] } {
		const meta = this.conversationOf(userId) ? this.store.meta() : null;
		return {
			steps: readAgreed(meta?.agreed ?? "").steps,
			summary: meta?.summary ?? "",
			runs: meta ? keptRuns(this.store, this.deps) : [],
		};
	}

	/** Takes facts that the person deleted out of what the coach keeps of the talk. */
	forget(userId: string, forgotten: Forgotten): void {
		const meta = this.conversationOf(userId) ? this.store.meta() : null;
		if (meta) {
			this.store.afterwork.setSummary(withoutFacts(meta.summary, forgotten), meta.summary_upto);
		}
	}

	/** Closes the sockets of an ended session. */
	closeSession(sid: string, code: number): void {
		closeSocketsOf(this.ctx, sid, code);
	}

	/** Deletes the conversation: it is gone at once, and removed when `endsAt` (ms) has come. */
	async deleteAt(userId: string, endsAt: number): Promise<boolean> {
		if (!this.conversationOf(userId) || this.store.isTemporary()) {
			return false;
		}
		await this.turns.stop();
		this.store.setJob({ name: "end", dueAt: endsAt, failures: 0 });
		closeAllSockets(this.ctx, CLOSE_CODES.gone, "conversation deleted");
		this.arm();
		await this.hideFromSearch(true);
		return true;
	}

	/** Whether it was deleted, and not brought back since. */
	isDeleted(): boolean {
		return this.endJob() !== undefined || this.life === "destroyed";
	}

	/** Brings a deleted conversation back as it was, while its time has not come. True too for one that is not deleted. */
	async restore(userId: string): Promise<boolean> {
		const end = this.endJob();
		if (
			!this.isOpen() ||
			this.store.isTemporary() ||
			this.store.meta()?.owner !== userId ||
			(end && (end.failures > 0 || end.dueAt <= this.deps.now()))
		) {
			return false;
		}
		this.store.removeJob("end");
		// A rebuild of the index passes over deleted conversations: this one tells it again what it holds.
		this.store.setJob({ name: "search", dueAt: this.deps.now(), failures: 0 });
		this.arm();
		await this.hideFromSearch(false);
		return true;
	}

	/** Has the owner's search index told everything it does not have yet. False for a conversation that nobody can open. */
	feedSearch(userId: string): boolean {
		if (!this.conversationOf(userId)) {
			return false;
		}
		this.store.setJob({ name: "search", dueAt: this.deps.now(), failures: 0 });
		this.arm();
		return true;
	}

	/** Lists leave a deleted conversation out by themselves, so a miss here shows nothing. */
	private async hideFromSearch(isHidden: boolean): Promise<void> {
		const meta = this.store.meta();
		const { search, log } = this.deps;
		if (meta) {
			await search
				.hide(meta.owner, meta.conversation_id, isHidden)
				.catch(() => log({ level: "warn", search: "not hidden" }));
		}
	}

	/** Ends a temporary talk: its words are gone at once. False for any other. */
	async endTemporary(userId: string): Promise<boolean> {
		if (!this.conversationOf(userId) || !this.store.isTemporary()) {
			return false;
		}
		await this.end();
		return true;
	}

	private async end(): Promise<void> {
		const meta = this.store.meta();
		if (meta?.kind === "temporary") {
			await this.deps.forgetTemporary(meta.owner, meta.conversation_id);
		} else if (meta) {
			// What was kept stays when its conversation goes.
			await pushRuns(this.store, this.deps);
			await this.deps.search.remove(meta.owner, meta.conversation_id);
			await removeConversation(this.deps.db, meta.owner, meta.conversation_id);
		}
		await this.destroy();
	}

	/** Removes everything, for good. Every later call hears that the conversation is gone. How many messages there were. */
	async destroy(): Promise<number> {
		const messages = this.isOpen() ? (this.store.meta()?.message_count ?? 0) : 0;
		this.life = "destroyed";
		await this.turns.abandon();
		closeAllSockets(this.ctx, CLOSE_CODES.gone, "conversation deleted");
		await destroyStorage(this.ctx.storage);
		return messages;
	}

	/** The socket upgrade. The Worker has checked the session and the owner; both are checked again. */
	override async fetch(request: Request): Promise<Response> {
		const userId = request.headers.get("x-attune-user");
		const sid = request.headers.get("x-attune-sid");
		if (!sid || !userId || !this.conversationOf(userId)) {
			return new Response("Gone", { status: 404 });
		}
		return openSocket(this.ctx, this.deps.db, sid, () => this.snapshot());
	}

	private snapshot(): ConversationFrame {
		const page = this.page(this.store.meta()?.owner ?? "", undefined, SNAPSHOT_MESSAGES);
		const open = this.turns.open();
		return {
			type: "snapshot",
			messages: page.ok ? page.messages : [],
			turn: open ? turnState(open) : null,
		};
	}

	override webSocketMessage(socket: WebSocket): void {
		socket.close(CLOSE_CODES.protocol, "this socket only listens");
	}

	override async alarm(): Promise<void> {
		this.alarmClock.rang();
		if (this.life !== "open") {
			return;
		}
		await this.jobs.ring();
	}

	private async reopen(
		userId: string,
		open: Parameters<ConversationTurns["reopen"]>[0],
	): Promise<TurnOutcome> {
		return this.conversationOf(userId) ? this.turns.reopen(open) : { ok: false, reason: "gone" };
	}

	/** Asked again after every wait: the conversation can be destroyed meanwhile. */
	private isOpen(): boolean {
		return this.life === "open";
	}

	/** The conversation's id when this person owns it, else null: also when it was never opened or is gone. */
	private conversationOf(userId: string): string | null {
		const meta = this.isOpen() && !this.endJob() ? this.store.meta() : null;
		return meta?.owner === userId ? meta.conversation_id : null;
	}

	/** Waits where the conversation is deleted, until that can no longer be undone. */
	private endJob(): Job | undefined {
		return this.isOpen() ? this.store.jobs().find(({ name }) => name === "end") : undefined;
	}

	/** A reply that is being written is shown with the words it has so far, an exercise with its current step. */
	private shown(message: Message): Message {
		const open = this.turns.open();
		const now = open?.messageId === message.id ? { ...message, content: open.text } : message;
		return withRun(this.store, this.deps, now);
	}

	private emit(frame: ConversationFrame): void {
		broadcast(this.ctx, frame);
	}

	/** Sets the one alarm to the earliest job. */
	private arm(): void {
		this.ctx.waitUntil(this.alarmClock.arm(this.jobs.nextAlarm()));
	}
}
