import type Anthropic from "@anthropic-ai/sdk";
import {
	DATA_MAX_TOKENS,
	type DataProvider,
	type WireAnswer,
	type WireQuestion,
} from "../data/structured-model.ts";
import { ModelError, toModelError } from "../model-error.ts";
import { withoutThinkingFirst } from "./claude.ts";
import { type ClaudeSettings, loadClaude } from "./client.ts";
import type { Claude } from "./sdk.ts";

/** Claude, asked for data: its answer is held to the schema while it's written. */
export function createClaudeData(settings: ClaudeSettings): DataProvider {
	let client: Promise<Claude> | null = null;
	async function answer(question: WireQuestion, signal: AbortSignal): Promise<WireAnswer> {
		client ??= loadClaude(settings);
		try {
			const message = await (await client).messages.create(claudeDataBody(settings.model, question), {
				signal,
			});
			return read(message, settings.model);
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError("claude", error);
		}
	}
	return { provider: "claude", answer };
}

/** Returns the request body. */
export function claudeDataBody(
	model: string,
	{ task, about, schema }: WireQuestion,
): Anthropic.MessageCreateParamsNonStreaming {
	return {
		model,
		max_tokens: DATA_MAX_TOKENS,
		// The same for everyone, so the provider caches it where it's long enough.
		system: [{ type: "text", text: task, cache_control: { type: "ephemeral" } }],
		messages: [{ role: "user", content: about }],
		output_config: { format: { type: "json_schema", schema } },
		...withoutThinkingFirst(model),
	};
}

function read({ content, stop_reason, usage }: Anthropic.Message, model: string): WireAnswer {
	if (stop_reason === "refusal") {
		throw new ModelError("claude", "refused");
	}
	const cachedTokens = usage.cache_read_input_tokens ?? 0;
	return {
		text: content.map((block) => (block.type === "text" ? block.text : "")).join(""),
		usage: {
			model,
			inputTokens: usage.input_tokens + cachedTokens + (usage.cache_creation_input_tokens ?? 0),
			outputTokens: usage.output_tokens,
			cachedTokens,
		},
	};
}
