/**
 * Whether what is to be shown stands already, as the build drew it: then it does not arrive a second time. So it is for the
 * drawing itself, and at most once for the app that takes its place.
 */
export function isDrawnAlready(): boolean {
	if (typeof document === "undefined") {
		return true;
	}
	const { dataset } = document.documentElement;
	const isDrawn = dataset.drawn !== undefined;
	delete dataset.drawn;
	return isDrawn;
}
