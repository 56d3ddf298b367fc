import type { Page } from "@playwright/test";
import { expect } from "./people.ts";

/** The scene that is shown. */
export const picture = (page: Page) => page.locator(".scene-layer img").last();

export async function newScene(page: Page, userId: string): Promise<string> {
	const answer = await page.request.post(`/api/ai/personalized-portrait/${userId}`);
	expect(answer.status()).toBe(200);
	return ((await answer.json()) as { imageUrl: string }).imageUrl;
}
