import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../lib/find-browser.ts";
import { main } from "../lib/main.ts";

const FOLDER = "web/public/icons";

/**
 * The mark, on paper. `share`: its square's part of the height; phones crop icons, and the middle four fifths are
 * safe. `corner`: the paper's corner radius, in percent; outside it is transparent.
 */
const ICONS = [
	{ file: "icon-192.png", size: 192, share: 0.86, corner: 22 },
	{ file: "icon-512.png", size: 512, share: 0.86, corner: 22 },
	{ file: "maskable-512.png", size: 512, share: 0.7, corner: 0 },
	{ file: "apple-touch-icon.png", size: 180, share: 0.84, corner: 0 },
] as const;

/** `npm run draw-icons`: draws the home screen icons. */
await main(async () => {
	await mkdir(FOLDER, { recursive: true });
	const mark = await readFile("web/public/favicon.svg", "utf8");
	const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
	try {
		for (const icon of ICONS) {
			await draw(browser, mark, icon);
		}
	} finally {
		await browser.close();
	}
});

async function draw(browser: Browser, mark: string, { file, size, share, corner }: (typeof ICONS)[number]) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	const paper = "background:#fbf6ee";
	await page.setContent(
		`<style>body{margin:0}div{display:grid;place-items:center;width:${size}px;height:${size}px;border-radius:${corner}%;${paper}}
		svg{height:${share * 100}%}</style><div>${mark}</div>`,
	);
	await writeFile(`${FOLDER}/${file}`, await page.screenshot({ omitBackground: true }));
	await page.close();
}
