import { expect, type Page } from "@playwright/test";

/** Presses Tab until the wanted element has the focus. Fails when it cannot be reached. */
export async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: RegExp): Promise<void> {
	const wanted = page.getByRole(role, { name });
	await expect(wanted.first()).toBeVisible();
	for (let press = 0; press < 40; press += 1) {
		await page.keyboard.press("Tab");
		if (await wanted.first().evaluate((element) => element === document.activeElement)) {
			return;
		}
	}
	throw new Error(`Tab does not reach ${role} ${name}.`);
}
