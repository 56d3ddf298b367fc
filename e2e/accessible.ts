import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Scope = { within?: string; without?: string; skip?: string[] };

/** What axe finds on the page as it stands, once every fade is over: nothing, in words that say where. */
export async function expectAccessible(
	page: Page,
	{ within, without, skip = [] }: Scope = {},
): Promise<void> {
	// What is not there yet has no fade to wait for.
	await page.locator("h1").first().waitFor({ state: "attached" });
	await untilFadesEnd(page);
	let axe = new AxeBuilder({ page }).disableRules(skip);
	axe = within ? axe.include(within) : axe;
	axe = without ? axe.exclude(without) : axe;
	const { violations } = await axe.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
	expect(found).toEqual([]);
}

/** Waits for every fade to end or be cancelled, because colours change while one runs. */
export async function untilFadesEnd(page: Page): Promise<void> {
	await page.evaluate(() => {
		// What goes on for longer, as the breathing circle, or goes with scrolling, is no fade.
		const fades = document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5000);
		return Promise.all(fades.map((animation) => animation.finished.catch(() => null)));
	});
}
