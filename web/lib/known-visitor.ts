/**
 * Whether the server saw no session when it sent this page: then there is nobody to ask for. True at most once: what comes
 * after may be another story. A page that the browser took from its history may be one of before somebody signed in.
 */
export function isKnownVisitor(): boolean {
	const { dataset } = document.documentElement;
	const isMarked = dataset.visitor !== undefined;
	delete dataset.visitor;
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return isMarked && arrival?.type !== "back_forward";
}
