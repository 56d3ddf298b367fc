import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { findBrowser } from "./lib/find-browser.ts";
import { main } from "./lib/main.ts";

/** Shown at half of it, so that it is sharp on every screen. */
const SIZE = 64;

/** `npm run draw-mail-mark`: the product's mark as a PNG, because mail programs draw no SVG. */
await main(async () => {
	const mark = await readFile("web/public/favicon.svg", "utf8");
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
	try {
		const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
		await page.setContent(`<style>body{margin:0}svg{display:block;width:${SIZE}px}</style>${mark}`);
		await writeFile("web/public/mail/mark.png", await page.screenshot({ omitBackground: true }));
	} finally {
		await browser.close();
	}
});
