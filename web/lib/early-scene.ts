const PROPERTY = "--early-scene";

/** The address of the scene that stands behind the drawn frame (web/early-room.ts); null when none does. */
export function earlyScene(): string | null {
	const [, url] = /^url\((".*")\)$/.exec(document.documentElement.style.getPropertyValue(PROPERTY)) ?? [];
	return url ? (JSON.parse(url) as string) : null;
}

/** The app has its own background from now on, or none. */
export function endEarlyScene(): void {
	const { dataset, style } = document.documentElement;
	if (style.getPropertyValue(PROPERTY)) {
		style.removeProperty(PROPERTY);
		delete dataset.behind;
	}
}
