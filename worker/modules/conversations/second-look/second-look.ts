import { graver, isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import type { StoredVerdict } from "#shared/safety/verdict.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { ReplyRequest, TextModel } from "../../models/text-model.ts";
import { withLimit } from "../../models/with-limit.ts";
import { riskOf } from "../coaching/mind/risk.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { windowOf } from "./history.ts";
import type { OwnerNotes } from "./owner-notes.ts";
import { safetyFor } from "./safety-for.ts";
import type { Turn } from "./turn.ts";

/** So much of the talk is shown to whoever looks again. */
const TALK_MESSAGES = 8;

/**
 * Layer 2: where the patterns were in doubt, a connected model reads the message in its talk before anybody answers
 * it. It can raise what was found and never lower it. When it fails or is too slow, strong doubt shows help.
 */
export class SecondLook {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly notes: OwnerNotes;
	private readonly tell: (messageId: string) => void;

	constructor(
		store: ConversationStorage,
		deps: () => ConversationDeps,
		notes: OwnerNotes,
		tell: (messageId: string) => void,
	) {
		this.store = store;
		this.deps = deps;
		this.notes = notes;
		this.tell = tell;
	}

	/**
	 * The same model, none of whose words is heard before it has been looked again. It begins at the same time, so that
	 * nobody waits longer for an ordinary answer; what it began is dropped when the look finds danger.
	 */
	before(model: TextModel, turn: Turn): TextModel {
		if (!turn.request.secondLook) {
			return model;
		}
		const look = (signal: AbortSignal) => this.look(turn, signal);
		return {
			provider: model.provider,
			async *reply(request, signal) {
				const dropping = new AbortController();
				const reply = model.reply(request, AbortSignal.any([signal, dropping.signal]));
				const first = reply.next();
				// It is waited for below, when the look is over; a failure before that is no stray one.
				first.catch(() => undefined);
				const level = await look(signal);
				if (level !== "none") {
					dropping.abort();
					return yield* model.reply(raised(request, level), signal);
				}
				const { done, value } = await first;
				if (done) {
					return value;
				}
				yield value;
				return yield* reply;
			},
		};
	}

	/** What the second look finds in the message, "none" included; the turn is raised to it. */
	private async look(turn: Turn, signal: AbortSignal): Promise<RiskLevel> {
		const ended = new AbortController();
		let level: RiskLevel;
		try {
			const asked = this.read(turn, AbortSignal.any([signal, ended.signal]));
			level = await withLimit(asked, this.deps().lookAgainMs, turn.provider, signal);
		} catch {
			ended.abort();
			signal.throwIfAborted();
			this.deps().log({ level: "warn", secondLook: "failed" });
			level = turn.request.secondLook?.isStrong ? "wish" : "none";
		}
		signal.throwIfAborted();
		if (level !== "none") {
			this.raise(turn, level);
		}
		return level;
	}

	/** What a connected model reads in the message; "none" where there is none, or the person wants none. */
	private async read(turn: Turn, signal: AbortSignal): Promise<RiskLevel> {
		const data = await this.deps().dataFor(this.store.meta()?.owner ?? "");
		const talk = windowOf(this.store.history(turn.userMessageId)).slice(-TALK_MESSAGES);
		return data ? riskOf(talk, data, signal) : "none";
	}

	/** Help comes above the reply, the words are put to no other use, and the person's state begins. */
	private raise(turn: Turn, level: RiskLevel): void {
		const risk = graver(turn.request.risk, level);
		const { secondLook, ...request } = turn.request;
		this.store.transaction(() => {
			const words = this.store.message(turn.userMessageId)?.content ?? "";
			this.add(
				turn.messageId,
				safetyFor(this.store, words, level, { country: request.country, again: request.wasPutAway }),
			);
			this.add(turn.userMessageId, { isCare: true, verdict: verdictAt(level) });
			if (isOwnRisk(level)) {
				this.store.learnNothingFrom(turn.userMessageId);
			}
			this.store.setTurnRequest({ ...request, risk });
		});
		this.notes.risk(level, 2);
		this.tell(turn.userMessageId);
		this.tell(turn.messageId);
	}

	private add(messageId: string, more: MessageMetadata): void {
		const metadata = JSON.parse(this.store.message(messageId)?.metadata ?? "{}") as MessageMetadata;
		this.store.setMetadata(messageId, { ...metadata, ...more });
	}
}

/** What a second look found, as it is stored. */
function verdictAt(level: RiskLevel): StoredVerdict {
	return { level, tier: "panel", kind: null };
}

/** The same request, whose newest message is known to show danger. */
function raised(request: ReplyRequest, level: RiskLevel): ReplyRequest {
	const last = request.turns.length - 1;
	const turns = request.turns.map((turn, at) =>
		at === last ? { ...turn, isCare: true, verdict: verdictAt(level) } : turn,
	);
	return { ...request, risk: graver(request.risk, level), turns };
}
