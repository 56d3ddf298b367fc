import type { AiProvider } from "#shared/ai-providers.ts";

/**
 * Why a model didn't answer. `refused`: it won't say this. `misconfigured`: the key, the model's name or
 * the account is wrong, and asking again changes nothing. `limited`: too many requests. `tooLong`: more than its window
 * holds. `silent`: no word in time. `malformed`: data that doesn't fit. `broken`: everything else.
 */
export type ModelFailure =
	| "refused"
	| "misconfigured"
	| "limited"
	| "tooLong"
	| "silent"
	| "malformed"
	| "broken";

/** A model's failure in our own words. What a provider wrote reaches neither a person nor another model. */
export class ModelError extends Error {
	override readonly name = "ModelError";
	readonly failure: ModelFailure;
	readonly provider: AiProvider;
	/** How long the provider asks to be left alone, in ms; null when it didn't say. */
	readonly retryAfterMs: number | null;
	/** The HTTP status of the provider's answer, for the log; null when none came. */
	readonly status: number | null;

	constructor(
		provider: AiProvider,
		failure: ModelFailure,
		retryAfterMs: number | null = null,
		status: number | null = null,
	) {
		super(`${provider}: ${failure}`);
		this.provider = provider;
		this.failure = failure;
		this.retryAfterMs = retryAfterMs;
		this.status = status;
	}
}

/** A failed request as both SDKs throw it: an HTTP status, when there was one, and the answer's headers. */
type FailedRequest = { status?: unknown; headers?: unknown; code?: unknown; message?: unknown };

/** Anthropic has one code for every bad request, so that only the sentence tells. OpenAI-compatible servers word it each in their own way. */
const TOO_LONG =
	/prompt is too long|exceeds? (?:the )?(?:\w+ )?context|maximum context length|context (?:window|limit|size)/i;

/** Codes of requests that a filter stopped, at OpenAI, Azure and OpenRouter; Anthropic says it in a sentence. */
const REFUSED_CODES = ["content_filter", "content_policy_violation", "invalid_prompt", "moderation_blocked"];
const REFUSED = /content filtering policy|content management policy|safety system/i;

/** What an SDK threw, as a ModelError. */
export function toModelError(provider: AiProvider, error: unknown): ModelError {
	if (error instanceof ModelError) {
		return error;
	}
	const failed = (error ?? {}) as FailedRequest;
	const wait = failed.headers instanceof Headers ? retryAfter(failed.headers) : null;
	const status = typeof failed.status === "number" ? failed.status : null;
	return new ModelError(provider, failureOf(failed), wait, status);
}

function failureOf({ status, code, message }: FailedRequest): ModelFailure {
	if (status === 429) {
		return "limited";
	}
	if (status === 413 || code === "context_length_exceeded") {
		return "tooLong";
	}
	const isOurs =
		typeof status === "number" && status >= 400 && status < 500 && status !== 408 && status !== 409;
	if (!isOurs) {
		return "broken";
	}
	const said = typeof message === "string" ? message : "";
	if (REFUSED_CODES.some((each) => each === code) || REFUSED.test(said)) {
		return "refused";
	}
	return TOO_LONG.test(said) ? "tooLong" : "misconfigured";
}

/** `Retry-After` in ms: seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers): number | null {
	const text = headers.get("retry-after");
	if (text === null) {
		return null;
	}
	const seconds = Number(text);
	const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
	return Number.isFinite(wait) && wait > 0 ? wait : null;
}
