import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** Where the service worker wants the list of what it keeps. The name is Workbox's. */
const PLACE = "self.__WB_MANIFEST";

/** The page that is kept, under the address it is asked for with. */
const HELP = { file: "pages/help.html", address: "/help" };

/** What reads words that found no network, and is therefore to be there before they are written. */
const SCREEN = "web/features/conversations/screen-unsent.ts";

/**
 * Tells the service worker (`web/sw.ts`) what to keep: what the help page is made of (its HTML, styles, scripts and
 * letters), and the screen of safety.
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
				if (worker?.type !== "chunk" || page?.type !== "asset") {
					return;
				}
				const html = String(page.source);
				const named = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+|favicon\.svg)"/g)].map(
					([, file]) => file,
				);
				const letters = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
				const files = [...new Set([...named, ...letters, ...screenIn(bundle)])].sort();
				const manifest = [
					{ url: HELP.address, revision: createHash("sha256").update(html).digest("hex").slice(0, 16) },
					...files.map((file) => ({ url: `/${file}`, revision: file?.startsWith("assets/") ? null : "1" })),
				];
				worker.code = worker.code.replace(PLACE, JSON.stringify(manifest));
			},
		},
	};
}

/** The files of the screen: its own, and those that it imports. */
function screenIn(bundle: Rolldown.OutputBundle): string[] {
	const chunk = Object.values(bundle).find(
		(file) => file.type === "chunk" && file.facadeModuleId?.endsWith(SCREEN),
	);
	if (chunk?.type !== "chunk") {
		throw new Error(`The service worker keeps ${SCREEN}, which is no file of its own any more.`);
	}
	// What the app begins with is there when words fail.
	const isThere = (name: string) => {
		const file = bundle[name];
		return file?.type === "chunk" && file.isEntry;
	};
	return [chunk.fileName, ...chunk.imports.filter((name) => !isThere(name))];
}
