import type Anthropic from "@anthropic-ai/sdk";
import { ModelError, toModelError } from "../model-error.ts";
import { type ComposePrompt, REPLY_MAX_TOKENS, turnsToSend } from "../prompt.ts";
import type { ReplyEnd, ReplyRequest, ReplyStream, TextModel } from "../text-model.ts";
import { type ClaudeSettings, loadClaude } from "./client.ts";
import type { Claude } from "./sdk.ts";

/** Current when this was written, from the list of the installed SDK. */
export const CLAUDE_DEFAULT_MODEL = "claude-sonnet-5-5" satisfies Anthropic.Model;

/** The quickest and cheapest of the same list: for short questions that someone waits for. */
export const CLAUDE_TASK_MODEL = "claude-haiku-5-5" satisfies Anthropic.Model;

/** Claude through the official SDK, which is loaded with the first question. */
export function createClaude(settings: ClaudeSettings, compose: ComposePrompt): TextModel {
	let client: Promise<Claude> | null = null;
	async function* reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		client ??= loadClaude(settings);
		const end: ReplyEnd = { provider: "claude", isCut: false, usage: null };
		let isFinished = false;
		try {
			const stream = await (await client).messages.create(claudeBody(settings.model, compose, request), {
				signal,
			});
			for await (const event of stream) {
				isFinished ||= event.type === "message_stop";
				note(end, settings.model, event);
				if (event.type === "content_block_delta" && event.delta.type === "text_delta") {
					yield { provider: "claude", text: event.delta.text };
				}
			}
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError("claude", error);
		}
		signal.throwIfAborted();
		if (!isFinished) {
			// The connection closed without a last event: the reply is not whole.
			throw new ModelError("claude", "broken");
		}
		return end;
	}
	return { provider: "claude", reply };
}

/** What is sent. */
export function claudeBody(
	model: string,
	compose: ComposePrompt,
	request: ReplyRequest,
): Anthropic.MessageCreateParamsStreaming {
	const prompt = compose(request);
	return {
		model,
		stream: true,
		max_tokens: REPLY_MAX_TOKENS,
		// The frame is the same for every person and turn: read from the provider's cache, at a tenth of the price.
		system: [
			{ type: "text", text: prompt.frame, cache_control: { type: "ephemeral" } },
			{ type: "text", text: prompt.situation },
		],
		messages: turnsToSend(prompt, request.written),
		...withoutThinkingFirst(model),
	};
}

/**
 * A coach should answer like somebody who listens, not after a minute of thought. Both defaults think before
 * their first word unless told not to; the other models are left at their own defaults, since several refuse it.
 */
export function withoutThinkingFirst(
	model: string,
): Pick<Anthropic.MessageCreateParamsStreaming, "thinking"> {
	if (model.startsWith(CLAUDE_TASK_MODEL)) {
		return { thinking: { type: "disabled" } };
	}
	return model.startsWith(CLAUDE_DEFAULT_MODEL) ? { thinking: { type: "between_tools" } } : {};
}

function note(end: ReplyEnd, model: string, event: Anthropic.RawMessageStreamEvent): void {
	if (event.type === "message_start") {
		const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens } = event.message.usage;
		const cachedTokens = cache_read_input_tokens ?? 0;
		const inputTokens = input_tokens + cachedTokens + (cache_creation_input_tokens ?? 0);
		end.usage = { model, inputTokens, cachedTokens, outputTokens: 0 };
	} else if (event.type === "message_delta") {
		if (end.usage) {
			end.usage.outputTokens = event.usage.output_tokens;
		}
		end.isCut = event.delta.stop_reason === "max_tokens";
		if (event.delta.stop_reason === "refusal") {
			throw new ModelError("claude", "refused");
		}
	}
}
