const PROPERTY = "--early-scene";

/** Returns the URL of the scene behind the prerendered frame (web/early-room.ts); null without one. */
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
