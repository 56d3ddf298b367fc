import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Rolldown } from "vite";

/** A picture's source path in a page that is rendered outside the build. */
const PICTURE = /\/web\/assets\/[\w./-]+/g;

/** Takes the pictures of a page that was drawn outside the build into it, and has the page name what they became. */
export function withPictures(html: string, build: Rolldown.PluginContext): string {
	const emit = (path: string) =>
		build.emitFile({ type: "asset", name: basename(path), source: readFileSync(path) });
	return html.replace(PICTURE, (path) => `/${build.getFileName(emit(path.slice(1)))}`);
}
