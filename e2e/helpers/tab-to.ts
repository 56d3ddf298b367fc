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

/** Chooses a radio button by keyboard: Tab to its group, then the arrows, then Space where they only move the focus. */
export async function pickByKeyboard(page: Page, name: RegExp): Promise<void> {
	const wanted = page.getByRole("radio", { name });
	await expect(wanted).toBeVisible();
	const isFocused = () => wanted.evaluate((radio) => radio === document.activeElement);
	const isNear = () =>
		wanted.evaluate((radio) => {
			const group = radio.closest('[role="radiogroup"], fieldset');
			return (
				document.activeElement?.matches("[role=radio], [type=radio]") === true &&
				group?.contains(document.activeElement) === true
			);
		});
	for (let press = 0; press < 40 && !(await isNear()); press += 1) {
		await page.keyboard.press("Tab");
	}
	for (let press = 0; press < 8 && !(await isFocused()); press += 1) {
		await page.keyboard.press("ArrowDown");
	}
	if (!(await wanted.isChecked())) {
		await page.keyboard.press("Space");
	}
	await expect(wanted).toBeChecked();
}
