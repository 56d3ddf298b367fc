import { type AiProvider, mayAsk } from "#shared/ai-providers.ts";
import type { StandsIn } from "#shared/schemas/conversations.ts";
import { hedgedRace } from "../hedged/hedged-race.ts";
import { ModelError, type ModelFailure, toModelError } from "../model-error.ts";
import { isNearDanger } from "../reply/near-danger.ts";
import type { ReplyPiece, ReplyRequest, ReplyStream, TextModel } from "../text-model.ts";
import type { ProviderCooldowns } from "./provider-cooldowns.ts";
import type { ModelTimings } from "./timings.ts";
import { withTimeout } from "./with-timeout.ts";

type FailoverParts = {
	/** The models that may answer this request, first choice first. Empty when the guide answers it. */
	order: (request: ReplyRequest) => TextModel[];
	guide: TextModel;
	first: AiProvider;
	cooldowns: ProviderCooldowns;
	timings: ModelTimings;
	onFailure: (error: ModelError) => void;
};

/**
 * Makes one coach of several. A model that fails before its first word is replaced by the next. When all failed, or
 * none may get the person's words, the guide answers and the reply says so. After the first word the reply is that
 * model's, and a failure ends it with its text so far.
 */
export function createFailoverModel(parts: FailoverParts): TextModel {
	const { guide, first, cooldowns, timings, onFailure } = parts;

	function candidates(all: TextModel[]): TextModel[] {
		const awake = all.filter(({ provider }) => !cooldowns.isCoolingDown(provider));
		// When every provider is cooling down, ask them anyway: a try is better than a refusal.
		return awake.length > 0 ? awake : all;
	}

	function fail(error: ModelError): void {
		cooldowns.rest(error);
		onFailure(error);
	}

	async function* reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		const all = parts.order(request);
		const models = all.filter(({ provider }) => mayAsk(provider, request.consentedTo));
		const [asked] = all;
		if (models.length === 0) {
			// We don't ask people for consent in the middle of danger.
			return yield* asked && !isNearDanger(request)
				? standIn(request, { provider: asked.provider, why: "no-consent" }, signal)
				: guide.reply(request, signal);
		}
		const failures: ModelError[] = [];
		const note = (error: ModelError) => {
			failures.push(error);
			fail(error);
		};
		let winner: FirstToken;
		try {
			winner = await raceForFirstToken(candidates(models), request, signal, { timings, onFailure: note });
		} catch (error) {
			signal.throwIfAborted();
			const [failure] = failures;
			// Once a reply has begun, only the model may finish it: the guide would end another writer's sentence.
			if (!failure || request.written !== "") {
				throw error;
			}
			return yield* standIn(request, standsInFor(failure), signal);
		}
		return yield* speak(winner, signal);
	}

	/** The guide's reply, marked with the provider it stands in for and the reason. */
	async function* standIn(request: ReplyRequest, standsIn: StandsIn, signal: AbortSignal): ReplyStream {
		const end = yield* guide.reply(request, signal);
		return { ...end, metadata: { ...end.metadata, standsIn } };
	}

	async function* speak(winner: FirstToken, signal: AbortSignal): ReplyStream {
		try {
			yield winner.piece;
			for (;;) {
				const next = await withTimeout(
					winner.stream.next(),
					timings.silenceMs,
					winner.piece.provider,
					signal,
				);
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

	return { provider: first, reply };
}

function standsInFor({ provider, failure, retryAfterMs }: ModelError): StandsIn {
	const seconds = retryAfterMs === null ? {} : { waitSeconds: Math.ceil(retryAfterMs / 1000) };
	return { provider, why: WHY[failure], ...seconds };
}

/** For people, a wrong key and a broken answer are the same: no provider can be reached. */
const WHY: Record<ModelFailure, StandsIn["why"]> = {
	limited: "limited",
	refused: "refused",
	tooLong: "too-long",
	misconfigured: "away",
	silent: "away",
	malformed: "away",
	broken: "away",
};

/** Who spoke first: their first word, the rest of their reply, and the means to end it. */
type FirstToken = {
	piece: ReplyPiece;
	stream: ReplyStream;
	controller: AbortController;
};

/**
 * Asks the models in order until one sends text, keeps the first and aborts the others. Throws the
 * last failure when none did, and the signal's reason when it aborts.
 */
function raceForFirstToken(
	models: readonly TextModel[],
	request: ReplyRequest,
	signal: AbortSignal,
	{ timings, onFailure }: { timings: ModelTimings; onFailure: (error: ModelError) => void },
): Promise<FirstToken> {
	const { hedgeMs, giveUpMs, localGiveUpMs } = timings;
	return hedgedRace(models, {
		ask: async (model, controller) => {
			const either = AbortSignal.any([signal, controller.signal]);
			const patience = model.provider === "local" ? localGiveUpMs : giveUpMs;
			return { ...(await firstWord(model, request, either, patience)), controller };
		},
		hedgeMs,
		signal,
		onFailure,
		nobody: "No coach is configured: name one in AI_PROVIDERS.",
	});
}

/** Returns the reply from its first non-blank chunk. Throws when none comes. */
async function firstWord(
	model: TextModel,
	request: ReplyRequest,
	signal: AbortSignal,
	giveUpMs: number,
): Promise<Omit<FirstToken, "controller">> {
	const stream = model.reply(request, signal);
	const deadline = Date.now() + giveUpMs;
	let text = "";
	for (;;) {
		const next = await withTimeout(stream.next(), Math.max(deadline - Date.now(), 0), model.provider, signal);
		if (next.done) {
			throw new ModelError(model.provider, "broken");
		}
		text += next.value.text;
		if (text.trim() !== "") {
			// Models often start with a space or line break. Only a continued reply needs it.
			const piece = { ...next.value, text: request.written === "" ? text.trimStart() : text };
			return { piece, stream };
		}
	}
}
