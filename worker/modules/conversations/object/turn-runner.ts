import { continueReply } from "../../../models/failover/continue-reply.ts";
import { ModelError } from "../../../models/model-error.ts";
import type {
	ReplyEnd,
	ReplyPiece,
	ReplyRequest,
	ReplyStream,
	TextModel,
	Usage,
} from "../../../models/text-model.ts";
import { stepTurn, type Turn, type TurnEnd, type TurnEvent } from "./turn.ts";

/** The runner's callbacks. Each is called after the turn has changed. */
export type TurnListener = {
	onAppend: (turn: Turn, offset: number, text: string) => void;
	/** Time to make the words durable. */
	onCheckpoint: (turn: Turn) => void;
	onEnd: (turn: Turn, end: TurnEnd) => void;
	onError: (error: unknown) => void;
	/** The reply's cost; null when it isn't counted. */
	onUsage: (usage: Usage | null) => void;
};

/** The time in ms, and the longest wait before text is stored. Read again for each turn. */
type Clock = { now: () => number; checkpointEveryMs: number };

type Running = { turn: Turn; controller: AbortController; done: Promise<void> };

type StopReason = "stopped" | "overdue" | "abandoned";

const CHECKPOINT_CHARACTERS = 500;

/** Asks the model and runs one turn to its end. Independent of storage and sockets. */
export class TurnRunner {
	private readonly listener: TurnListener;
	private readonly clock: () => Clock;
	private running: Running | null = null;

	constructor(listener: TurnListener, clock: () => Clock) {
		this.listener = listener;
		this.clock = clock;
	}

	/** The running turn, with its text so far. */
	get turn(): Turn | null {
		return this.running?.turn ?? null;
	}

	/** Resolves when the running turn has ended; at once without one. */
	async ended(): Promise<void> {
		await this.running?.done;
	}

	/** Starts a turn. The promise settles at its end and never rejects. */
	start(turn: Turn, model: TextModel, request: ReplyRequest): Promise<void> {
		const running: Running = { turn, controller: new AbortController(), done: Promise.resolve() };
		this.running = running;
		running.done = this.run(running, model, request);
		return running.done;
	}

	/** Ends the turn in flight: `abandoned` leaves no trace, the others go through the listener. */
	async end(reason: StopReason): Promise<void> {
		this.running?.controller.abort(reason);
		await this.ended();
	}

	private async run(running: Running, model: TextModel, request: ReplyRequest): Promise<void> {
		const { signal } = running.controller;
		let event: TurnEvent;
		try {
			const { isCut, usage, metadata } = await this.write(running, model.reply(request, signal));
			event = { type: "finished", isCut, ...(metadata ? { metadata } : {}) };
			this.listener.onUsage(usage);
		} catch (error) {
			if (!signal.aborted) {
				this.listener.onError(error);
			}
			if (error instanceof ModelError && running.turn.text === "") {
				running.turn = { ...running.turn, provider: error.provider };
			}
			event =
				signal.reason === "stopped" ? { type: "stopped" } : { type: "failed", isRefused: isRefusal(error) };
		}
		this.running = null;
		const step = stepTurn(running.turn, event);
		if (signal.reason !== "abandoned" && step.next === "end") {
			this.listener.onEnd(running.turn, step);
		}
	}

	private async write(running: Running, reply: ReplyStream): Promise<ReplyEnd> {
		const { now, checkpointEveryMs } = this.clock();
		const pieces = continueReply(running.turn.text, reply);
		let stored = { at: now(), length: running.turn.text.length };
		for (;;) {
			const next = await nextUnlessAborted(pieces, running.controller.signal);
			if (next.done) {
				return next.value;
			}
			this.take(running, next.value);
			const { length } = running.turn.text;
			if (length - stored.length >= CHECKPOINT_CHARACTERS || now() - stored.at >= checkpointEveryMs) {
				this.listener.onCheckpoint(running.turn);
				stored = { at: now(), length };
			}
		}
	}

	private take(running: Running, piece: ReplyPiece): void {
		const step = stepTurn(running.turn, { type: "wrote", piece });
		if (step.next === "append") {
			running.turn = step.turn;
			this.listener.onAppend(step.turn, step.offset, step.text);
		}
	}
}

function isRefusal(error: unknown): boolean {
	return error instanceof ModelError && error.failure === "refused";
}

/** The next piece. Throws the signal's reason at once on abort, even when the source hangs. */
function nextUnlessAborted(
	pieces: ReplyStream,
	signal: AbortSignal,
): Promise<IteratorResult<ReplyPiece, ReplyEnd>> {
	return new Promise((resolve, reject) => {
		const onAbort = () => reject(signal.reason);
		signal.addEventListener("abort", onAbort, { once: true });
		if (signal.aborted) {
			onAbort();
		}
		pieces
			.next()
			.then(resolve, reject)
			.finally(() => signal.removeEventListener("abort", onAbort));
	});
}
