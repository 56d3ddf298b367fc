import type OpenAI from "openai";
import type { DataProvider, WireAnswer, WireQuestion } from "../data/structured-model.ts";
import { ModelError, toModelError } from "../model-error.ts";
import { loadOpenAi, type OpenAiProvider, type OpenAiSettings } from "./client.ts";
import { limitsFor } from "./openai.ts";

/** OpenAI or what speaks its API, asked for data: its answer is held to the schema while it's written. */
export function createOpenAiData(
	settings: OpenAiSettings,
	provider: OpenAiProvider = "openai",
): DataProvider {
	let client: Promise<OpenAI> | null = null;
	async function answer(question: WireQuestion, signal: AbortSignal): Promise<WireAnswer> {
		client ??= loadOpenAi(settings);
		try {
			const body = openAiDataBody(settings.model, question);
			return read(await (await client).chat.completions.create(body, { signal }), settings.model, provider);
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError(provider, error);
		}
	}
	return { provider, answer };
}

/** Returns the request body. */
export function openAiDataBody(
	model: string,
	{ name, task, about, schema }: WireQuestion,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
	return {
		model,
		...limitsFor(model),
		messages: [
			{ role: "system", content: task },
			{ role: "user", content: about },
		],
		response_format: { type: "json_schema", json_schema: { name, schema, strict: true } },
	};
}

function read(
	{ choices, usage }: OpenAI.ChatCompletion,
	model: string,
	provider: OpenAiProvider,
): WireAnswer {
	const choice = choices[0];
	if (choice?.message.refusal || choice?.finish_reason === "content_filter") {
		throw new ModelError(provider, "refused");
	}
	return {
		text: choice?.message.content ?? "",
		usage: usage
			? {
					model,
					inputTokens: usage.prompt_tokens,
					outputTokens: usage.completion_tokens,
					cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
				}
			: null,
	};
}
