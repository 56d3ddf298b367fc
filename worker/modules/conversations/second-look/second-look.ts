import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { ReplyRequest, TextModel } from "../../../models/text-model.ts";
import type { ReadAgain } from "../../safety/second-look/read-again.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { windowOf } from "../object/history.ts";
import type { Turn } from "../object/turn.ts";
import type { OwnerNotes } from "../owner-notes.ts";
import { applyLook, type Change, verdictOf } from "./apply-look.ts";

/** The privacy page says how many: change it there too. */
const TALK_MESSAGES = 8;

type Surroundings = {
	notes: OwnerNotes;
	/** Sends a message's current state to every tab. */
	tell: (messageId: string) => void;
	arm: () => void;
	keepAlive: (work: Promise<unknown>) => void;
};

type Outcome = { change: Change; level: RiskLevel };

const NOTHING: Outcome = { change: "nothing", level: "none" };

/**
 * Layer 2: a model reads a message that Layer 1 doubts, in its talk. The reply's first words wait for it, though
 * never longer than `lookWaitMs`. A later finding of danger is still applied; a failure changes nothing, so a row
 * stays.
 */
export class SecondLook {
	private readonly store: ConversationStorage;
	private readonly deps: () => ConversationDeps;
	private readonly around: Surroundings;
	private readonly looking = new Set<AbortController>();

	constructor(store: ConversationStorage, deps: () => ConversationDeps, around: Surroundings) {
		this.store = store;
		this.deps = deps;
		this.around = around;
	}

	/**
	 * Returns the same model, whose first words wait for the look. Both begin at once, so an ordinary reply comes no later.
	 * The reply is asked for again when the look changes what it should answer.
	 */
	before(model: TextModel, turn: Turn): TextModel {
		const { readAgain } = this.deps();
		if (!turn.request.secondLook || !readAgain) {
			return model;
		}
		const look = (signal: AbortSignal) => this.inTime(turn, readAgain, signal);
		return {
			provider: model.provider,
			async *reply(request, signal) {
				const dropping = new AbortController();
				const reply = model.reply(request, AbortSignal.any([signal, dropping.signal]));
				const first = reply.next();
				// It's awaited below, after the look; until then a failure must not count as unhandled.
				first.catch(() => undefined);
				const { change, level } = await look(signal);
				if (change === "raised") {
					dropping.abort();
					return yield* model.reply(readAs(request, level), signal);
				}
				const { done, value } = await first;
				if (done) {
					return value;
				}
				// The guide's reply asks about the row. A connected model didn't know of it.
				if (change === "lowered" && value.provider === "builtin") {
					dropping.abort();
					return yield* model.reply(readAs(request, "none"), signal);
				}
				yield value;
				return yield* reply;
			},
		};
	}

	/** Ends every look without a trace: the conversation is being destroyed. */
	abandon(): void {
		for (const ending of this.looking) {
			ending.abort();
		}
	}

	/** Starts a look. Returns what it changed within `lookWaitMs`; a later finding is applied when it arrives. */
	private inTime(turn: Turn, readAgain: ReadAgain, signal: AbortSignal): Promise<Outcome> {
		const { lookWaitMs, log } = this.deps();
		return new Promise((resolve, reject) => {
			let isInTime = true;
			const late = setTimeout(() => {
				log({ level: "warn", secondLook: "late" });
				end(() => resolve(NOTHING));
			}, lookWaitMs);
			// Stopping a reply doesn't stop the look: help for the message still comes.
			const onAbort = () => end(() => reject(signal.reason));
			function end(settle: () => void): void {
				isInTime = false;
				clearTimeout(late);
				signal.removeEventListener("abort", onAbort);
				settle();
			}
			signal.addEventListener("abort", onAbort, { once: true });
			const looked = this.look(turn, readAgain, () => isInTime);
			this.around.keepAlive(looked);
			looked.then((outcome) => end(() => resolve(outcome)));
		});
	}

	/** Reads the message and applies the finding. Never rejects. */
	private async look(turn: Turn, readAgain: ReadAgain, isInTime: () => boolean): Promise<Outcome> {
		const ending = new AbortController();
		this.looking.add(ending);
		try {
			const talk = windowOf(this.store.messages.history(turn.userMessageId)).slice(-TALK_MESSAGES);
			const reader = { userId: this.store.meta()?.owner ?? "", consentedTo: turn.request.consentedTo };
			const level = await readAgain(reader, talk, ending.signal);
			ending.signal.throwIfAborted();
			return { change: this.apply(turn, level, isInTime()), level };
		} catch {
			if (!ending.signal.aborted) {
				this.deps().log({ level: "warn", secondLook: "failed" });
			}
			return NOTHING;
		} finally {
			this.looking.delete(ending);
		}
	}

	private apply(turn: Turn, level: RiskLevel, isInTime: boolean): Change {
		const before = helpOf(this.store, turn);
		const change = applyLook(this.store, turn, level, isInTime);
		if (change === "raised") {
			this.around.notes.risk(level, 2);
		}
		this.around.notes.help(turn.request.country, before, helpOf(this.store, turn));
		if (change !== "nothing") {
			this.around.tell(turn.userMessageId);
			this.around.tell(turn.messageId);
			this.around.arm();
		}
		return change;
	}
}

function helpOf(store: ConversationStorage, { messageId }: Turn): SafetyPanel | undefined {
	return (JSON.parse(store.messages.find(messageId)?.metadata ?? "{}") as MessageMetadata).safety;
}

/** The same request, whose newest message is known to show this. */
function readAs(request: ReplyRequest, level: RiskLevel): ReplyRequest {
	const last = request.turns.length - 1;
	const isCare = level !== "none";
	const turns = request.turns.map((turn, at) =>
		at === last ? { ...turn, ...(isCare ? { isCare } : {}), verdict: verdictOf(level) } : turn,
	);
	return { ...request, risk: graver(request.risk, level), turns };
}
