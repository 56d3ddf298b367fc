import { DurableObject } from "cloudflare:workers";
import { CLOSE_CODES } from "#shared/conversation-protocol.ts";
import type { ProfileChange, SceneFrame } from "#shared/person-protocol.ts";
import { EMPTY_PLAN } from "#shared/safety/help/plan-parts.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { ConversationKind } from "#shared/schemas/conversations.ts";
import type { SafetyFeedback, SafetyPlan, SafetyPlanChange } from "#shared/schemas/safety.ts";
import { createDatabase } from "../../db/client.ts";
import { dumpTables, type TableDump } from "../../durable-objects/dump-tables.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { openSocket } from "../../durable-objects/open-socket.ts";
import type { AppEnv } from "../../env.ts";
import type { Usage } from "../../models/text-model.ts";
import { NO_TIMING, type SentNote, type TimingState, type Visit } from "../../timing/timing-store.ts";
import { type Forgotten, NOTHING_FORGOTTEN } from "../memory/fact-marks.ts";
import type { NewFact, StoredFact } from "../memory/memory-store.ts";
import type { SearchBatch } from "../search/search-contract.ts";
import type { Counted, SpendOutcome } from "./daily-quotas.ts";
import type { LimitName } from "./limits.ts";
import { LiveSockets } from "./live-sockets.ts";
import type { ModelTextClaim } from "./model-text-claims.ts";
import type { Found } from "./person-search.ts";
import { PersonTables } from "./person-tables.ts";
import { NOTHING_PREPARED, type PreparedReply, type PrepareReply, prepareReply } from "./prepare-reply.ts";
import type { RiskState } from "./risk-store.ts";
import { type BeginScene, SCENE_MS } from "./scene-job.ts";
import type { OpenTemporaryTalk } from "./temporary-talk.ts";

/**
 * One per person: their live sockets outside conversations, and their own data. What a method returns after `??` is
 * its result without tables: once the person left, and for most reads before the first write.
 */
export class PersonObject extends DurableObject<AppEnv> {
	private readonly tables: PersonTables;
	private readonly sockets: LiveSockets;

	constructor(ctx: DurableObjectState, env: AppEnv) {
		super(ctx, env);
		this.tables = new PersonTables(ctx.storage, env);
		this.sockets = new LiveSockets(ctx);
	}

	/** The socket upgrade. The Worker has checked the session before it forwards the request; it's checked again. */
	override async fetch(request: Request): Promise<Response> {
		const sid = request.headers.get("x-attune-sid");
		if (this.tables.isDestroyed() || !sid) {
			return new Response("Gone", { status: 404 });
		}
		const age = Number(new URL(request.url).searchParams.get("age"));
		const began = Date.now() - age;
		return openSocket(this.ctx, createDatabase(this.env.DB), sid, () => this.sockets.missedSince(began));
	}

	override webSocketMessage(socket: WebSocket): void {
		socket.close(CLOSE_CODES.protocol, "this socket only listens");
	}

	override async alarm(): Promise<void> {
		await this.tables.whenHere(({ search }) => search.ring());
	}

	/** Tells every open tab which of the person's data changed. */
	notify(changed: ProfileChange[]): void {
		this.sockets.tell({ type: "profile", changed });
	}

	/** Remembers that a session has a socket to a conversation, so that it can be closed with the session. */
	noteConversation(sid: string, conversationId: string): void {
		this.tables.whenHere(({ conversations }) => conversations.note(sid, conversationId, Date.now()));
	}

	/** Ends every live socket of these sessions, here and in the conversations. After `renewed` their tabs come back. */
	async revoke(sids: string[], code: number = CLOSE_CODES.signedOut): Promise<void> {
		for (const sid of sids) {
			this.sockets.close(sid, code);
			const ids = this.tables.whenKnown(({ conversations }) => conversations.take(sid)) ?? [];
			await Promise.all(ids.map((id) => getConversationStub(this.env, id).closeSession(sid, code)));
		}
	}

	/** All that is kept here, for the person's own export and for the receipt when it's removed. */
	everything(): TableDump {
		return this.tables.whenKnown(() => dumpTables(this.ctx.storage.sql)) ?? {};
	}

	/** Removes everything, for good. Later calls do nothing. */
	async destroy(): Promise<void> {
		this.sockets.closeAll();
		await this.tables.destroy();
	}

