/**
 * Whether the build has already rendered this, so that it needs no entry animation. True while prerendering, and once
 * for the app that replaces it.
 */
export function isPrerendered(): boolean {
	if (typeof document === "undefined") {
		return true;
	}
	const { dataset } = document.documentElement;
	const isDrawn = dataset.drawn !== undefined;
	delete dataset.drawn;
	return isDrawn;
}
