import type { Page } from "@playwright/test";
import { assess } from "../helpers/assess.ts";
import { boxOf } from "../helpers/box-of.ts";
import { chatOf } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

/** Opens the chat of somebody in a low mood who has just taken the assessment. */
async function openInLowMood(page: Page, userId: string, answers = {}): Promise<void> {
	await assess(page, userId, { overallMood: 2, ...answers });
	await page.goto("/dashboard");
	await expect(page.getByText("Today: Low.")).toBeVisible();
	await expect(page.getByText(/^Need a friend is on/)).toBeVisible();
}

const parts = (page: Page) => ({
	headline: chatOf(page).log.locator(".headline"),
	insight: chatOf(page).log.locator(".insight"),
	starters: page.getByRole("region", { name: "Ideas to get started" }).locator("a, button"),
	today: page.getByRole("region", { name: "For you today" }),
	line: page.getByText(/^Need a friend is on/),
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

	test("greeting, insight with five bars and three starters stand above the box", async ({
		page,
		person,
	}) => {
		await openInLowMood(page, person.id);
		const { headline, insight, starters, line } = parts(page);
		await expect(insight.getByRole("listitem")).toHaveCount(5);
		await expect(starters).toHaveCount(3);
		const header = await boxOf(page.getByRole("banner"));
		expect((await boxOf(headline)).top).toBeGreaterThanOrEqual(header.bottom - 1);
		expect((await boxOf(starters.first())).top).toBeGreaterThanOrEqual((await boxOf(insight)).bottom);
		expect((await boxOf(starters.last())).bottom).toBeLessThanOrEqual((await boxOf(line)).top);
	});

	test("below the longer greeting there is room for all three starters too", async ({ page, person }) => {
		await page.goto("/dashboard");
		await expect(parts(page).headline).toHaveText(/^Hi there!/);
		// The longest starters.
		await openInLowMood(page, person.id, { physiologicalScore: 1 });
		const { headline, insight, starters, today, line } = parts(page);
		await expect(headline).toHaveText(/^Hi there!/);
		await expect(starters).toHaveCount(3);
		const below = (await boxOf(insight)).bottom;
		const above = (await boxOf(line)).top;
		for (const starter of await starters.all()) {
			const { top, bottom, x, width } = await boxOf(starter);
			expect([top >= below, x + width <= 375, bottom <= above]).toEqual([true, true, true]);
		}
		const nav = page.getByRole("navigation", { name: "Main" });
		expect((await boxOf(today)).top).toBeGreaterThanOrEqual((await boxOf(nav)).top);
	});

	test("the insight keeps its place when the code of today's mood comes late", async ({ page, person }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/assets\/today-/, async (route) => {
			await held;
			await route.continue();
		});
		await assess(page, person.id, { overallMood: 2 });
		await page.goto("/dashboard");
		const { insight, starters } = parts(page);
		await expect(starters).toHaveCount(3);
		await expect(page.getByText("Today: Low.")).toBeHidden();
		const { top } = await boxOf(insight);
		release();
		await expect(page.getByText("Today: Low.")).toBeVisible();
		expect((await boxOf(insight)).top).toBe(top);
	});

	test("a press on the reply styles opens them, at rest and while one writes", async ({ page, person }) => {
		await openInLowMood(page, person.id);
		const styles = page.getByRole("button", { name: /^Reply style: / });
		const sheet = page.getByRole("dialog", { name: "How should I reply?" });
		await styles.tap();
		await expect(sheet).toBeVisible();
		await sheet.getByRole("button", { name: "Close" }).tap();
		await chatOf(page).bar.tap();
		await expect(styles.getByText("Need a friend")).toBeVisible();
		await styles.tap();
		await expect(sheet).toBeVisible();
	});
});

test.describe("on a desk", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("the upper quarter is the view, with nothing but the header", async ({ page, person }) => {
		await openInLowMood(page, person.id);
		const { headline, today } = parts(page);
		expect((await boxOf(headline)).top).toBeGreaterThanOrEqual(900 / 4);
		expect((await boxOf(page.locator(".opening"))).top).toBeGreaterThanOrEqual(900 / 4);
		expect((await boxOf(today)).bottom).toBeLessThanOrEqual(
			(await boxOf(page.getByRole("banner"))).bottom + 1,
		);
	});

	test("the card of the day is as sharp as without what softens words below the header", async ({
		page,
		person,
	}) => {
		await page.request.patch(`/api/users/${person.id}`, { data: { triggerBackgroundGeneration: true } });
		await openInLowMood(page, person.id);
		await expect(page.locator("img.scene-picture")).toBeVisible({ timeout: 20_000 });
		const { x, y, width, height } = await boxOf(parts(page).today);
		// Without its round ends and its edge.
		const clip = { x: x + 30, y: y + 4, width: width - 60, height: height - 8 };
		const sharp = await page.screenshot({ clip, animations: "disabled" });
		await page.addStyleTag({ content: ".chat-header::before { display: none !important; }" });
		expect((await page.screenshot({ clip, animations: "disabled" })).equals(sharp)).toBe(true);
	});
});
