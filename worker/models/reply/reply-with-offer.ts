import type { ReplyEnd, ReplyPiece, ReplyRequest, ReplyStream, Usage } from "../text-model.ts";
import { type HeardCall, takeOffer } from "./offer-exercise.ts";

/** One request to a provider: words as they come, then how it ended and which tools were called. */
export type Attempt = AsyncGenerator<ReplyPiece, { end: ReplyEnd; calls: HeardCall[] }, void>;

/**
 * Streams a reply whose model can offer an exercise. A model that only called the tool is asked again for the text,
 * without the tool and told of its button: a button alone says nothing, and counting it as a failure would put a
 * working provider on cooldown.
 */
export async function* replyWithOffer(
	request: ReplyRequest,
	ask: (request: ReplyRequest) => Attempt,
): ReplyStream {
	const { end, calls, hasWords } = yield* listen(ask(request));
	const offered = takeOffer(calls, request);
	if (hasWords || calls.length === 0) {
		return withChoice(end, offered);
	}
	const second = yield* listen(ask({ ...request, offered }));
	return withChoice({ ...second.end, usage: sumOf(end.usage, second.end.usage) }, offered);
}

async function* listen(attempt: Attempt) {
	let hasWords = false;
	for (;;) {
		const { done, value } = await attempt.next();
		if (done) {
			return { ...value, hasWords };
		}
		hasWords ||= value.text.trim() !== "";
		yield value;
	}
}

function withChoice(end: ReplyEnd, choice: ReplyRequest["offered"]): ReplyEnd {
	return choice ? { ...end, metadata: { ...end.metadata, choices: [choice] } } : end;
}

function sumOf(one: Usage | null, other: Usage | null): Usage | null {
	return one && other
		? {
				model: other.model,
				inputTokens: one.inputTokens + other.inputTokens,
				outputTokens: one.outputTokens + other.outputTokens,
				cachedTokens: one.cachedTokens + other.cachedTokens,
			}
		: (other ?? one);
}