	/** The temporary talk that is open, or this one from now on. Null once the person left. */
	beginTemporaryTalk(begun: OpenTemporaryTalk): OpenTemporaryTalk | null {
		return this.tables.whenHere(({ temporaryTalk }) => temporaryTalk.begin(begun, Date.now()));
	}

	temporaryTalk(): OpenTemporaryTalk | null {
		return this.tables.whenKnown(({ temporaryTalk }) => temporaryTalk.current(Date.now()));
	}

	forgetTemporaryTalk(conversationId: string): void {
		this.tables.whenKnown(({ temporaryTalk, conversations }) => {
			temporaryTalk.forget(conversationId);
			conversations.forget(conversationId);
		});
	}

	/** Counts a connected model's reply towards the daily limit, before it's requested. */
	spendReply(limit?: number): SpendOutcome {
		return this.spend("replies", limit) ?? { ok: true };
	}

	/** Counts a question for data against the day's own budget; false when it's spent. */
	spendQuestion(limit?: number): boolean {
		return this.spend("questions", limit)?.ok ?? false;
	}

	/** Counts a second look at a message; false when the daily limit is spent. Separate from the limit for replies. */
	spendLook(limit?: number): boolean {
		return this.spend("looks", limit)?.ok ?? false;
	}

	/** Counts a text that is read aloud, or a recording; false when the day's are spent. */
	spendSpeech(limit?: number): boolean {
		return this.spend("speech", limit)?.ok ?? false;
	}

	/** Counts a test email towards the daily limit, before it's sent. */
	spendEmail(limit?: number): SpendOutcome {
		return this.spend("emails", limit) ?? { ok: true };
	}

	private spend(what: Counted, limit?: number): SpendOutcome | null {
		return this.tables.whenHere(({ spending }) => spending.spend(what, Date.now(), limit));
	}

	recordUsage(usage: Usage): void {
		this.tables.whenHere(({ spending }) => spending.recordTokens(usage, Date.now()));
	}

	/** Counts a try at what must not be tried at will. */
	checkRateLimit(what: LimitName): SpendOutcome {
		return this.tables.whenHere(({ limits }) => limits.checkRateLimit(what, Date.now())) ?? { ok: true };
	}

	/** What a coach may know besides the profile, oldest first, and whether a reply that costs money may be asked for. */
	prepareReply(asked: PrepareReply): PreparedReply {
		const prepared = this.tables.whenHere((facets) =>
			prepareReply(facets, asked, (write) => this.runAfterResponse(write)),
		);
		return prepared ?? NOTHING_PREPARED;
	}

	/** Runs a write that no caller waits for: a write before a response would hold it back until it's durable. */
	private runAfterResponse(write: () => void): void {
		this.ctx.waitUntil(scheduler.wait(0).then(() => this.tables.whenHere(write)));
	}

	/** The risk state, while it lasts. */
	riskState(): RiskState | null {
		return this.tables.whenKnown(({ safety }) => safety.state(Date.now()));
	}

	/** Records words that showed danger, here or about another person. */
	noteRisk(level: RiskLevel, layer: 1 | 2): void {
		const hasBegun = this.tables.whenHere(({ safety }) => safety.note(level, layer, Date.now()));
		if (hasBegun) {
			this.notify(["coaching"]);
		}
	}

	/** What the person did with the help they were shown; the state as it is then. */
	riskFeedback(feedback: SafetyFeedback): RiskState | null {
		this.tables.whenHere(({ safety }) => safety.feedback(feedback, Date.now()));
		return this.riskState();
	}

	safetyPlan(): SafetyPlan {
		return this.tables.whenKnown(({ safety }) => safety.plan()) ?? EMPTY_PLAN;
	}

	writeSafetyPlan(plan: SafetyPlanChange): void {
		this.tables.whenHere(({ safety }) => safety.writePlan(plan));
	}

	/** Marks of the facts that were deleted or put into other words. */
	forgotten(): Forgotten {
		return this.tables.whenKnown(({ memory }) => memory.forgotten()) ?? NOTHING_FORGOTTEN;
	}

	/** What the coach knows, newest first. */
	facts(limit?: number): StoredFact[] {
		return this.tables.whenKnown(({ memory }) => memory.list(limit)) ?? [];
	}

