import type { Page } from "@playwright/test";
import { expectAccessible } from "../helpers/accessible.ts";
import { assessTwice } from "../helpers/assess.ts";
import { boxOf } from "../helpers/box-of.ts";
import { expect, test } from "../helpers/people.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a wide screen shows two cards in a row before the personality type is known", async ({
	page,
	person,
}) => {
	expect(person.id).toMatch(/^usr_/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/profile");
	// Cards move while others load.
	await expect(async () => {
		const assessment = await boxOf(card(page, "Personalization assessment"));
		const questions = await boxOf(card(page, "Twenty short questions"));
		const account = await boxOf(card(page, "Account"));
		expect(questions.y).toBe(assessment.y);
		expect(questions.x).toBeGreaterThan(assessment.x);
		expect(account.y).toBe((await boxOf(card(page, "What your coach knows"))).y);
		expect(account.x).toBe(questions.x);
		expect((await boxOf(card(page, "Sign Out"))).width).toBeGreaterThan(2 * account.width);
	}).toPass();
});

/** As high as the design lets the profile be on a phone, in CSS pixels. */
const MOST_HEIGHT = 2_600;

test("the profile of a full account is at most 2,600 px high on a phone, with no chart, calendar or form", async ({
	page,
	person,
}) => {
	// The type with the longest texts.
	await assessTwice(page, person.id, "INTP");
	const answers = Array.from({ length: 20 }, (_, index) => 1 + ((index * 7) % 5));
	await page.request.post(`/api/personality/${person.id}`, { data: { answers } });
	for (let number = 1; number <= 12; number += 1) {
		const fact = `My neighbour number ${number} plays the cello on Sundays and I like to listen`;
		expect((await page.request.post(`/api/memory/${person.id}`, { data: { fact } })).status()).toBe(201);
	}
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto("/profile");
	await expect(card(page, "Your needs")).toBeVisible();
	await expect(card(page, "Your five traits").getByText("Openness", { exact: true })).toBeVisible();
	const all = card(page, "What your coach knows").getByRole("link", { name: "See all 12, edit or delete" });
	await expect(all).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_HEIGHT);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
	await expect(page.locator("main").locator("form, table, input, select, .recharts-surface")).toHaveCount(0);
	await expectAccessible(page);
	await all.click();
	await expect(page).toHaveURL(/\/profile\/memory$/);
	await expect(page.getByRole("list", { name: "What your coach knows" }).getByRole("listitem")).toHaveCount(
		12,
	);
	await expectAccessible(page);
});

for (const days of [0, 1, 2, 400]) {
	test(`the charts of ${days} days are drawn for what they are, on a phone too`, async ({ page, person }) => {
		const dates = Array.from({ length: days }, (_, index) =>
			new Date(Date.now() - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
		);
		const needs = dates.map((date, index) => ({
			date,
			physiological: 20 + (index % 5) * 20,
			safety: 40,
			love: 60,
			esteem: 80,
			actualization: 100,
		}));
		const mood = dates.map((date, index) => ({ date, mood: (index % 5) + 1 }));
		await page.route(`**/api/progress/${person.id}**`, (route) => route.fulfill({ json: { needs, mood } }));
		await page.setViewportSize({ width: 375, height: 812 });
		await page.goto("/progress");
		const over = card(page, "Over time");
		await over.scrollIntoViewIfNeeded();
		const says = { 0: /^No check-ins/, 1: /^One check-in so far/, 2: /^Two check-ins so far/ }[days];
		if (says) {
			await expect(over.getByText(says)).toBeVisible();
		}
		await expect(over.locator(".recharts-surface")).toHaveCount(days < 2 ? 0 : 6);
		if (days > 0) {
			await over.getByText(days === 1 ? "Details for that day" : "View as a table").click();
			await expect(over.getByRole("row")).toHaveCount(Math.min(days, 30) + 1);
		}
		if (days > 1) {
			// By keyboard the chart is gone through day by day.
			const chart = over.locator("svg.recharts-surface").first();
			await chart.focus();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("ArrowLeft");
			await expect(over.locator(".recharts-tooltip-wrapper").first()).toContainText(/2025|2026/);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
		await expectAccessible(page, { within: "main" });
	});
}
