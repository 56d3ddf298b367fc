import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { chunkOf, filesOf, namedIn } from "./bundle.ts";

/** Where the service worker expects its file lists. The first name is Workbox's. */
const PLACES = { help: "self.__WB_MANIFEST", app: "self.__APP_FILES" };

/** The cached page, under the path it's requested by. */
const HELP = { file: "pages/help.html", address: "/help" };

/** Reads messages that couldn't be sent, so it must be cached before they're written. */
const SCREEN = "web/features/conversations/state/screen-unsent.ts";

/** The app's files for reading and typing in the chat, and for the safety plan. */
const APP = [
	"web/index.html",
	"web/app/chat/dashboard-page.tsx",
	"web/features/conversations/markdown/markdown-text.tsx",
	"web/app/pages/settings-page.tsx",
	SCREEN,
];

/**
 * Tells the service worker (`web/sw.ts`) what to cache: for everyone the help page (HTML, styles, scripts, fonts) and
 * the safety screening; for people who use the app, the chat.
 */
export function serviceWorkerManifest(): Plugin {
	return {
		name: "attune:service-worker-manifest",
		enforce: "post",
		generateBundle: {
			order: "post",
			handler(_, bundle) {
				const worker = bundle["sw.js"];
				const page = bundle[HELP.file];
				const shell = bundle["index.html"];
				if (worker?.type !== "chunk" || page?.type !== "asset" || shell?.type !== "asset") {
					return;
				}
				const html = String(page.source);
				// Not the landing page's fonts, which are its own.
				const letters = Object.keys(bundle).filter((file) =>
					/-(?:basic|accents)-(?!page)[\w-]+\.woff2$/.test(file),
				);
				const help = unique([...namedIn(html), ...letters, ...screenIn(bundle)]);
				const manifest = [
					{ url: HELP.address, revision: hashOf(html) },
					...help.map((file) => ({ url: `/${file}`, revision: file.startsWith("assets/") ? null : "1" })),
				];
				const app = unique([
					...namedIn(String(shell.source)),
					...APP.flatMap((source) => filesOf(bundle, source)),
				]).filter((file) => !help.includes(file));
				const files = app.map((file) => `/${file}`);
				const version = hashOf(String(shell.source) + files.join());
				worker.code = worker.code
					.replace(PLACES.help, JSON.stringify(manifest))
					.replace(PLACES.app, JSON.stringify({ version, files }));
			},
		},
	};
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function unique(files: string[]): string[] {
	return [...new Set(files)].sort();
}

/** The screening's files: its own and its imports. The app has loaded the shared ones by then. */
function screenIn(bundle: Rolldown.OutputBundle): string[] {
	const chunk = chunkOf(bundle, SCREEN);
	const isThere = (name: string) => {
		const file = bundle[name];
		return file?.type === "chunk" && file.isEntry;
	};
	return [chunk.fileName, ...chunk.imports.filter((name) => !isThere(name))];
}
