import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { ToServiceWorker } from "./lib/register-service-worker.ts";

declare const self: ServiceWorkerScope;

/** The build writes in its place what the help page needs: `Array<{ url, revision }>`. */
type Manifest = Parameters<typeof precacheAndRoute>[0];
/** And what the app needs to open in the chat: its files, and a name that is another one with every other version. */
type AppFiles = { version: string; files: string[] };
type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkOnly>[0]>["plugins"]>[number];
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type ServiceWorkerScope = {
	__WB_MANIFEST: Manifest;
	__APP_FILES: AppFiles;
	skipWaiting: () => Promise<void>;
	addEventListener: (
		type: "install" | "activate" | "message",
		listener: (event: Extendable & { data?: unknown }) => void,
	) => void;
};

/** After so long, in seconds, a network that does not answer counts as none, where something is kept that can stand in for it. */
const PATIENCE = 3;
/** From this status on it is the server that failed, and not the one who asked. */
const SERVER_FAILED = 500;

const APP: AppFiles = self.__APP_FILES;
const APP_CACHES = "attune-app-";
const APP_CACHE = APP_CACHES + APP.version;
const HELP_CACHE = "attune-help";

/** Where the app's shell is the same for everybody, signed in or not, and says nothing of who asks. */
const SHELL = "/forgot";

/*
 * Help and the app without a network. Kept are files of the build: the help page and the screen of safety for everybody,
 * and for whoever uses the app the shell and the code of the chat. Nothing of any person: what somebody said is kept by
 * the page itself, beside their name, and goes when they sign out. "/api" and "/u" are never answered here.
 */

/** A server that fails is as good as none: when the whole platform is down, people need what is kept most. */
const failsWithTheServer: Plugin = {
	fetchDidSucceed: async ({ response }) => {
		if (response.status >= SERVER_FAILED) {
			throw new Error(`The server answers ${response.status}.`);
		}
		return response;
	},
};

/** The lines may have changed, and the country too: the network is asked first, then the page as it was last seen. */
const lastSeen = new NetworkFirst({
	cacheName: HELP_CACHE,
	networkTimeoutSeconds: PATIENCE,
	plugins: [
		failsWithTheServer,
		{
			// One page, whatever country it was asked for.
			cacheKeyWillBeUsed: async () => "/help",
			handlerDidError: async () => matchPrecache("/help"),
		},
	],
});
registerRoute(({ url, request }) => request.mode === "navigate" && url.pathname === "/help", lastSeen);

/** Any other page that cannot be reached: the app, where it is kept; else help, and a word that the rest is away. */
const standIn: Plugin = {
	handlerDidError: async ({ request }) =>
		(isOfTheApp(new URL(request.url)) ? await shell() : undefined) ?? matchPrecache("/help"),
};
const soon = new NetworkOnly({ networkTimeoutSeconds: PATIENCE, plugins: [failsWithTheServer, standIn] });
/** Help is no page that somebody asked for: for a slow one it is waited as long as the browser does. */
const atLast = new NetworkOnly({ plugins: [failsWithTheServer, standIn] });
registerRoute(
	({ url, request }) => request.mode === "navigate" && !/^\/(?:api|u)\//.test(url.pathname),
	async (asked) => (isOfTheApp(asked.url) && (await shell()) ? soon : atLast).handle(asked),
);

// After the routes above: the first that fits is taken, and the page would be answered from what was kept.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

/** A file's name says what is in it: one that is kept is never another one. */
registerRoute(
	({ url, sameOrigin }) => sameOrigin && APP.files.includes(url.pathname),
	new CacheFirst({ cacheName: APP_CACHE, plugins: [{ cacheWillUpdate: async () => null }] }),
);

/** The pages drawn at build time are none of the app's. */
function isOfTheApp({ pathname }: URL): boolean {
	return !/^\/(?:safety|outcomes|privacy|health-data|terms)\/?$/.test(pathname);
}

async function shell(): Promise<Response | undefined> {
	const cache = await caches.open(APP_CACHE);
	return cache.match(SHELL);
}

/** Keeps this version of the app, whole or not at all: the shell comes last, and only then the version before goes. */
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

// Who has the app kept has each new version kept before it is the one that answers. It then has nothing to wait for.
self.addEventListener("install", (event) => {
	event.waitUntil(
		keptVersions()
			.then((names) => (names.length > 0 ? keepApp() : undefined))
			.then(() => self.skipWaiting()),
	);
});

// The help page as it was last seen names the files of the version before, which go now. This version's own is kept.
self.addEventListener("activate", (event) => {
	event.waitUntil(caches.delete(HELP_CACHE));
});

self.addEventListener("message", (event) => {
	if (event.data === ("keep-app" satisfies ToServiceWorker)) {
		event.waitUntil(keepApp());
	}
});
