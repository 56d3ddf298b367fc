import { ModelError, toModelError } from "./model-error.ts";
import type { ReplyPiece, ReplyRequest, ReplyStream, TextModel } from "./text-model.ts";
import type { ModelTimings } from "./timings.ts";
import { withLimit } from "./with-limit.ts";

/** Who spoke first: their first word, the rest of their reply, and the means to end it. */
export type FirstWord = {
	piece: ReplyPiece;
	stream: ReplyStream;
	controller: AbortController;
};

/**
 * Asks the models in order until one speaks. The next one is asked as soon as one fails, and beside one that
 * stays silent for `hedgeMs`. The first to speak is kept and the others are let go. Throws the last failure
 * when nobody spoke, and the signal's reason when it aborts.
 */
export function raceForFirstWord(
	models: readonly TextModel[],
	request: ReplyRequest,
	signal: AbortSignal,
	{ hedgeMs, giveUpMs }: ModelTimings,
	onFailure: (error: ModelError) => void,
): Promise<FirstWord> {
	return new Promise((resolve, reject) => {
		const asked: AbortController[] = [];
		let next = 0;
		let waiting = 0;
		let isOver = false;
		let hedge: ReturnType<typeof setTimeout> | undefined;

		function end(settle: () => void, kept?: AbortController): void {
			isOver = true;
			clearTimeout(hedge);
			signal.removeEventListener("abort", onAbort);
			for (const controller of asked) {
				if (controller !== kept) {
					controller.abort();
				}
			}
			settle();
		}

		function onAbort(): void {
			end(() => reject(signal.reason));
		}

		function askNext(): void {
			const model = models[next];
			clearTimeout(hedge);
			if (!model) {
				return;
			}
			next += 1;
			waiting += 1;
			const controller = new AbortController();
			asked.push(controller);
			hedge = setTimeout(askNext, hedgeMs);
			firstWord(model, request, AbortSignal.any([signal, controller.signal]), giveUpMs, controller).then(
				(found) => {
					if (!isOver) {
						end(() => resolve(found), controller);
					}
				},
				(error) => {
					if (!isOver) {
						controller.abort();
						giveUp(toModelError(model.provider, error));
					}
				},
			);
		}

		function giveUp(error: ModelError): void {
			waiting -= 1;
			onFailure(error);
			if (next < models.length) {
				askNext();
			} else if (waiting === 0) {
				end(() => reject(error));
			}
		}

		signal.addEventListener("abort", onAbort, { once: true });
		if (signal.aborted) {
			onAbort();
		} else if (models.length === 0) {
			end(() => reject(new Error("No coach is configured: name one in AI_PROVIDERS.")));
		} else {
			askNext();
		}
	});
}

/** The first piece that holds a word. A reply without any is a failure. */
async function firstWord(
	model: TextModel,
	request: ReplyRequest,
	signal: AbortSignal,
	giveUpMs: number,
	controller: AbortController,
): Promise<FirstWord> {
	const stream = model.reply(request, signal);
	const deadline = Date.now() + giveUpMs;
	let text = "";
	for (;;) {
		const next = await withLimit(stream.next(), Math.max(deadline - Date.now(), 0), model.provider, signal);
		if (next.done) {
			throw new ModelError(model.provider, "broken");
		}
		text += next.value.text;
		if (text.trim() !== "") {
			// Models like to begin with a space or a line break; words that go on need theirs.
			const piece = { ...next.value, text: request.written === "" ? text.trimStart() : text };
			return { piece, stream, controller };
		}
	}
}
