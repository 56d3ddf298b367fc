import { readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../lib/find-browser.ts";
import { main } from "../lib/main.ts";

const FOLDER = "web/public/mail";

/** Shown at half this size, for sharp screens. */
const MARK = 64;

/**
 * A band of the app's scene, as wide as an email. At its own size: double the pixels would cost more than they show.
 */
const SCENE = { file: "web/assets/scenes/dusk-1200.webp", width: 560, height: 132, top: 52 };

/** `npm run draw-mail-pictures`: the product's mark and a band of its scene as PNG, which every mail program draws. */
await main(async () => {
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
	try {
		const mark = await readFile("web/public/favicon.svg", "utf8");
		const square = { width: MARK, height: MARK };
		await draw(browser, "mark.png", square, `<style>svg{display:block;width:${MARK}px}</style>${mark}`);
		const { file, width, height, top } = SCENE;
		const scene = (await readFile(file)).toString("base64");
		const style = `width:100%;height:100%;object-fit:cover;object-position:50% ${top}%`;
		await draw(
			browser,
			"scene.png",
			{ width, height },
			`<img style="${style}" src="data:image/webp;base64,${scene}">`,
		);
	} finally {
		await browser.close();
	}
});

type Size = { width: number; height: number };

async function draw(browser: Browser, name: string, viewport: Size, html: string) {
	const page = await browser.newPage({ viewport });
	await page.setContent(`<style>body{margin:0;height:100vh}</style>${html}`);
	await writeFile(`${FOLDER}/${name}`, await page.screenshot({ omitBackground: true }));
	await page.close();
}
