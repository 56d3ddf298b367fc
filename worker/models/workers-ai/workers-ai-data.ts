import {
	DATA_MAX_TOKENS,
	type DataProvider,
	type WireAnswer,
	type WireQuestion,
} from "../data/structured-model.ts";
import { toModelError } from "../model-error.ts";
import { WORKERS_AI_MODEL } from "./workers-ai.ts";

/** Small among those of the installed Workers types that take a schema and don't think first. */
export const WORKERS_AI_TASK_MODEL = "@cf/meta/llama-4-scout-17b-16e-instruct" satisfies keyof AiModels;

/** What the platform answers: in JSON mode the data itself, already parsed. */
type Answer = { response?: unknown; usage?: { prompt_tokens?: number; completion_tokens?: number } };

/** Cloudflare's own models, asked for data. `model` is a name from the platform's catalogue. */
export function createWorkersAiData(ai: Pick<Ai, "run">, model: string = WORKERS_AI_MODEL): DataProvider {
	async function answer({ task, about, schema }: WireQuestion, signal: AbortSignal): Promise<WireAnswer> {
		try {
			const { response, usage } = (await ai.run(
				model as typeof WORKERS_AI_MODEL,
				{
					messages: [
						{ role: "system", content: task },
						{ role: "user", content: about },
					],
					max_tokens: DATA_MAX_TOKENS,
					response_format: { type: "json_schema", json_schema: schema },
				},
				{ signal },
			)) as Answer;
			return {
				text: typeof response === "string" ? response : JSON.stringify(response ?? null),
				usage: usage
					? {
							model,
							inputTokens: usage.prompt_tokens ?? 0,
							outputTokens: usage.completion_tokens ?? 0,
							cachedTokens: 0,
						}
					: null,
			};
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError("workers-ai", error);
		}
	}
	return { provider: "workers-ai", answer };
}
