import { hedgedRace } from "../hedged/hedged-race.ts";
import { ModelError } from "../model-error.ts";
import type { ReplyPiece, ReplyRequest, ReplyStream, TextModel } from "../text-model.ts";
import type { ModelTimings } from "./timings.ts";
import { withTimeout } from "./with-timeout.ts";

/** Who spoke first: their first word, the rest of their reply, and the means to end it. */
export type FirstToken = {
	piece: ReplyPiece;
	stream: ReplyStream;
	controller: AbortController;
};

/**
 * Asks the models in order until one sends text (`hedged-race.ts`), keeps the first and aborts the others. Throws the
 * last failure when none did, and the signal's reason when it aborts.
 */
export function raceForFirstToken(
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
