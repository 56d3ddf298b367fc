/**
 * Whether the server saw no session when it sent this page: then there is nobody to ask for. A page that the browser took
 * from its history may be one of before somebody signed in.
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
