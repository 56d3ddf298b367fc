import type { AiProvider } from "#shared/ai-providers.ts";
import type { ModelError } from "../model-error.ts";

/** Default cooldown after a failure, in ms. */
const REST_MS = 30_000;

/** Only a deploy fixes a wrong key, and it resets cooldowns. */
const MISCONFIGURED_REST_MS = 10 * 60_000;

/** The longest cooldown, whatever a provider asks for. */
const LONGEST_REST_MS = 10 * 60_000;

/** Which providers are resting after a failure. One for all conversations of an isolate. */
export type ProviderCooldowns = {
	isCoolingDown(provider: AiProvider): boolean;
	rest(error: ModelError): void;
};

export function createProviderCooldowns(now: () => number): ProviderCooldowns {
	const until = new Map<AiProvider, number>();
	return {
		isCoolingDown: (provider) => (until.get(provider) ?? 0) > now(),
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
			// The provider works; it only refused this request.
			return 0;
		case "misconfigured":
			return MISCONFIGURED_REST_MS;
		default:
			return Math.min(retryAfterMs ?? REST_MS, LONGEST_REST_MS);
	}
}