	/** Drops outdated facts, and adds new ones unless they're known or were deleted. Returns how many were new. */
	learn(facts: NewFact[], retractedFacts: string[] = []): number {
		const learnt = this.tables.whenHere(({ memory }) => memory.learn(facts, retractedFacts, Date.now()));
		if (learnt && learnt.dropped + learnt.added > 0) {
			this.notify(["memory"]);
		}
		return learnt?.added ?? 0;
	}

	writeFact(fact: Pick<NewFact, "id" | "fact">): StoredFact | null {
		return this.tables.whenHere(({ memory }) => memory.write(fact, Date.now()));
	}

	rewriteFact(factId: string, fact: string): StoredFact | null {
		return this.tables.whenHere(({ memory }) => memory.rewrite(factId, fact, Date.now()));
	}

	deleteFact(factId: string): boolean {
		return this.tables.whenHere(({ memory }) => memory.delete(factId, Date.now())) ?? false;
	}

	forgetEverything(): number {
		return this.tables.whenHere(({ memory }) => memory.deleteAll(Date.now())) ?? 0;
	}

	/** A text that a model made of exactly this, or the order to make it: at most one caller gets it at a time. */
	claimText(kind: string, madeOf: string): ModelTextClaim {
		const text = this.tables.whenHere(({ texts }) => texts.claim(kind, madeOf, Date.now()));
		return text ?? { data: null, isClaimed: false };
	}

	keepText(kind: string, madeOf: string, data: string): void {
		this.tables.whenHere(({ texts }) => texts.keep(kind, madeOf, data));
	}

	/** Accepts an order for a scene, unless one is in progress or the day's limit is spent. Notifies every tab. */
	beginScene(sceneId: string, current: SceneFrame, limit?: number): BeginScene {
		const begun = this.tables.whenHere(({ scenes }) => scenes.begin(sceneId, Date.now(), limit));
		if (begun?.outcome === "begun") {
			this.showScene({ ...current, status: "pending" });
		}
		return begun ?? { outcome: "spent", renewsAt: Date.now() + SCENE_MS };
	}

	/** Ends a scene, ready or failed: notifies every tab and answers the waiting calls. */
	endScene(sceneId: string, frame: SceneFrame): void {
		this.tables.whenHere(({ scenes }) => {
			scenes.end(sceneId);
			this.showScene(frame);
		});
	}

	/** Until a scene that is in hand is over, or takes too long. */
	async awaitScene(sceneId: string, ms = SCENE_MS): Promise<void> {
		await this.tables.whenHere(({ scenes }) => scenes.wait(sceneId, ms));
	}

	/** Tells every open tab which scene to show. */
	showScene(frame: SceneFrame): void {
		this.sockets.tell(frame);
	}

	/** Records activity; true when the notification plan may change. */
	noteVisit(visit: Visit): boolean {
		return this.tables.whenHere(({ timing }) => timing.noteVisit(visit)) ?? false;
	}

	noteSent(note: SentNote): void {
		this.tables.whenHere(({ timing }) => timing.noteSent(note));
	}

	keepHour(hour: number): void {
		this.tables.whenHere(({ timing }) => timing.keepHour(hour));
	}

	/** Activity, outcomes of notifications, and the risk state. `today` is the person's local day. */
	timing(today: string): { timing: TimingState; risk: RiskState | null } {
		const timing = this.tables.whenKnown((facets) => facets.timing.state(today)) ?? NO_TIMING;
		return { timing, risk: this.riskState() };
	}

	/** Searches the person's messages. Counts against the limit of searches. */
	async search(userId: string, typed: string, kind?: ConversationKind): Promise<Found> {
		const found = await this.tables.whenHere(({ search }) => search.find(userId, typed, kind));
		return found ?? { ok: true, matches: [] };
	}

	/** Indexes changed messages. Returns the change number to continue after; null when the person left. */
	takeForSearch(batch: SearchBatch): number | null {
		const taken = this.tables.whenHere(({ search }) => search.take(batch));
		if (taken && taken.dropped > 0) {
			this.notify(["memory"]);
		}
		return taken?.upTo ?? null;
	}

	hideFromSearch(conversationId: string, isHidden: boolean): void {
		this.tables.whenHere(({ search }) => search.hide(conversationId, isHidden));
	}

	removeFromSearch(conversationId: string): void {
		this.tables.whenHere(({ search }) => search.remove(conversationId));
	}
}
