import { useEffect, useMemo, useState } from "react";
import { ApiError } from "../api/api-error.ts";

const SECOND_MS = 1_000;

/**
 * Returns the seconds until a retry makes sense, by the server's response; 0 when now. Typed text stays: only the
 * button waits. `failedAt` tells one refusal from the next.
 */
export function useRetryAfter(error: unknown, failedAt: number): number {
	const seconds = error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? 0) : 0;
	const until = useMemo(() => (failedAt === 0 ? 0 : Date.now() + seconds * SECOND_MS), [seconds, failedAt]);
	return useSecondsUntil(until);
}

/** How many seconds are left until a moment (ms since 1970), counted down; 0 once it's past. */
export function useSecondsUntil(until: number): number {
	const [left, setLeft] = useState(() => secondsUntil(until));
	useEffect(() => {
		setLeft(secondsUntil(until));
		if (secondsUntil(until) === 0) {
			return;
		}
		const timer = setInterval(() => {
			const seconds = secondsUntil(until);
			setLeft(seconds);
			if (seconds === 0) {
				clearInterval(timer);
			}
		}, SECOND_MS);
		return () => clearInterval(timer);
	}, [until]);
	return left;
}

function secondsUntil(until: number): number {
	return Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
}

/** "Try again in 42 s", "in 12 min": what a button says while it waits. */
export function waitText(seconds: number): string {
	return seconds < 100 ? `Try again in ${seconds} s` : `Try again in ${Math.ceil(seconds / 60)} min`;
}
