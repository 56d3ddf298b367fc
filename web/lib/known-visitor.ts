/**
 * Whether the server saw no session when it sent this page, so that `me` needs no request. Not reliable for a page
 * from the browser's history, which may be older than a sign-in.
 */
export function isMarkedVisitor(): boolean {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return document.documentElement.dataset.visitor !== undefined && arrival?.type !== "back_forward";
}

/** The same, but true only once: later the person may have signed in. */
export function isKnownVisitor(): boolean {
	const isKnown = isMarkedVisitor();
	delete document.documentElement.dataset.visitor;
	return isKnown;
}
