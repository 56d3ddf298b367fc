import { ApiError } from "./api-error.ts";

/** An error of our own whose message is written for the person who reads it. */
export class ReadableError extends Error {
	override readonly name = "ReadableError";
}

/** Returns the message to show: our own, else the server's, else `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
	if (error instanceof ReadableError) {
		return error.message;
	}
	return (error instanceof ApiError && error.serverMessage) || fallback;
}
