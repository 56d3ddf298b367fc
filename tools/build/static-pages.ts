import { basename } from "node:path";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { COUNTRIES } from "#shared/safety/help/help-lines.ts";
import type { RenderPage, StaticPage } from "#web/pages/static-page.ts";
import { withOwnLetters, withOwnStyles } from "./light-page.ts";
import { readOperator } from "./operator.ts";
import { withPictures } from "./with-pictures.ts";

const PLACE = "<!--page-->";

/**
 * Prerenders the pages that work without scripts into HTML files, and the help page for each country whose lines we
 * know: the Worker then only chooses a file.
 */
export function staticPages(): Plugin {
	let isBuild = false;
	return {
		name: "attune:static-pages",
		enforce: "post",
		configResolved({ command }) {
			isBuild = command === "build";
		},
		transformIndexHtml: {
			order: "pre",
			async handler(html, { filename }) {
				return isBuild || !html.includes(PLACE) ? html : html.replace(PLACE, await draw(nameOf(filename)));
			},
		},
		async generateBundle(_, bundle) {
			for (const file of Object.values(bundle).filter(isUndrawn)) {
				const html = String(file.source);
				const name = nameOf(file.fileName);
				const drawn = html.replace(PLACE, withPictures(await draw(name), this));
				file.source =
					name === "landing" ? await withOwnLetters(await withOwnStyles(drawn, bundle), bundle, this) : drawn;
				if (name === "help") {
					for await (const page of helpByCountry(file.fileName, html)) {
						this.emitFile(page);
					}
				}
			}
		},
	};
}

function isUndrawn(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset {
	return file.type === "asset" && String(file.source).includes(PLACE);
}

async function* helpByCountry(fileName: string, html: string): AsyncGenerator<Rolldown.EmittedAsset> {
	for (const { country } of COUNTRIES) {
		yield {
			type: "asset",
			fileName: fileName.replace(".html", `-${country.toLowerCase()}.html`),
			source: html.replace(PLACE, await draw("help", country)),
		};
	}
}

function nameOf(file: string): StaticPage {
	return basename(file, ".html") as StaticPage;
}

async function draw(name: StaticPage, country: string | null = null): Promise<string> {
	const { module } = await runnerImport<{ renderPage: RenderPage }>("/web/pages/render.tsx");
	return module.renderPage(name, country, readOperator());
}
