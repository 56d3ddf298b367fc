/** Keeps help readable with no network. A browser that cannot, or will not, loses nothing else. */
export function registerServiceWorker(): void {
	if (import.meta.env.PROD && "serviceWorker" in navigator) {
		navigator.serviceWorker.register("/sw.js").catch(() => undefined);
	}
}
