import { RECORDING_MAX_BYTES } from "#shared/chat/messages.ts";

/** The one path that takes a file. */
export const UPLOAD_PATH = "/api/transcribe";

/** Enough for every other path: the 8,000 characters of a message are at most 32 KB. */
const BODY_MAX_BYTES = 64 * 1024;

/** The largest request body that a path takes, in bytes. */
export function bodyLimitOf(path: string): number {
	return path === UPLOAD_PATH ? RECORDING_MAX_BYTES + BODY_MAX_BYTES : BODY_MAX_BYTES;
}
