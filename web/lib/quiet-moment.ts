/** Longest wait for idle time, in ms, however busy the tab is. */
const AT_THE_LATEST = 3_000;

/** Resolves when the tab has nothing to do, or after three seconds. */
export function quietMoment(): Promise<unknown> {
	return new Promise((resolve) =>
		// Safari has no `requestIdleCallback`.
		typeof requestIdleCallback === "function"
			? requestIdleCallback(resolve, { timeout: AT_THE_LATEST })
			: setTimeout(resolve, AT_THE_LATEST / 10),
	);
}
