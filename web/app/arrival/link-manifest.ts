import { quietMoment } from "#web/lib/quiet-moment.ts";

/** The delay, in ms, by which the page that people came for has loaded. */
const AFTER = 6_000;

/**
 * Names the manifest, by which people install the app. Pages that the build prerenders leave it out (tools/build/entry-pages.ts): on
 * a slow phone the browser would fetch it and its icon before the app's code.
 */
export async function linkManifest(): Promise<void> {
	if (document.querySelector('link[rel="manifest"]')) {
		return;
	}
	await new Promise((resolve) => setTimeout(resolve, AFTER));
	await quietMoment();
	document.head.insertAdjacentHTML("beforeend", '<link rel="manifest" href="/manifest.webmanifest">');
}
