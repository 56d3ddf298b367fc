import type { PersonFrame, ProfileChange, SceneFrame } from "#shared/person-protocol.ts";
import type { Disclosure } from "#shared/safety/disclosure.ts";
import { EMPTY_PLAN } from "#shared/safety/help/plan-parts.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { SafetyFeedback, SafetyPlan, SafetyPlanChange } from "#shared/schemas/safety.ts";
import { broadcast } from "../../durable-objects/sockets.ts";
import type { Usage } from "../../models/text-model.ts";
import {
	NO_TIMING,
	type SentNote,
	type TimingState,
	TimingStore,
	type Visit,
} from "../../timing/timing-store.ts";
import { type Forgotten, NOTHING_FORGOTTEN } from "../memory/fact-marks.ts";
import { MemoryStore, type NewFact, type StoredFact } from "../memory/memory-store.ts";
import { noteSocket } from "./conversation-sockets.ts";
import { type LimitName, takeTry } from "./limits.ts";
import { claimText, keepText, type MadeText } from "./made-texts.ts";
import { PersonSearch } from "./person-search.ts";
import { type RiskState, RiskStore } from "./risk-store.ts";
import { type BeginScene, SCENE_MS, SceneJob } from "./scene-job.ts";
import {
	checkReplies,
	recordTokens,
	type SpendOutcome,
	spendEmail,
	spendLook,
	spendQuestion,
	spendReply,
	spendSpeech,
} from "./spending.ts";
import {
	beginTemporaryTalk,
	forgetTemporaryTalk,
	type OpenTemporaryTalk,
	openTemporaryTalk,
} from "./temporary-talk.ts";
import { noteWriting, type Writer } from "./time-here.ts";

/** So much of what the coach knows goes with a reply: the newest. */
const FACTS_IN_PROMPT = 40;

/** `level` is what the person's new words show by themselves; null when no new words are answered. */
type PrepareReply = Writer & { costs: boolean; remembers: boolean; level: RiskLevel | null };

export type PreparedReply = {
	spending: SpendOutcome;
	memory: StoredFact[];
	forgotten: Forgotten;
	risk: RiskState | null;
	/** What the person is to be told with the reply. */
	disclosure: Disclosure | null;
	/** It is time to ask once, gently, after something that was not meant so. */
	asksAgain: boolean;
};

/** One a person: their live sockets outside conversations, what must end when a session does, and what is known of them. */
export class PersonObject extends PersonSearch {
	private readonly sceneJob = new SceneJob();

	/** Tells every open tab which of the person's data changed. */
	notify(changed: ProfileChange[]): void {
		broadcast(this.ctx, { type: "profile", changed } satisfies PersonFrame);
	}

	/** Remembers that a session has a socket to a conversation, so that it can be closed with the session. */
	noteConversation(sid: string, conversationId: string): void {
		const sql = this.tables();
		if (sql) {
			noteSocket(sql, sid, conversationId, Date.now());
		}
	}

	/** The temporary talk that is open, or this one from now on. Null once the person left. */
	beginTemporaryTalk(begun: OpenTemporaryTalk): OpenTemporaryTalk | null {
		const sql = this.tables();
		return sql && beginTemporaryTalk(sql, begun, Date.now());
	}

	temporaryTalk(): OpenTemporaryTalk | null {
		return this.life === "open" ? openTemporaryTalk(this.ctx.storage.sql, Date.now()) : null;
	}

	forgetTemporaryTalk(conversationId: string): void {
		if (this.life === "open") {
			forgetTemporaryTalk(this.ctx.storage.sql, conversationId);
		}
	}

	/** Counts a reply of a connected model against the day's budget, as it is asked for. */
	spendReply(limit?: number): SpendOutcome {
		const sql = this.tables();
		return sql ? spendReply(sql, Date.now(), limit) : { ok: true };
	}

