import type { BrowserContext, Page } from "@playwright/test";
import type { Talker } from "../tools/lib/people.ts";
import { afterWarmUp, thinking } from "./first-word.ts";
import type { FakeModel } from "./lib/fake-model.ts";
import { median } from "./lib/stats.ts";

const TURNS = 20;

/**
 * From the press of Enter to the frame in which the reply's first word stands on the page, without the time that the model took; and
 * of that the part after the model's own first word. Medians in ms. By then the words are kept for good: the object writes them before it asks any model. The floor is a page that
 * adds what comes from a Worker that only passes the model's words on: nobody is known and nothing is kept.
 */
export async function painted(context: BrowserContext, model: FakeModel, bareOrigin: string, talker: Talker) {
	const plain = await context.newPage();
	await plain.goto(bareOrigin);
	const floor = await afterWarmUp(async () => (await onePaint(plain, model)).all, TURNS);
	await plain.close();
	const [name = "", value = ""] = talker.cookie.split("=");
	await context.addCookies([{ name, value, url: talker.origin }]);
	const page = await context.newPage();
	await page.goto(`${talker.origin}/dashboard`);
	await page.getByRole("log").waitFor();
	await page.waitForLoadState("networkidle");
	const after: number[] = [];
	const ours = await afterWarmUp(async () => {
		const paint = await onePaint(page, model);
		after.push(paint.after);
		return paint.all;
	}, TURNS);
	await page.close();
	return { floor, ours, after: median(after) };
}

async function onePaint(page: Page, model: FakeModel): Promise<{ all: number; after: number }> {
	await page.evaluate((word) => {
		const log = document.querySelector("[role=log]");
		const state = window as unknown as { painted: Promise<{ took: number; at: number }> };
		state.painted = new Promise((resolve, reject) => {
			setTimeout(() => reject(new Error(`${word} was never shown.`)), 15_000);
			let pressed = 0;
			document.addEventListener(
				"keydown",
				() => {
					pressed = performance.now();
				},
				{ capture: true, once: true },
			);
			const observer = new MutationObserver(() => {
				if (log?.textContent?.includes(word)) {
					observer.disconnect();
					// In the frame that shows it, after it was drawn.
					requestAnimationFrame(() => {
						const channel = new MessageChannel();
						channel.port1.onmessage = () => {
							const now = performance.now();
							resolve({ took: now - pressed, at: performance.timeOrigin + now });
						};
						channel.port2.postMessage(null);
					});
				}
			});
			observer.observe(log as Element, { childList: true, subtree: true, characterData: true });
		});
	}, model.nextWord);
	const box = page.getByRole("textbox", { name: "Message" });
	await box.fill("I keep thinking about the letter from my sister");
	await box.press("Enter");
	const { took, at } = await page.evaluate(
		() => (window as unknown as { painted: Promise<{ took: number; at: number }> }).painted,
	);
	const firstWordAt = performance.timeOrigin + (model.asked.at(-1)?.firstWordAt ?? Number.NaN);
	return { all: took - thinking(model), after: at - firstWordAt };
}
