/**
 * Paints sixty scenes and puts them side by side, to look at: `npm run contact-sheet` writes contact-sheet/sheet.html, and
 * sheet.png beside it (it needs a Chromium: CHROMIUM_PATH says which). With the name of a composition, twelve
 * of that one.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { MOOD_COLOURS } from "../../shared/mood/mood-colours.ts";
import { MOOD_THEMES } from "../../shared/mood/mood-theme.ts";
import { NEED_LEVELS } from "../../shared/needs.ts";
import {
	COMPOSITION_NAMES,
	type CompositionName,
} from "../../worker/modules/scenes/painter/compositions/index.ts";
import { TIMES } from "../../worker/modules/scenes/painter/light.ts";
import { paint } from "../../worker/modules/scenes/painter/paint.ts";
import { findBrowser } from "../lib/find-browser.ts";

const FOLDER = new URL("../../contact-sheet/", import.meta.url);
const COLOURS = Object.values(MOOD_COLOURS);

const only = process.argv[2] as CompositionName | undefined;
if (only && !COMPOSITION_NAMES.includes(only)) {
	throw new Error(`No composition is called "${only}". There are: ${COMPOSITION_NAMES.join(", ")}.`);
}

const count = only ? 12 : 60;
const figures = Array.from({ length: count }, (_, index) => {
	const at = <Item>(items: readonly Item[], step = 1) =>
		items[Math.floor(index / step) % items.length] as Item;
	const theme = at(MOOD_THEMES);
	const time = at(TIMES, 1);
	const { svg, altText } = paint({
		seed: `sheet-${index}`,
		landscape: only ?? at(COMPOSITION_NAMES),
		focus: at(NEED_LEVELS, 2),
		theme,
		time,
		colour: at(COLOURS),
	});
	const size = (svg.length / 1024).toFixed(0);
	const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
	return `<figure><img src="${source}" alt=""><img src="${source}" alt="" class="phone"><figcaption>${altText} · ${theme} · ${size} KB</figcaption></figure>`;
});

const html = `<!doctype html><meta charset="utf-8"><title>Scenes</title><style>
body{margin:8px;display:grid;grid-template-columns:repeat(4,1fr);gap:8px;font:12px sans-serif;width:1840px}
figure{margin:0;display:grid;grid-template-columns:1fr 108px;gap:2px}figcaption{grid-column:1/3}
img{width:100%;height:234px;object-fit:cover;display:block}</style>${figures.join("\n")}`;

await mkdir(FOLDER, { recursive: true });
await writeFile(new URL("sheet.html", FOLDER), html);
const browser = await chromium.launch({
	executablePath: await findBrowser(),
	args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1856, height: 900 } });
await page.setContent(html);
await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
await page.screenshot({ path: new URL("sheet.png", FOLDER).pathname, fullPage: true });
await browser.close();
