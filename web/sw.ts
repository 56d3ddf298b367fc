import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { ToServiceWorker } from "./lib/register-service-worker.ts";

declare const self: ServiceWorkerScope;

/** The build replaces it with the help page's files: `Array<{ url, revision }>`. */
type Manifest = Parameters<typeof precacheAndRoute>[0];
/** The files the app needs to open in the chat, with a name that changes with every version. */
type AppFiles = { version: string; files: string[] };
type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkOnly>[0]>["plugins"]>[number];
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
/** Chromium's, since 123. Other browsers start the service worker for each request. */
type Installing = Extendable & {
	addRoutes?: (rule: { condition: { urlPattern: { pathname: string } }; source: "network" }) => Promise<void>;
};
type ServiceWorkerScope = {
	__WB_MANIFEST: Manifest;
	__APP_FILES: AppFiles;
	skipWaiting: () => Promise<void>;
	addEventListener: (
		type: "install" | "activate" | "message",
		listener: (event: Installing & { data?: unknown }) => void,
	) => void;
};

/** Network timeout, in seconds, where the cache has a replacement. */
const PATIENCE = 3;
/** From this status on, the server failed, not the request. */
const SERVER_FAILED = 500;

const APP: AppFiles = self.__APP_FILES;
const APP_CACHES = "attune-app-";
const APP_CACHE = APP_CACHES + APP.version;
const HELP_CACHE = "attune-help";

/** The app shell, served at a path where it's the same for everyone, signed in or not. */
const SHELL = "/forgot";

/*
 * Help and the app, offline. Caches files of the build only: the help page and the safety screening for everyone, and
 * for people who use the app its shell and the chat's code. No personal data: the page itself stores a person's text,
 * and clears it on sign-out. "/api" and "/u" are never answered here.
 */

/** A failing server counts as unreachable: when the whole platform is down, people need the cache most. */
const failsWithTheServer: Plugin = {
	fetchDidSucceed: async ({ response }) => {
		if (response.status >= SERVER_FAILED) {
			throw new Error(`The server answers ${response.status}.`);
		}
		return response;
	},
};

/** Lines and the country may have changed: the network first, then the last version. */
const lastSeen = new NetworkFirst({
	cacheName: HELP_CACHE,
	networkTimeoutSeconds: PATIENCE,
	plugins: [
		failsWithTheServer,
		{
			// One cache entry for all countries.
			cacheKeyWillBeUsed: async () => "/help",
			handlerDidError: async () => matchPrecache("/help"),
		},
	],
});
registerRoute(({ url, request }) => request.mode === "navigate" && url.pathname === "/help", lastSeen);

/** Replaces any other unreachable page: by the cached app, else by help with a notice. */
const standIn: Plugin = {
	handlerDidError: async ({ request }) =>
		(isOfTheApp(new URL(request.url)) ? await shell() : undefined) ?? matchPrecache("/help"),
};
const soon = new NetworkOnly({ networkTimeoutSeconds: PATIENCE, plugins: [failsWithTheServer, standIn] });
/** Help doesn't replace a page that is only slow, so wait as long as the browser does. */
const atLast = new NetworkOnly({ plugins: [failsWithTheServer, standIn] });
registerRoute(
	({ url, request }) => request.mode === "navigate" && !/^\/(?:api|u)\//.test(url.pathname),
	async (asked) => (isOfTheApp(asked.url) && (await shell()) ? soon : atLast).handle(asked),
);

// After the routes above, because the first match wins: this one would answer from the cache.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

/** File names contain a hash, so a cached file is always current. */
registerRoute(
	({ url, sameOrigin }) => sameOrigin && APP.files.includes(url.pathname),
	new CacheFirst({ cacheName: APP_CACHE, plugins: [{ cacheWillUpdate: async () => null }] }),
);

function isOfTheApp({ pathname }: URL): boolean {
	return !/^\/(?:safety|outcomes|privacy|health-data|terms)\/?$/.test(pathname);
}

async function shell(): Promise<Response | undefined> {
	const cache = await caches.open(APP_CACHE);
	return cache.match(SHELL);
}

/** Caches this version of the app, all or nothing: the shell comes last, and only then the old version goes. */
async function keepApp(): Promise<void> {
	if (await shell()) {
		return;
	}
	const cache = await caches.open(APP_CACHE);
	await Promise.all(
		APP.files.map(async (file) => {
			const known = await caches.match(file);
			await (known ? cache.put(file, known) : cache.add(file));
		}),
	);
	await cache.add(new Request(SHELL, { credentials: "omit", cache: "reload" }));
	for (const name of await keptVersions()) {
		if (name !== APP_CACHE) {
			await caches.delete(name);
		}
	}
}

async function keptVersions(): Promise<string[]> {
	return (await caches.keys()).filter((name) => name.startsWith(APP_CACHES));
}

// Where the app is cached, cache each new version before it activates.
self.addEventListener("install", (event) => {
	// A message that is sent after half a minute's thought needn't wait for the service worker to start again.
	event.addRoutes?.({ condition: { urlPattern: { pathname: "/api/*" } }, source: "network" });
	event.waitUntil(
		keptVersions()
			.then((names) => (names.length > 0 ? keepApp() : undefined))
			.then(() => self.skipWaiting()),
	);
});

// The last help page names the old version's files, which go now. This version's own stays.
self.addEventListener("activate", (event) => {
	event.waitUntil(caches.delete(HELP_CACHE));
});

self.addEventListener("message", (event) => {
	if (event.data === ("keep-app" satisfies ToServiceWorker)) {
		event.waitUntil(keepApp());
	}
});
