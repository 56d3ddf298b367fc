import { ApiError } from "./api-error.ts";

/** An error of our own whose message is written for the person who reads it. */
export class ReadableError extends Error {
	override readonly name = "ReadableError";
}

/** What a person is told: our own sentence, else the server's, else the one given for this occasion. */
export function messageFor(error: unknown, fallback: string): string {
	if (error instanceof ReadableError) {
		return error.message;
	}
	return (error instanceof ApiError && error.serverMessage) || fallback;
}
