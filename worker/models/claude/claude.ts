import type Anthropic from "@anthropic-ai/sdk";
import { ModelError, toModelError } from "../model-error.ts";
import {
	type ComposePrompt,
	type Prompt,
	REPLY_MAX_TOKENS,
	type SentTurn,
	turnsToGoOn,
	turnsToSend,
} from "../prompt.ts";
import { type HeardCall, hearMore, mayOffer, OFFER_EXERCISE } from "../reply/offer-exercise.ts";
import { type Attempt, replyWithOffer } from "../reply/reply-with-offer.ts";
import type { ReplyEnd, ReplyRequest, TextModel } from "../text-model.ts";
import { type ClaudeSettings, loadClaude } from "./client.ts";
import type { Claude } from "./sdk.ts";

/** Current when this was written, from the list of the installed SDK. */
export const CLAUDE_DEFAULT_MODEL = "claude-sonnet-5-5" satisfies Anthropic.Model;

/** The quickest and cheapest of the same list: for short questions that someone waits for. */
export const CLAUDE_TASK_MODEL = "claude-haiku-5-5" satisfies Anthropic.Model;

/** Claude through the official SDK, which is loaded with the first question. */
export function createClaude(settings: ClaudeSettings, compose: ComposePrompt): TextModel {
	let client: Promise<Claude> | null = null;
	async function* ask(request: ReplyRequest, signal: AbortSignal): Attempt {
		client ??= loadClaude(settings);
		const calls: HeardCall[] = [];
		const end: ReplyEnd = { provider: "claude", isCut: false, usage: null };
		let isFinished = false;
		try {
			const stream = await (await client).messages.create(claudeBody(settings.model, compose, request), {
				signal,
			});
			for await (const event of stream) {
				isFinished ||= event.type === "message_stop";
				note(end, settings.model, event);
				hear(calls, event);
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
			// The connection closed without a last event: the reply isn't whole.
			throw new ModelError("claude", "broken");
		}
		return { end, calls };
	}
	return {
		provider: "claude",
		reply: (request, signal) => replyWithOffer(request, (asked) => ask(asked, signal)),
	};
}

/** Returns the request body. */
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
		// The cache begins with the tools: where none may be called they stay, and the choice says so.
		tools: [TOOL],
		system: [text(prompt.frame, true), text(prompt.person, true)],
		messages: messagesFor(model, prompt, request.written),
		...withoutThinkingFirst(model),
		...(mayOffer(request) ? {} : { tool_choice: { type: "none" as const } }),
	};
}

const TOOL: Anthropic.Tool = {
	name: OFFER_EXERCISE.name,
	description: OFFER_EXERCISE.description,
	input_schema: OFFER_EXERCISE.schema,
};

/**
 * The conversation, then the situation. The cached part ends with the person's newest message; the situation differs
 * with every reply.
 */
function messagesFor(model: string, prompt: Prompt, written: string): Anthropic.MessageParam[] {
	const turns = turnsToSend(prompt);
	const history = turns.map((turn, at) => toMessage(turn, at === turns.length - 1));
	const begun = turnsToGoOn(written).map((turn) => toMessage(turn));
	const messages = [...history, ...begun];
	if (takesLateSystem(model)) {
		return [...messages, { role: "system", content: prompt.situation }];
	}
	const last = messages.pop();
	return last ? [...messages, { ...last, content: [...last.content, text(prompt.situation)] }] : [];
}

function toMessage({ role, content }: SentTurn, isMarked = false) {
	return { role, content: [text(content, isMarked)] };
}

function text(content: string, isMarked = false): Anthropic.TextBlockParam {
	return {
		type: "text",
		text: content,
		...(isMarked ? { cache_control: { type: "ephemeral" as const } } : {}),
	};
}

/** Models that accept a system message after the person's. Older ones refuse the whole request. */
const LATE_SYSTEM = /^claude-(?:opus-4-8|(?:opus|sonnet|haiku|fable|mythos)-[5-9])/;

function takesLateSystem(model: string): boolean {
	return LATE_SYSTEM.test(model);
}

/**
 * Returns the setting that turns thinking off, so that the coach answers at once. Both default models think before
 * their first word unless told not to. Other models keep their own defaults, since several refuse the setting.
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

/** Blocks come one after the other, so a piece of input is the newest call's. */
function hear(calls: HeardCall[], event: Anthropic.RawMessageStreamEvent): void {
	if (event.type === "content_block_start" && event.content_block.type === "tool_use") {
		calls.push({ name: event.content_block.name, json: "" });
	} else if (event.type === "content_block_delta" && event.delta.type === "input_json_delta") {
		hearMore(calls, event.delta.partial_json);
	}
}
