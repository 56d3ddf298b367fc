import { useEffect, useState } from "react";
import { ApiError } from "./api-error.ts";

const SECOND_MS = 1_000;

/**
 * How many seconds are left until it makes sense to try again, by what the server said; 0 when it may be now. What was typed
 * stays: only the button waits. `failedAt` tells one refusal from the next.
 */
export function useWait(error: unknown, failedAt: number): number {
	const seconds = error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? 0) : 0;
	const [left, setLeft] = useState(0);
	useEffect(() => {
		const until = Date.now() + seconds * SECOND_MS;
		const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
		count();
		if (seconds === 0 || failedAt === 0) {
			return;
		}
		const timer = setInterval(count, SECOND_MS);
		return () => clearInterval(timer);
	}, [seconds, failedAt]);
	return left;
}

/** "Try again in 42 s", "in 12 min": what a button says while it waits. */
export function waitText(seconds: number): string {
	return seconds < 100 ? `Try again in ${seconds} s` : `Try again in ${Math.ceil(seconds / 60)} min`;
}
