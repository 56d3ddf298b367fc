import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { assess } from "./assess.ts";
import { chatOf, openChat, say, untilAnswered } from "./chat.ts";
import { expect, test } from "./people.ts";

function cardOf(page: Page) {
	const card = page.getByRole("region", { name: "For you today" });
	return { card, handle: card.getByRole("button", { name: /^For you today/ }) };
}

test("the coach's words for today are one line over the talk, and open in place by keyboard", async ({
	page,
	person,
}) => {
	const { card, handle } = cardOf(page);
	await openChat(page);
	await expect(page.getByRole("link", { name: "Help your coach get to know you · 3 min" })).toBeVisible();
	await expect(card).toBeHidden();
	await page.request.patch(`/api/users/${person.id}`, { data: { assessmentCompleted: true } });
	await page.reload();

	await expect(handle).toContainText("Body and rest");
	await expect(handle).toHaveAttribute("aria-expanded", "false");
	await expectAccessible(page);
	await handle.press("Enter");
	await expect(card.getByText("One small step")).toBeVisible();
	await card.getByRole("button", { name: "Read more" }).click();
	await expect(card.getByText("?")).toBeVisible();
	await card.getByRole("button", { name: "2 more ideas" }).click();
	await expect(card.getByRole("listitem")).toHaveCount(2);
	await expectAccessible(page);
	await handle.press("Enter");
	await expect(card.getByText("One small step")).toBeHidden();
});

test("a check-in in another tab is in the card at once", async ({ page, person }) => {
	await page.request.patch(`/api/users/${person.id}`, { data: { assessmentCompleted: true } });
	const { handle } = cardOf(page);
	await openChat(page);
	await expect(handle).toContainText("Body and rest");
	const scores = { physiologicalScore: 5, safetyScore: 5, loveScore: 2, esteemScore: 4 };
	await assess(page, person.id, { ...scores, overallMood: 4, mbtiType: "INFP", primaryGoal: "wellness" });
	await expect(handle).toContainText("Love and belonging");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 375, height: 667 } });

	test("the card leaves room for the first words, is its handle and one line over a talk, and opens under the finger", async ({
		page,
		person,
	}) => {
		await page.request.patch(`/api/users/${person.id}`, { data: { assessmentCompleted: true } });
		const { card, handle } = cardOf(page);
		const { log } = await openChat(page);
		await expect(card).toBeVisible();
		const greeting = await log.getByText("What's on your mind today?").boundingBox();
		const bar = await page.locator(".chat-bar").boundingBox();
		expect((greeting?.y ?? 0) + (greeting?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

		await say(page, "I feel behind everyone my age");
		await untilAnswered(page);
		await page.reload();
		await expect(chatOf(page).log.locator(".assistant-bubble").last()).toBeInViewport();
		await expect(handle).toHaveAttribute("aria-expanded", "false");
		expect((await card.boundingBox())?.height).toBeLessThan(80);

		await handle.scrollIntoViewIfNeeded();
		await handle.hover();
		const before = (await handle.boundingBox())?.y;
		await handle.click();
		await expect(card.getByText("One small step")).toBeVisible();
		// Long enough for a list that follows its end to have glided there.
		await page.waitForTimeout(600);
		expect((await handle.boundingBox())?.y).toBe(before);
	});
});
