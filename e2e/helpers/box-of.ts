import type { Locator } from "@playwright/test";

/** Where an element is in the window, in CSS pixels. Throws where it is not drawn: a box of nothing would pass for one. */
export async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) {
		throw new Error(`${locator} is nowhere on the page.`);
	}
	return { ...box, top: box.y, bottom: box.y + box.height };
}
