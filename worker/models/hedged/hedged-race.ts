import type { AiProvider } from "#shared/ai-providers.ts";
import { type ModelError, toModelError } from "../model-error.ts";

type Contender = { provider: AiProvider };

type RaceRules<One, Found> = {
	/** Asks one of them. Aborting its controller ends the request. */
	ask: (one: One, controller: AbortController) => Promise<Found>;
	/** A contender that hasn't answered after this, in ms, gets company. */
	hedgeMs: number;
	signal: AbortSignal;
	onFailure: (error: ModelError) => void;
	/** Called for a contender that lost after it had stayed silent for `hedgeMs`. */
	onTooSlow?: (one: One) => void;
	nobody: string;
};

/**
 * Asks the contenders in order until one answers. The next one is asked as soon as one fails, and beside one that stays
 * silent for `hedgeMs`. Returns the first answer and aborts the other requests. Throws the last failure when all fail,
 * and the signal's reason when it aborts.
 */
export function hedgedRace<One extends Contender, Found>(
	contenders: readonly One[],
	{ ask, hedgeMs, signal, onFailure, onTooSlow, nobody }: RaceRules<One, Found>,
): Promise<Found> {
	return new Promise((resolve, reject) => {
		const waiting = new Map<One, Asked>();
		let next = 0;
		let isOver = false;

		function end(settle: () => void): void {
			isOver = true;
			signal.removeEventListener("abort", onAbort);
			for (const { controller, timer } of waiting.values()) {
				clearTimeout(timer);
				controller.abort();
			}
			settle();
		}

		function onAbort(): void {
			end(() => reject(signal.reason));
		}

		function askNext(): void {
			const one = contenders[next];
			if (!one) {
				return;
			}
			next += 1;
			const controller = new AbortController();
			const asked: Asked = { controller, isSlow: false, timer: setTimeout(onSilence, hedgeMs) };
			waiting.set(one, asked);
			function onSilence(): void {
				asked.isSlow = true;
				if (contenders[next - 1] === one) {
					askNext();
				}
			}
			ask(one, controller).then(
				(found) => win(one, asked, found),
				(error) => lose(one, asked, error),
			);
		}

		function win(one: One, { timer }: Asked, found: Found): void {
			if (isOver) {
				return;
			}
			clearTimeout(timer);
			waiting.delete(one);
			const slow = [...waiting].filter(([, { isSlow }]) => isSlow).map(([other]) => other);
			end(() => resolve(found));
			for (const other of slow) {
				onTooSlow?.(other);
			}
		}

		function lose(one: One, { controller, timer }: Asked, error: unknown): void {
			if (isOver) {
				return;
			}
			clearTimeout(timer);
			controller.abort();
			waiting.delete(one);
			const failure = toModelError(one.provider, error);
			onFailure(failure);
			if (next < contenders.length) {
				askNext();
			} else if (waiting.size === 0) {
				end(() => reject(failure));
			}
		}

		signal.addEventListener("abort", onAbort, { once: true });
		if (signal.aborted) {
			onAbort();
		} else if (contenders.length === 0) {
			end(() => reject(new Error(nobody)));
		} else {
			askNext();
		}
	});
}

type Asked = { controller: AbortController; isSlow: boolean; timer: ReturnType<typeof setTimeout> };
