import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerScope;

/** The build writes in its place what the help page needs: `Array<{ url, revision }>`. */
type Manifest = Parameters<typeof precacheAndRoute>[0];
type ServiceWorkerScope = { __WB_MANIFEST: Manifest; skipWaiting: () => Promise<void> } & EventTarget;

/** After so long, in seconds, a network that does not answer counts as none. */
const PATIENCE = 3;

/*
 * Help without a network. Kept are only the help page, the files it is made of and the screen of safety: nothing of
 * any person. "/", "/api" and "/u" are different for everybody and never answered here.
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

/** Any other page that cannot be reached: help in its place, and a word that the rest is away, not the browser's own. */
const awayIsHelp = new NetworkOnly({ plugins: [{ handlerDidError: async () => matchPrecache("/help") }] });
registerRoute(
	({ url, request }) => request.mode === "navigate" && !/^\/(?:$|api\/|u\/)/.test(url.pathname),
	awayIsHelp,
);

// After the routes above: the first that fits is taken, and the page would be answered from what was kept.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

// A new version has nothing to wait for: it holds no page's code but that of the help page.
self.addEventListener("install", () => void self.skipWaiting());
