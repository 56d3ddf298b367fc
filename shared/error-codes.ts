/** Every error the API can answer with, and its HTTP status. The list is closed. */
export const ERROR_STATUS = {
	validation_failed: 400,
	bad_request: 400,
	/** The words show danger and are stored nowhere: the app opens help. */
	shows_danger: 400,
	not_signed_in: 401,
	bad_credentials: 401,
	not_yours: 403,
	bad_origin: 403,
	consent_needed: 403,
	for_adults: 403,
	not_found: 404,
	method_not_allowed: 405,
	username_taken: 409,
	email_taken: 409,
	turn_in_progress: 409,
	message_id_used: 409,
	not_now: 409,
	other_step: 409,
	token_expired: 410,
	too_large: 413,
	unsupported_media: 415,
	upgrade_required: 426,
	rate_limited: 429,
	budget_spent: 429,
	internal: 500,
	not_configured: 501,
	model_failed: 502,
	email_failed: 502,
	coach_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refused field: its path in the body, and a message for the person. */
export type ErrorDetail = { path: string; message: string };

/** The one shape of every error answer. `message` is fit to show to a person. */
export type ErrorBody = {
	error: { code: ErrorCode; message: string; requestId: string; details?: ErrorDetail[] };
};
