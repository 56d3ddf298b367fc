import type { AiProvider } from "#shared/ai-providers.ts";
import type { ModelError } from "../model-error.ts";

/** A provider that failed is left alone for this long, in ms, when it did not say itself. */
const REST_MS = 30_000;

/** A wrong key does not get right by itself; the next deploy begins anew anyway. */
const MISCONFIGURED_REST_MS = 10 * 60_000;

/** Whatever a provider asks for, it is tried again after this. */
const LONGEST_REST_MS = 10 * 60_000;

/** Which providers are resting after a failure. One for all conversations of an isolate. */
export type Rests = {
	isResting(provider: AiProvider): boolean;
	rest(error: ModelError): void;
};

export function createRests(now: () => number): Rests {
	const until = new Map<AiProvider, number>();
	return {
		isResting: (provider) => (until.get(provider) ?? 0) > now(),
		rest(error) {
			const wait = restFor(error);
			if (wait > 0) {
				until.set(error.provider, now() + wait);
			}
		},
	};
}

function restFor({ failure, retryAfterMs }: ModelError): number {
	switch (failure) {
		case "refused":
		case "tooLong":
			// It is well; it only would not answer this.
			return 0;
		case "misconfigured":
			return MISCONFIGURED_REST_MS;
		default:
			return Math.min(retryAfterMs ?? REST_MS, LONGEST_REST_MS);
	}
}
