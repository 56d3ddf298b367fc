import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from "#shared/error-codes.ts";

/** An error that the client may see. Other errors become `internal` without details. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly details: ErrorDetail[] | undefined;
	/** When it makes sense to try again, in seconds. */
	readonly retryAfter: number | undefined;

	/** `message` is shown to the person: say what is wrong and what to do. */
	constructor(
		code: ErrorCode,
		message: string,
		options: { details?: ErrorDetail[]; retryAfter?: number } = {},
	) {
		super(message);
		this.name = "AppError";
		this.code = code;
		this.details = options.details;
		this.retryAfter = options.retryAfter;
	}

	get status() {
		return ERROR_STATUS[this.code];
	}
}
