import type { AiProvider } from "#shared/ai-providers.ts";
import { ModelError } from "../model-error.ts";

/** The work's result, unless it takes longer than this or the signal aborts: then it's no longer waited for. */
export function withTimeout<Result>(
	work: Promise<Result>,
	limitMs: number,
	provider: AiProvider,
	signal: AbortSignal,
): Promise<Result> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => end(() => reject(new ModelError(provider, "silent"))), limitMs);
		const onAbort = () => end(() => reject(signal.reason));
		signal.addEventListener("abort", onAbort, { once: true });
		if (signal.aborted) {
			onAbort();
		}
		function end(settle: () => void) {
			clearTimeout(timer);
			signal.removeEventListener("abort", onAbort);
			settle();
		}
		work.then(
			(result) => end(() => resolve(result)),
			(error) => end(() => reject(error)),
		);
	});
}
