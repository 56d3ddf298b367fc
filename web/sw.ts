import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerScope;

/** The build writes in its place what the help page needs: `Array<{ url, revision }>`. */
type Manifest = Parameters<typeof precacheAndRoute>[0];
type ServiceWorkerScope = { __WB_MANIFEST: Manifest; skipWaiting: () => Promise<void> } & EventTarget;

/** After so long, in seconds, a network that does not answer counts as none. */
const PATIENCE = 3;

/*
 * Help without a network. Kept are only the help page and the files it is made of: nothing of any person, and never
 * "/" or "/api", which are different for everybody.
 */

/** The lines may have changed, and the country too: the network is asked first, then the page as it was last seen. */
const lastSeen = new NetworkFirst({
	cacheName: "attune-help",
	networkTimeoutSeconds: PATIENCE,
	plugins: [
		{
			// One page, whatever country it was asked for.
			cacheKeyWillBeUsed: async () => "/help",
			handlerDidError: async () => matchPrecache("/help"),
		},
	],
});
registerRoute(({ url, request }) => request.mode === "navigate" && url.pathname === "/help", lastSeen);

// After the route above: the first that fits is taken, and the page would be answered from what was kept.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

// A new version has nothing to wait for: it holds no page's code but that of the help page.
self.addEventListener("install", () => void self.skipWaiting());
