import type { ReplyRequest, TextModel } from "../../models/text-model.ts";
import { FAILURE_TEXT, stepTurn, type Turn, type TurnEvent, type TurnStep } from "./turn.ts";

/** What the runner tells its conversation as a turn goes on. Each is called after the turn has moved. */
export type TurnListener = {
	onAppend: (turn: Turn, offset: number, text: string) => void;
	onRewrite: (turn: Turn) => void;
	/** Time to make the words durable. */
	onCheckpoint: (turn: Turn) => void;
	onEnd: (turn: Turn, end: Extract<TurnStep, { next: "end" }>) => void;
	onError: (error: unknown) => void;
};

/** The time in ms, and how long words may wait before they are stored. Asked for anew with each turn. */
type Clock = { now: () => number; checkpointEveryMs: number };

type Running = { turn: Turn; controller: AbortController; done: Promise<void> };

/** Why a running turn was ended from outside. */
type StopReason = "stopped" | "overdue" | "abandoned";

const CHECKPOINT_CHARACTERS = 500;

/** Asks the model and walks one turn to its end. Knows nothing of storage or sockets. */
export class TurnRunner {
	private readonly listener: TurnListener;
	private readonly clock: () => Clock;
	private running: Running | null = null;

	constructor(listener: TurnListener, clock: () => Clock) {
		this.listener = listener;
		this.clock = clock;
	}

	/** The turn being worked on in this memory, with the words it has so far. */
	get turn(): Turn | null {
		return this.running?.turn ?? null;
	}

	/** Settles when the turn in flight has ended; at once when there is none. */
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
			await this.write(running, model.reply(request, signal));
			event = { type: "finished" };
		} catch (error) {
			if (!signal.aborted) {
				this.listener.onError(error);
			}
			event = signal.reason === "stopped" ? { type: "stopped" } : { type: "failed", error: FAILURE_TEXT };
		}
		this.running = null;
		const step = stepTurn(running.turn, event);
		if (signal.reason !== "abandoned" && step.next === "end") {
			this.listener.onEnd(running.turn, step);
		}
	}

	private async write(running: Running, pieces: AsyncIterable<string>): Promise<void> {
		const { now, checkpointEveryMs } = this.clock();
		let reply = "";
		let stored = { at: now(), length: running.turn.text.length };
		for await (const piece of untilAborted(pieces, running.controller.signal)) {
			reply += piece;
			this.take(running, reply);
			const { length } = running.turn.text;
			const waiting = Math.abs(length - stored.length);
			if (waiting >= CHECKPOINT_CHARACTERS || (waiting > 0 && now() - stored.at >= checkpointEveryMs)) {
				this.listener.onCheckpoint(running.turn);
				stored = { at: now(), length };
			}
		}
		if (reply.length < running.turn.text.length) {
			// The second attempt said less than the first: its words are the reply.
			running.turn = { ...running.turn, text: reply };
		}
	}

	private take(running: Running, reply: string): void {
		const step = stepTurn(running.turn, { type: "wrote", reply });
		if (step.next === "append") {
			running.turn = step.turn;
			this.listener.onAppend(step.turn, step.offset, step.text);
		} else if (step.next === "rewrite") {
			running.turn = step.turn;
			this.listener.onRewrite(step.turn);
		}
	}
}

/** The pieces until the signal aborts, then its reason is thrown at once, even when the source hangs. */
async function* untilAborted(pieces: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
	const aborted = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	const source = pieces[Symbol.asyncIterator]();
	for (;;) {
		const next = await Promise.race([source.next(), aborted]);
		if (next.done) {
			return;
		}
		yield next.value;
	}
}
