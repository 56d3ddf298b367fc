/**
 * Whether the server saw no session when it sent this page, so that `me` needs no request. Not reliable for a page
 * from the browser's history, which may be older than a sign-in.
 */
export function isMarkedVisitor(): boolean {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return document.documentElement.dataset.visitor !== undefined && arrival?.type !== "back_forward";
}

/** The same, and true at most once: what comes after may be another story. */
export function isKnownVisitor(): boolean {
	const isKnown = isMarkedVisitor();
	delete document.documentElement.dataset.visitor;
	return isKnown;
}