	/** Counts a message that is read for danger a second time; false when the day's are spent, apart from the talk's. */
	spendLook(limit?: number): boolean {
		const sql = this.tables();
		return sql !== null && spendLook(sql, Date.now(), limit);
	}

	/** Counts a text that is read aloud, or a recording; false when the day's are spent. */
	spendSpeech(limit?: number): boolean {
		const sql = this.tables();
		return sql !== null && spendSpeech(sql, Date.now(), limit);
	}

	/** Counts a test e-mail against the day's, as it is asked for. */
	spendEmail(limit?: number): SpendOutcome {
		const sql = this.tables();
		return sql ? spendEmail(sql, Date.now(), limit) : { ok: true };
	}

	/** Counts a try at what must not be tried at will. */
	takeTry(what: LimitName): SpendOutcome {
		const sql = this.tables();
		return sql ? takeTry(sql, what, Date.now()) : { ok: true };
	}

	/** Notes what a reply cost. */
	recordUsage(usage: Usage): void {
		const sql = this.tables();
		if (sql) {
			recordTokens(sql, Date.now(), usage);
		}
	}

	/** What a coach may know besides the profile, oldest first, and whether a reply that costs money may be asked for. */
	prepareReply({ costs, remembers, level, ...writer }: PrepareReply): PreparedReply {
		const now = Date.now();
		const sql = this.tables();
		const writing = sql && level !== null ? noteWriting(sql, now, writer) : null;
		if (writing) {
			this.afterAnswer(writing.keep);
		}
		return {
			spending: sql && costs ? checkReplies(sql, now) : { ok: true },
			memory: remembers ? this.facts(FACTS_IN_PROMPT).reverse() : [],
			forgotten: this.forgotten(),
			risk: this.riskState(),
			disclosure: writing?.disclosure ?? null,
			asksAgain: sql !== null && level === "none" && new RiskStore(sql).takeAskingAgain(now),
		};
	}

	/** Writes what nobody waits for: what is written before an answer holds that back until it is kept for good. */
	private afterAnswer(write: () => void): void {
		this.ctx.waitUntil(
			scheduler.wait(0).then(() => {
				if (this.tables()) {
					write();
				}
			}),
		);
	}

	/** The risk state, while it lasts. */
	riskState(): RiskState | null {
		return this.life === "open" ? new RiskStore(this.ctx.storage.sql).state(Date.now()) : null;
	}

	/** Words showed danger, here or about somebody else. */
	noteRisk(level: RiskLevel, layer: 1 | 2): void {
		const sql = this.tables();
		if (sql) {
			const before = this.riskState();
			new RiskStore(sql).note(level, layer, Date.now());
			if (!before && this.riskState()) {
				// The card of the day is another one while the state lasts.
				this.notify(["coaching"]);
			}
		}
	}

	/** What the person did with the help they were shown; the state as it is then. */
	riskFeedback(feedback: SafetyFeedback): RiskState | null {
		const sql = this.tables();
		if (sql) {
			new RiskStore(sql).feedback(feedback, Date.now());
		}
		return this.riskState();
	}

	safetyPlan(): SafetyPlan {
		return this.life === "open" ? new RiskStore(this.ctx.storage.sql).plan() : EMPTY_PLAN;
	}

	writeSafetyPlan(plan: SafetyPlanChange): void {
		const sql = this.tables();
		if (sql) {
			new RiskStore(sql).writePlan(plan);
		}
	}

	/** Counts a question for data against the day's own budget; false when it is spent. */
	spendQuestion(limit?: number): boolean {
		const sql = this.tables();
		return sql !== null && spendQuestion(sql, Date.now(), limit);
	}

	/** Marks of the facts that were deleted or put into other words. */
	forgotten(): Forgotten {
		return this.life === "open" ? new MemoryStore(this.ctx.storage.sql).forgotten() : NOTHING_FORGOTTEN;
	}

	/** What the coach knows, newest first. An object without tables knows nothing. */
	facts(limit?: number): StoredFact[] {
		return this.life === "open" ? new MemoryStore(this.ctx.storage.sql).list(limit) : [];
	}

