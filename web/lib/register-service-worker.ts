/** What the signed-in app asks the service worker for. A type and no constant: `web/sw.ts` is a script that imports nothing. */
export type ToServiceWorker = "keep-app";

/** Keeps help readable with no network. A browser that can't, or won't, loses nothing else. */
export function registerServiceWorker(): void {
	if (import.meta.env.PROD && "serviceWorker" in navigator) {
		navigator.serviceWorker.register("/sw.js").catch(() => undefined);
	}
}

/** Caches the app for signed-in people, so that it opens offline. */
export async function keepApp(): Promise<void> {
	if (import.meta.env.PROD && "serviceWorker" in navigator) {
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage("keep-app" satisfies ToServiceWorker);
	}
}
