import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Axe's rules on what differs in the other scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Scope = { within?: string; without?: string; skip?: string[]; only?: string[] };

/** What axe finds on the page as it stands, once every fade is over: nothing, in words that say where. */
export async function expectAccessible(
	page: Page,
	{ within, without, skip = [], only }: Scope = {},
): Promise<void> {
	// What is not there yet has no fade to wait for.
	await page.locator("h1").first().waitFor({ state: "attached" });
	await untilFadesEnd(page);
	// Else axe ends on a page of its own, for frames of other origins: half the time, and there are none.
	const builder = new AxeBuilder({ page }).setLegacyMode(true);
	let axe = only
		? builder.withRules(only.filter((rule) => !skip.includes(rule)))
		: builder.disableRules(skip);
	axe = within ? axe.include(within) : axe;
	axe = without ? axe.exclude(without) : axe;
	const { violations } = await axe.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
	expect(found).toEqual([]);
}

/** The same by day and by night, with one load of the page. Leaves it by day. */
export async function expectAccessibleInBoth(page: Page, scope: Scope = {}): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectAccessible(page, { ...scope, only: COLOUR_RULES });
	await page.emulateMedia({ colorScheme: "light" });
	await expectAccessible(page, scope);
}

/** Waits for every fade to end or be cancelled, because colours change while one runs. */
export async function untilFadesEnd(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// What goes on for longer, as the breathing circle, or goes with scrolling, is no fade.
		const fades = () =>
			document.getAnimations().filter(({ playState, effect }) => {
				const isShort = Number(effect?.getComputedTiming().endTime) < 5000;
				return isShort && playState !== "finished";
			});
		// A child's fade may begin when its parent's ends.
		for (let running = fades(); running.length > 0; running = fades()) {
			await Promise.all(running.map((animation) => animation.finished.catch(() => null)));
			await new Promise(requestAnimationFrame);
		}
	});
}
