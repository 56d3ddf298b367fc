import type { AiProvider } from "#shared/ai-providers.ts";
import { type ModelError, toModelError } from "./model-error.ts";
import { type FirstWord, raceForFirstWord } from "./race.ts";
import type { Rests } from "./rests.ts";
import type { ReplyRequest, ReplyStream, TextModel } from "./text-model.ts";
import type { ModelTimings } from "./timings.ts";
import { withLimit } from "./with-limit.ts";

type ChainParts = {
	/** Who may answer this request, the first choice first. */
	order: (request: ReplyRequest) => TextModel[];
	rests: Rests;
	timings: ModelTimings;
	onFailure: (error: ModelError) => void;
};

/**
 * Several coaches as one. Whoever fails before the first word is replaced without anybody noticing; after the
 * first word the reply is that coach's, and a failure ends it with what was said so far.
 */
export function createChain(provider: AiProvider, parts: ChainParts): TextModel {
	const { rests, timings, onFailure } = parts;

	function candidates(request: ReplyRequest): TextModel[] {
		const all = parts.order(request);
		const awake = all.filter(({ provider }) => !rests.isResting(provider));
		// When everybody rests somebody is asked all the same: a try is better than a refusal.
		return awake.length > 0 ? awake : all;
	}

	function fail(error: ModelError): void {
		rests.rest(error);
		onFailure(error);
	}

	async function* reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		const winner = await raceForFirstWord(candidates(request), request, signal, timings, fail);
		return yield* speak(winner, signal);
	}

	/** The winner's words from the first one on. */
	async function* speak(winner: FirstWord, signal: AbortSignal): ReplyStream {
		try {
			yield winner.piece;
			for (;;) {
				const next = await withLimit(winner.stream.next(), timings.silenceMs, winner.piece.provider, signal);
				if (next.done) {
					return next.value;
				}
				yield next.value;
			}
		} catch (error) {
			signal.throwIfAborted();
			const failure = toModelError(winner.piece.provider, error);
			fail(failure);
			throw failure;
		} finally {
			winner.controller.abort();
		}
	}

	return { provider, reply };
}
