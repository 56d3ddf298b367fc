import { ModelError, toModelError } from "../model-error.ts";
import { type ComposePrompt, REPLY_MAX_TOKENS, turnsToGoOn, turnsToSend } from "../prompt.ts";
import type { ReplyEnd, ReplyRequest, ReplyStream, TextModel } from "../text-model.ts";

/**
 * Quick, without thinking first, with a window of 24,000 tokens; from the list of the installed Workers types. It isn't among the
 * models that the platform announced to end (2026-05-08); WORKERS_AI_MODEL names another.
 */
export const WORKERS_AI_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast" satisfies keyof AiModels;

/** What the platform streams: pieces, and with the last one what the reply cost. */
type Chunk = {
	response?: string | null;
	usage?: { prompt_tokens: number; completion_tokens: number };
};

/** Cloudflare's own models, through the `AI` binding. `model` is a name from the platform's catalogue. */
export function createWorkersAi(
	ai: Pick<Ai, "run">,
	compose: ComposePrompt,
	model: string = WORKERS_AI_MODEL,
): TextModel {
	async function* reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		const prompt = compose(request);
		const end: ReplyEnd = { provider: "workers-ai", isCut: false, usage: null };
		try {
			const answer = await ai.run(
				model as typeof WORKERS_AI_MODEL,
				{
					messages: [
						{ role: "system", content: prompt.frame },
						{ role: "system", content: prompt.person },
						...turnsToSend(prompt),
						...turnsToGoOn(request.written),
						{ role: "system", content: prompt.situation },
					],
					max_tokens: REPLY_MAX_TOKENS,
					stream: true,
				},
				{ returnRawResponse: true, signal },
			);
			for await (const { response, usage } of await chunksOf(answer, signal)) {
				if (usage) {
					end.usage = toUsage(model, usage);
				}
				if (response) {
					yield { provider: "workers-ai", text: response };
				}
			}
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError("workers-ai", error);
		}
		signal.throwIfAborted();
		end.isCut = (end.usage?.outputTokens ?? 0) >= REPLY_MAX_TOKENS;
		return end;
	}
	return { provider: "workers-ai", reply };
}

async function chunksOf(answer: Response, signal: AbortSignal): Promise<AsyncIterable<Chunk>> {
	if (!answer.ok) {
		await answer.body?.cancel();
		throw Object.assign(new Error("Workers AI refused"), { status: answer.status, headers: answer.headers });
	}
	if (!answer.body) {
		throw new ModelError("workers-ai", "broken");
	}
	const { Stream } = await import("openai/streaming");
	const controller = new AbortController();
	signal.addEventListener("abort", () => controller.abort(), { once: true });
	return Stream.fromSSEResponse<Chunk>(answer, controller);
}

function toUsage(
	model: string,
	{ prompt_tokens, completion_tokens }: NonNullable<Chunk["usage"]>,
): ReplyEnd["usage"] {
	return {
		model,
		inputTokens: prompt_tokens,
		outputTokens: completion_tokens,
		cachedTokens: 0,
	};
}
