import { basename } from "node:path";
import { PurgeCSS } from "purgecss";
import subsetFont from "subset-font";
import type { Rolldown } from "vite";

/** A custom property used without a fallback. */
const VARIABLE = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Puts the styles that a page uses into the page itself: a stranger on a slow phone sees it one way to the server and back
 * sooner, and fetches nothing of the app's.
 */
export async function withOwnStyles(html: string, bundle: Rolldown.OutputBundle): Promise<string> {
	const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
	const scripts = [...html.matchAll(/<script[^>]*src="\/([^"]+)"/g)].flatMap(([, file]) =>
		codeOf(bundle, file),
	);
	// Combined, because one sheet uses another's definitions.
	const sheets = links.map(([, file = ""]) => {
		const sheet = bundle[file];
		return sheet?.type === "asset" ? String(sheet.source) : "";
	});
	const [purged] = await new PurgeCSS().purge({
		content: [{ raw: html, extension: "html" }, ...scripts.map((raw) => ({ raw, extension: "js" }))],
		css: [{ raw: sheets.join("\n") }],
		// Utility class names contain colons, slashes, brackets and dots.
		defaultExtractor: (content) => content.match(/[^<>"'`\s=]+/g) ?? [],
		variables: true,
		// Properties used only in an attribute, such as a bar's colour, appear in no rule.
		safelist: { variables: [...html.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []) },
	});
	const [first, ...others] = links.map(([link]) => link);
	if (!first) {
		throw new Error("The landing page names no styles any more.");
	}
	const rules = purged?.css ?? "";
	const undefinedOnes = [...(html + rules).matchAll(VARIABLE)].filter(
		([, name]) => !rules.includes(`${name}:`),
	);
	if (undefinedOnes.length > 0) {
		throw new Error(
			`The landing page's own styles lack ${undefinedOnes.map(([, name]) => name).join(", ")}.`,
		);
	}
	const styles = `<style>${rules}</style>`;
	return others.reduce(
		(page, link) => page.replace(link, ""),
		html.replace(first, () => styles),
	);
}

/** What people may type into the box, beside the page's own letters. */
const LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** Subsets the page's fonts to the letters it shows, which halves the bytes before its first text. */
export async function withOwnLetters(
	html: string,
	bundle: Rolldown.OutputBundle,
	build: Rolldown.PluginContext,
): Promise<string> {
	const text = [...new Set(LATIN + html)].join("");
	let page = html;
	for (const name of new Set([...html.matchAll(/assets\/\w+-basic-[\w-]+\.woff2/g)].map(([file]) => file))) {
		const font = bundle[name];
		if (font?.type !== "asset") {
			throw new Error(`The landing page names ${name}, which is no file of the build.`);
		}
		const source = await subsetFont(Buffer.from(font.source), text, {
			targetFormat: "woff2",
			...(name.includes("commissioner") ? { variationAxes: { wght: { min: 400, max: 600 } } } : {}),
		});
		const own = build.emitFile({
			type: "asset",
			name: basename(name).replace(/-[\w-]{8}\.woff2$/, "-page.woff2"),
			source,
		});
		page = page.replaceAll(name, build.getFileName(own));
	}
	return page;
}

function codeOf(bundle: Rolldown.OutputBundle, name = ""): string[] {
	const file = bundle[name];
	return file?.type === "chunk" ? [file.code, ...file.imports.flatMap((each) => codeOf(bundle, each))] : [];
}
