import type { ReplyRequest, ReplyStream, TextModel } from "#worker/models/text-model.ts";
import { composeReply } from "./compose-reply.ts";

export type BuiltinCoachOptions = {
	/** Milliseconds to wait before each piece of about two words. */
	pieceDelayMs?: () => number;
	/** Waits, and rejects with the signal's reason as soon as it aborts. */
	sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Two words at some 30 ms each: quick enough not to bore, slow enough to read along. */
const DEFAULT_PIECE_DELAY_MS = 60;

function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) {
			reject(signal.reason);
			return;
		}
		const onAbort = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", onAbort);
			resolve();
		}, milliseconds);
		signal.addEventListener("abort", onAbort, { once: true });
	});
}

/** The reply in pieces of one or two words with the space that follows; joined they are the reply exactly. */
export function piecesOfReply(reply: string): string[] {
	return reply.match(/\s*\S+(?:\s+\S+)?\s*/g) ?? [];
}

/** The same request gives the same reply, so one that was cut is said whole. If it is another by now, what stands is the reply. */
function wholeReply(request: ReplyRequest): string {
	const reply = composeReply(request);
	return reply.startsWith(request.written) ? reply : request.written;
}

/** The coach that needs no account, no key and no network. */
export function createBuiltinCoach(options: BuiltinCoachOptions = {}): TextModel {
	const pieceDelayMs = options.pieceDelayMs ?? (() => DEFAULT_PIECE_DELAY_MS);
	const sleep = options.sleep ?? sleepFor;

	async function* reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		signal.throwIfAborted();
		for (const piece of piecesOfReply(wholeReply(request))) {
			const delay = pieceDelayMs();
			if (delay > 0) {
				await sleep(delay, signal);
			}
			signal.throwIfAborted();
			yield { provider: "builtin", text: piece };
		}
		return { provider: "builtin", isCut: false, usage: null };
	}

	return { provider: "builtin", reply };
}
