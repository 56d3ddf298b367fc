/**
 * Paints the pictures of the exercise library with the app's own painter, one of each landscape, and keeps them as WebP in
 * `web/assets/exercises/`. After a change of the painter run `npm run draw-exercise-pictures` (it needs a Chromium:
 * CHROMIUM_PATH, or /usr/bin/chromium).
 */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
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
import { main } from "../lib/main.ts";

const FOLDER = new URL("../../web/assets/exercises/", import.meta.url);
const WIDTH = 480;
const HEIGHT = 300;
const QUALITY = 0.72;

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

await main(async () => {
	await mkdir(FOLDER, { recursive: true });
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ["--no-sandbox", "--disable-gpu"],
	});
	try {
		const page = await browser.newPage();
		for (const [index, landscape] of COMPOSITION_NAMES.entries()) {
			await writeFile(new URL(`${landscape}.webp`, FOLDER), await draw(page, landscape, index));
		}
	} finally {
		await browser.close();
	}
});

async function draw(page: Page, landscape: CompositionName, index: number): Promise<Buffer> {
	const { svg } = paint({
		seed: `exercise-${landscape}`,
		landscape,
		focus: pick(NEED_LEVELS, index),
		theme: pick(MOOD_THEMES, index * 2),
		time: pick(TIMES, index),
		colour: pick(Object.values(MOOD_COLOURS), index),
	});
	const url = await page.evaluate(
		async ({ source, wide, tall, quality }) => {
			const image = new Image();
			image.src = source;
			await image.decode();
			const canvas = document.createElement("canvas");
			canvas.width = wide;
			canvas.height = tall;
			const scale = Math.max(wide / image.naturalWidth, tall / image.naturalHeight);
			const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
			canvas.getContext("2d")?.drawImage(image, (wide - w) / 2, (tall - h) / 2, w, h);
			return canvas.toDataURL("image/webp", quality);
		},
		{
			source: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
			wide: WIDTH,
			tall: HEIGHT,
			quality: QUALITY,
		},
	);
	return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