	/** Drops what no longer holds, and keeps what was learnt unless it is known or was deleted. How many were new. */
	learn(facts: NewFact[], takenBack: string[] = []): number {
		const sql = this.tables();
		if (!sql) {
			return 0;
		}
		const store = new MemoryStore(sql);
		const dropped = store.takeBack(takenBack);
		const added = store.propose(facts, Date.now()).length;
		if (dropped + added > 0) {
			this.notify(["memory"]);
		}
		return added;
	}

	writeFact(fact: Pick<NewFact, "id" | "fact">): StoredFact | null {
		const sql = this.tables();
		return sql && new MemoryStore(sql).write(fact, Date.now());
	}

	rewriteFact(factId: string, fact: string): StoredFact | null {
		const sql = this.tables();
		return sql && new MemoryStore(sql).rewrite(factId, fact, Date.now());
	}

	deleteFact(factId: string): boolean {
		const sql = this.tables();
		return sql !== null && new MemoryStore(sql).delete(factId, Date.now());
	}

	forgetEverything(): number {
		const sql = this.tables();
		return sql ? new MemoryStore(sql).deleteAll(Date.now()) : 0;
	}

	/** A text that a model made of exactly this, or the order to make it: at most one caller gets it at a time. */
	claimText(kind: string, madeOf: string): MadeText {
		const sql = this.tables();
		return sql ? claimText(sql, kind, madeOf, Date.now()) : { data: null, isClaimed: false };
	}

	keepText(kind: string, madeOf: string, data: string): void {
		const sql = this.tables();
		if (sql) {
			keepText(sql, kind, madeOf, data);
		}
	}

	/** Takes the order to make a scene, unless one is in hand or the day's are made. Every tab hears of it. */
	beginScene(sceneId: string, current: SceneFrame, limit?: number): BeginScene {
		const sql = this.tables();
		if (!sql) {
			return { outcome: "spent", renewsAt: Date.now() + SCENE_MS };
		}
		const begun = this.sceneJob.begin(sql, sceneId, Date.now(), limit);
		if (begun.outcome === "begun") {
			broadcast(this.ctx, { ...current, status: "pending" } satisfies PersonFrame);
		}
		return begun;
	}

	/** A scene is ready, or could not be made: every tab hears of it, and who waits is answered. */
	endScene(sceneId: string, frame: SceneFrame): void {
		const sql = this.tables();
		if (sql) {
			this.sceneJob.end(sql, sceneId);
			this.showScene(frame);
		}
	}

	/** Somebody did something here; true when their plan of notes may be another one now. */
	noteVisit(visit: Visit): boolean {
		const sql = this.tables();
		return sql !== null && new TimingStore(sql).noteVisit(visit);
	}

	/** A note went out. */
	noteSent(note: SentNote): void {
		const sql = this.tables();
		if (sql) {
			new TimingStore(sql).noteSent(note);
		}
	}

	/** When to write is this hour from now on. */
	keepHour(hour: number): void {
		const sql = this.tables();
		if (sql) {
			new TimingStore(sql).keepHour(hour);
		}
	}

	/** When the person is here, what became of notes, and whether care is taken now. `today` is their own day. */
	timing(today: string): { timing: TimingState; risk: RiskState | null } {
		const timing = this.life === "open" ? new TimingStore(this.ctx.storage.sql).state(today) : NO_TIMING;
		return { timing, risk: this.riskState() };
	}

	/** Tells every open tab what is behind its page. */
	showScene(frame: SceneFrame): void {
		broadcast(this.ctx, frame satisfies PersonFrame);
	}

	/** Until a scene that is in hand is over, or takes too long. */
	async awaitScene(sceneId: string, ms = SCENE_MS): Promise<void> {
		const sql = this.tables();
		if (sql) {
			await this.sceneJob.wait(sql, sceneId, ms);
		}
	}
}
