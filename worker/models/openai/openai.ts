import type OpenAI from "openai";
import { ModelError, toModelError } from "../model-error.ts";
import { type ComposePrompt, REPLY_MAX_TOKENS, turnsToGoOn, turnsToSend } from "../prompt.ts";
import { type HeardCall, hearMore, mayOffer, OFFER_EXERCISE } from "../reply/offer-exercise.ts";
import { type Attempt, replyWithOffer } from "../reply/reply-with-offer.ts";
import type { ReplyEnd, ReplyRequest, TextModel } from "../text-model.ts";
import { loadOpenAi, type OpenAiProvider, type OpenAiSettings } from "./client.ts";
import { type ChatBody, createToolless } from "./toolless.ts";

/** Current when this was written, from the list of the installed SDK: the quick tier of its generation. */
export const OPENAI_DEFAULT_MODEL = "gpt-6.1-terra" satisfies OpenAI.ChatModel;

/** The smallest of its generation in the same list: for short questions that someone waits for. */
export const OPENAI_TASK_MODEL = "gpt-6-luna" satisfies OpenAI.ChatModel;

/**
 * OpenAI, or a local server that speaks its API, through the official SDK, which is loaded with the first question. Chat completions and not
 * responses: it's what every compatible server speaks.
 */
export function createOpenAi(
	settings: OpenAiSettings,
	compose: ComposePrompt,
	provider: OpenAiProvider = "openai",
): TextModel {
	let client: Promise<OpenAI> | null = null;
	const toolless = createToolless(settings);
	async function* ask(request: ReplyRequest, signal: AbortSignal): Attempt {
		client ??= loadOpenAi(settings);
		const { completions } = (await client).chat;
		const calls: HeardCall[] = [];
		if (provider === "local" && request.offered !== undefined) {
			// A small model that calls where it should speak does so each time, and every call costs a second reading.
			toolless.note();
		}
		const end: ReplyEnd = { provider, isCut: false, usage: null };
		let isFinished = false;
		try {
			const stream = await toolless.asked(openAiBody(settings.model, compose, request), (body) =>
				completions.create(body, { signal }),
			);
			for await (const chunk of stream) {
				const choice = chunk.choices[0];
				isFinished ||= Boolean(choice?.finish_reason);
				note(end, settings.model, chunk);
				hear(calls, choice?.delta.tool_calls);
				if (choice?.delta.content) {
					yield { provider, text: choice.delta.content };
				}
			}
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError(provider, error);
		}
		signal.throwIfAborted();
		if (!isFinished) {
			// The connection closed without a last chunk: the reply isn't whole.
			throw new ModelError(provider, "broken");
		}
		return { end, calls };
	}
	return { provider, reply: (request, signal) => replyWithOffer(request, (asked) => ask(asked, signal)) };
}

/** Returns the request body. */
export function openAiBody(model: string, compose: ComposePrompt, request: ReplyRequest): ChatBody {
	const prompt = compose(request);
	return {
		model,
		stream: true,
		stream_options: { include_usage: true },
		...limitsFor(model),
		// Left out where it may not be called: compatible servers ignore `tool_choice: none`.
		...(mayOffer(request) ? { tools: [TOOL] } : {}),
		messages: [
			// What changes least comes first, because this provider caches the beginning automatically.
			{ role: "system", content: prompt.frame },
			{ role: "system", content: prompt.person },
			...turnsToSend(prompt),
			...turnsToGoOn(request.written),
			{ role: "system", content: prompt.situation },
		],
	};
}

const TOOL: OpenAI.ChatCompletionFunctionTool = {
	type: "function",
	function: {
		name: OFFER_EXERCISE.name,
		description: OFFER_EXERCISE.description,
		parameters: OFFER_EXERCISE.schema,
	},
};

/** Returns the length limit. Reasoning models name it differently, and think first unless told not to. */
export function limitsFor(
	model: string,
): Pick<ChatBody, "max_completion_tokens" | "max_tokens" | "reasoning_effort"> {
	if (model === OPENAI_DEFAULT_MODEL || model === OPENAI_TASK_MODEL) {
		return { max_completion_tokens: REPLY_MAX_TOKENS, reasoning_effort: "none" };
	}
	return /^(?:gpt-[5-9]|o\d)/.test(model)
		? { max_completion_tokens: REPLY_MAX_TOKENS * 2 }
		: { max_tokens: REPLY_MAX_TOKENS };
}

function note(end: ReplyEnd, model: string, { choices, usage }: OpenAI.ChatCompletionChunk): void {
	const reason = choices[0]?.finish_reason;
	if (reason === "content_filter") {
		throw new ModelError(end.provider, "refused");
	}
	end.isCut ||= reason === "length";
	if (usage) {
		end.usage = {
			model,
			inputTokens: usage.prompt_tokens,
			outputTokens: usage.completion_tokens,
			cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
		};
	}
}

type ToolCalls = OpenAI.ChatCompletionChunk.Choice.Delta["tool_calls"];

/** A name begins a call. Servers number calls in different ways, or not at all, and none mixes the pieces of two. */
function hear(calls: HeardCall[], pieces: ToolCalls = []): void {
	for (const { function: piece } of pieces) {
		if (piece?.name) {
			calls.push({ name: piece.name, json: "" });
		}
		hearMore(calls, piece?.arguments ?? "");
	}
}
