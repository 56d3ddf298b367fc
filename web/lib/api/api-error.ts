import type { ErrorBody, ErrorCode, ErrorDetail } from "#shared/error-codes.ts";

/**
 * A request that was refused. Its own text is for logs and tests: '{status}: {response text or status text}'.
 * What a person may read is `serverMessage`; see `errorMessage`.
 */
export class ApiError extends Error {
	override readonly name = "ApiError";
	readonly status: number;
	readonly statusText: string;
	readonly code: ErrorCode | undefined;
	readonly serverMessage: string | undefined;
	readonly details: ErrorDetail[];
	/** Seconds to wait before trying again, when the server said so. */
	readonly retryAfter: number | undefined;

	constructor({ status, statusText, headers }: Response, body: string) {
		super(`${status}: ${body || statusText}`);
		const error = parseErrorBody(body);
		this.status = status;
		this.statusText = statusText;
		this.code = error?.code;
		this.serverMessage = error?.message;
		this.details = error?.details ?? [];
		const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
		this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
	}
}

function parseErrorBody(body: string): ErrorBody["error"] | undefined {
	try {
		const parsed: unknown = JSON.parse(body);
		if (typeof parsed === "object" && parsed !== null && "error" in parsed) {
			const { error } = parsed as Partial<ErrorBody>;
			return typeof error?.message === "string" ? error : undefined;
		}
	} catch {
		// Not JSON, so it came from something between us and the server. Its text stays in the error's message.
	}
	return undefined;
}
